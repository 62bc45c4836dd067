import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LatestAnswer } from '../world/selectors.ts';
import { findMessageElement } from './edges.ts';

/** Keyboard state of the message list. */
interface HeldFocus {
  /** Id of the message that has the focus, or had it until the focused element was removed. */
  message: string | null;
  /** Custom id of the last pressed component. */
  pressed: string | null;
  /** True if the last input came from the keyboard. */
  byKeys: boolean;
}

/**
 * Keeps the keyboard focus in the game.
 * A component that opens or changes an ephemeral message moves the focus to that message's first answer. If the focused element is removed,
 * the focus stays in its message.
 */
export function useKeyboardFocus(
  scroller: RefObject<HTMLElement | null>,
  answered: LatestAnswer | null,
): void {
  const held = useRef<HeldFocus>({ message: null, pressed: null, byKeys: false });
  const before = useRef(answered);
  useHeldFocus(scroller, held.current);
  useLayoutEffect(() => {
    const list = scroller.current;
    const isNew = answered !== before.current;
    before.current = answered;
    const { message, byKeys } = held.current;
    if (!list || !byKeys || message === null) return;
    if (isNew && answered && isPrivate(list, answered.message))
      moveFocus(list, answered.message, held.current);
    else if (isLost()) focusFirstAnswer(list, message);
  });
}

function useHeldFocus(scroller: RefObject<HTMLElement | null>, held: HeldFocus): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const message = (target as HTMLElement).closest<HTMLElement>('[data-message]');
      held.message =
        message && scroller.current?.contains(message) ? (message.dataset.message ?? null) : null;
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      held.byKeys = true;
      if (key === 'Enter' || key === ' ') held.pressed = (target as HTMLElement).dataset.customId ?? null;
    };
    const onPointer = () => {
      held.byKeys = false;
    };
    addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
}

/** Moves the focus to the message's first answer, unless the pressed button itself is still there. */
function moveFocus(list: HTMLElement, id: string, { pressed: clicked }: HeldFocus): void {
  const active = document.activeElement as HTMLElement | null;
  const isStill = active?.closest<HTMLElement>('[data-message]')?.dataset.message === id;
  if (!isStill || active?.dataset.customId !== clicked) focusFirstAnswer(list, id);
}

const ANSWER_SELECTORS = [
  '.button.primary:enabled, .button.success:enabled, .select-button:enabled',
  '.components :is(.button, .select-button):enabled',
];

/** Focuses the first answer of a message, else the message, else the list if the message is gone. */
function focusFirstAnswer(list: HTMLElement, id: string) {
  const message = findMessageElement(list, id);
  if (!message) return list.focus({ preventScroll: true });
  const answer = ANSWER_SELECTORS.map((one) => message.querySelector<HTMLElement>(one)).find(
    (one) => one !== null,
  );
  if (!answer) message.tabIndex = -1;
  (answer ?? message).focus({ preventScroll: true });
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function isPrivate(list: HTMLElement, id: string): boolean {
  return findMessageElement(list, id)?.dataset.ephemeral !== undefined;
}
