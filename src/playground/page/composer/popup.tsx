import { useEffect, useRef } from 'preact/hooks';

/** One line of the list above the composer. */
interface PopupLine {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** Names of options; a trailing `?` marks optional ones. */
  readonly hints?: readonly string[];
}

interface PopupProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly lines: readonly PopupLine[];
  /** Index of the line that Enter picks; -1 for none. */
  readonly active: number;
  /** Text shown if there are no lines. */
  readonly empty?: string | undefined;
  pick(index: number): void;
  over(index: number): void;
}

/** Renders the list above the composer. The focus stays in the text box. */
export function Popup({ id, title, subtitle, lines, active, empty, pick, over }: PopupProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(`${id}-${active}`)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div class="popup" data-testid="popup">
      <p class="popup-title">
        <strong>{title}</strong> {subtitle}
      </p>
      <div role="listbox" id={id} aria-label={title} ref={list} tabIndex={-1}>
        {lines.map((line, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: it is the text box's active descendant
          <div
            key={line.key}
            role="option"
            id={`${id}-${index}`}
            class={index === active ? 'popup-line active' : 'popup-line'}
            aria-selected={index === active}
            data-choice={line.key}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => over(index)}
            onClick={() => pick(index)}
          >
            <span class="popup-label">
              {line.label}
              {line.hints?.map((hint) => (
                <span key={hint} class={hint.endsWith('?') ? 'hint optional' : 'hint'}>
                  {hint.replace('?', '')}
                </span>
              ))}
            </span>
            {line.note && <small>{line.note}</small>}
          </div>
        ))}
        {lines.length === 0 && empty && <p class="popup-empty">{empty}</p>}
      </div>
    </div>
  );
}
