import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** An action in the list, with a name for tests. */
interface Action {
  readonly name: string;
  readonly label: string;
  /** Confirmation text of an action that cannot be undone; it takes a second press. */
  readonly sure?: string;
  act(): void;
}

interface ActionsProps {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly icon?: 'more' | 'smile';
}

/** Renders a button, by default of three dots, that opens a list of actions. */
export function Actions({ label, actions, icon = 'more' }: ActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const shut = () => {
    if (place.current?.contains(document.activeElement)) button.current?.focus();
    open(false);
  };
  useCloseOnOutside(place, isOpen, shut);
  if (actions.length === 0) return null;
  return (
    <div class="actions" ref={place}>
      <button
        type="button"
        class="icon"
        ref={button}
        title={label}
        aria-label={label}
        aria-expanded={isOpen}
        data-actions={icon}
        onClick={() => open(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <ul class={`actions-list ${icon}`}>
          {actions.map((action) => (
            <li key={action.name}>
              <ActionButton action={action} done={shut} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ActionButton({ action, done }: { readonly action: Action; readonly done: () => void }) {
  const { name, label, sure, act } = action;
  const [isAsked, ask] = useState(false);
  const click = () => {
    if (sure && !isAsked) return ask(true);
    act();
    done();
  };
  return (
    <button type="button" class={isAsked ? 'grave' : undefined} data-action={name} onClick={click}>
      {isAsked ? sure : label}
    </button>
  );
}

/** Closes the list on Escape or on a press elsewhere. */
function useCloseOnOutside(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  shut: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => place.current?.contains(target as Node) || shut();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && shut();
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
}
