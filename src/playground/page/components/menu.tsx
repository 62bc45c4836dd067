import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import type { Choice } from './choice.ts';
import { Emoji } from './emoji.tsx';
import type { SelectProps } from './select-props.ts';

const GAP_PX = 4;

const EDGE_PX = 8;

const MAX_HEIGHT_PX = 360;

interface MenuProps extends SelectProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  shut(isByKey: boolean): void;
}

/** Renders an open menu. A click decides a single choice; several choices need Confirm. */
export function Menu({ id, anchor, choices, chosen, min, max, isLive = false, onChosen, shut }: MenuProps) {
  const popover = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(chosen);
  const [active, setActive] = useState(Math.max(0, findFirstChosen(choices, chosen)));
  const isMany = max > 1;
  usePopoverPosition(popover, anchor);
  useOutsideClick(popover, anchor, () => shut(false));
  useLayoutEffect(() => popover.current?.querySelector<HTMLElement>('[role=listbox]')?.focus(), []);
  useEffect(() => {
    popover.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const done = (values: readonly string[]) => {
    shut(true);
    onChosen(values);
  };
  const pick = (choice: Choice | undefined) => {
    if (!choice) return;
    if (!isMany) return done(min === 0 && draft.includes(choice.value) ? [] : [choice.value]);
    const next = toggleValue(draft, choice.value, max);
    setDraft(next);
    if (isLive) onChosen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = handleMenuKey(event, active, choices);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (typeof step === 'number') setActive(step);
    else if (step === 'pick') pick(choices[active]);
    else shut(true);
  };

  return (
    <div class="menu-list" popover="manual" ref={popover}>
      <div
        role="listbox"
        id={id}
        tabIndex={-1}
        aria-multiselectable={isMany}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, index) => (
          <Line
            key={choice.value}
            {...{ choice, index, isMany, id }}
            isActive={index === active}
            isChosen={draft.includes(choice.value)}
            isFull={isMany && draft.length >= max && !draft.includes(choice.value)}
            onPick={() => pick(choice)}
            onOver={() => setActive(index)}
          />
        ))}
      </div>
      {isMany && !isLive && <Confirm count={draft.length} min={min} confirm={() => done(draft)} />}
    </div>
  );
}

interface LineProps {
  readonly choice: Choice;
  readonly id: string;
  readonly index: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isMany: boolean;
  readonly isFull: boolean;
  onPick(): void;
  onOver(): void;
}

function Line({ choice, id, index, isActive, isChosen, isMany, isFull, onPick, onOver }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is the listbox's active descendant
    <div
      role="option"
      id={`${id}-${index}`}
      class={isActive ? 'menu-line active' : 'menu-line'}
      aria-selected={isChosen}
      aria-disabled={isFull || undefined}
      data-index={index}
      data-value={choice.value}
      onClick={onPick}
      onPointerMove={onOver}
    >
      <Emoji emoji={choice.emoji} />
      <span class="menu-words">
        <span>{choice.label}</span>
        {choice.description && <small>{choice.description}</small>}
      </span>
      {isMany ? (
        <span class="tick">{isChosen && <Icon name="check" />}</span>
      ) : (
        isChosen && <Icon name="check" />
      )}
    </div>
  );
}

function Confirm({ count, min, confirm }: { readonly count: number; readonly min: number; confirm(): void }) {
  const { words } = usePage();
  return (
    <div class="menu-confirm">
      <small>{count < min && words.atLeast(min)}</small>
      <button type="button" class="button primary" disabled={count < min} onClick={confirm} data-confirm>
        {words.confirm}
      </button>
    </div>
  );
}

/** Toggles a value; a full menu takes no more. */
function toggleValue(draft: readonly string[], value: string, max: number): readonly string[] {
  if (draft.includes(value)) return draft.filter((one) => one !== value);
  return draft.length < max ? [...draft, value] : draft;
}

function findFirstChosen(choices: readonly Choice[], chosen: readonly string[]): number {
  return choices.findIndex(({ value }) => chosen.includes(value));
}

function useOutsideClick(
  inside: { readonly current: HTMLElement | null },
  anchor: HTMLElement,
  leave: () => void,
): void {
  useEffect(() => {
    const clicked = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target) && !anchor.contains(target)) leave();
    };
    addEventListener('pointerdown', clicked);
    return () => removeEventListener('pointerdown', clicked);
  }, []);
}

/** Returns the effect of a key in an open menu: a line to go to, pick, leave, or null. */
function handleMenuKey(
  { key }: KeyboardEvent,
  active: number,
  choices: readonly Choice[],
): number | 'pick' | 'leave' | null {
  const last = choices.length - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'Enter' || key === ' ') return 'pick';
  if (key === 'Escape' || key === 'Tab') return 'leave';
  return key.length === 1 ? findStartingLetter(key, active, choices) : null;
}

function findStartingLetter(letter: string, active: number, choices: readonly Choice[]): number | null {
  const turned = [...choices.keys()].map((offset) => (active + 1 + offset) % choices.length);
  const lower = letter.toLowerCase();
  return turned.find((index) => choices[index]?.label.toLowerCase().startsWith(lower)) ?? null;
}

/** Places a popover below its anchor, or above it where there is more room, and keeps it there. */
function usePopoverPosition(popover: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const shown = popover.current;
    if (!shown) return;
    shown.showPopover();
    const place = () => positionPopover(shown, anchor.getBoundingClientRect());
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, []);
}

function positionPopover({ style }: HTMLElement, anchor: DOMRect): void {
  const below = innerHeight - anchor.bottom - GAP_PX - EDGE_PX;
  const above = anchor.top - GAP_PX - EDGE_PX;
  const isAbove = below < Math.min(MAX_HEIGHT_PX, above);
  style.maxHeight = `${Math.min(MAX_HEIGHT_PX, isAbove ? above : below)}px`;
  style.top = isAbove ? 'auto' : `${anchor.bottom + GAP_PX}px`;
  style.bottom = isAbove ? `${innerHeight - anchor.top + GAP_PX}px` : 'auto';
  style.left = `${anchor.left}px`;
  style.width = `${anchor.width}px`;
}
