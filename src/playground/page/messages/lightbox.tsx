import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { type EnlargedPicture, usePage } from '../world/page.ts';

interface LightboxProps {
  readonly shown: EnlargedPicture;
  readonly onClose: () => void;
}

/** Renders one picture over the whole page; a click anywhere or Escape closes it. */
export function Lightbox({ shown, onClose }: LightboxProps) {
  const { words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard
    <dialog class="lightbox" ref={dialog} onClose={onClose} onClick={() => dialog.current?.close()}>
      <img src={shown.url} alt={shown.alt} />
      {shown.alt && <p aria-hidden="true">{shown.alt}</p>}
      <a href={shown.url} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
        <Icon name="out" /> {words.original}
      </a>
      <button type="button" class="icon" aria-label={words.close}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
