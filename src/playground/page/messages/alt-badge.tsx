import { useId, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';

/** Renders the ALT badge of a picture; its text shows on hover, focus or click. */
export function AltBadge({ text }: { readonly text: string }) {
  const { words } = usePage();
  const id = useId();
  const [isPinned, pin] = useState(false);
  return (
    <span class="alt">
      <button
        type="button"
        class="alt-badge"
        aria-label={words.alt}
        aria-expanded={isPinned}
        aria-describedby={id}
        onClick={() => pin(!isPinned)}
        onKeyDown={({ key }) => key === 'Escape' && pin(false)}
      >
        ALT
      </button>
      <span class={isPinned ? 'alt-text pinned' : 'alt-text'} role="tooltip" id={id} data-alt>
        {text}
      </span>
    </span>
  );
}
