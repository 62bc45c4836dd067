import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import { Emoji } from './emoji.tsx';
import { Menu } from './menu.tsx';
import type { SelectProps } from './select-props.ts';

/** Renders a closed menu, opened by a click, Enter or an arrow key. */
export function Select(props: SelectProps) {
  const { customId, isDisabled, isPending, labelledBy } = props;
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shut = (isByKey: boolean) => {
    open(false);
    if (isByKey) button.current?.focus();
  };
  return (
    <div class="select" data-open={isOpen || undefined}>
      <button
        type="button"
        ref={button}
        class="select-button"
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-labelledby={labelledBy}
        aria-busy={isPending}
        data-custom-id={customId}
        data-pending={isPending || undefined}
        onClick={() => !isPending && open(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(true);
        }}
      >
        <Chosen {...props} />
        {isPending ? <span class="spinner" aria-hidden="true" /> : <Icon name="down" />}
      </button>
      {isOpen && button.current && <Menu {...props} id={id} anchor={button.current} shut={shut} />}
    </div>
  );
}

function Chosen({ choices, chosen, placeholder }: SelectProps) {
  const { words } = usePage();
  const picked = choices.filter(({ value }) => chosen.includes(value));
  if (picked.length === 0) return <span class="placeholder cut">{placeholder ?? words.choose}</span>;
  return (
    <span class="picked">
      {picked.map(({ value, label, emoji }) => (
        <span key={value} class="cut">
          <Emoji emoji={emoji} />
          {label}
        </span>
      ))}
    </span>
  );
}
