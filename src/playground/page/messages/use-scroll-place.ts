import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { getRemembered, remember } from '../world/page-location.ts';
import {
  findMessageElement,
  getDistanceBelowEdge,
  getDistanceBelowTop,
  getScrollPlace,
  isNearEnd,
  isNewest,
  restoreScrollPlace,
} from './edges.ts';

/** A scrolled list that keeps its place: at the end if the reader is near it, else where they read. */
interface ScrollPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  toEnd(): void;
  /** Scrolls the end of the answering message into view; a message with open choices is kept in view. */
  toAnswer(message: string): void;
}

/** Target kept in view: the end, an ephemeral message with open choices, or the reader's own position. */
type KeptView = { readonly kind: 'end' | 'read' } | { readonly kind: 'asking'; readonly message: string };

/** Keeps the place when new messages arrive, pictures grow and, under this key, the page reloads. */
export function useScrollPlace(key: string): ScrollPlace {
  const scroller = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptView>({ kind: 'end' });
  const [isAtEnd, setAtEnd] = useState(true);

  const keep = (next: KeptView) => {
    kept.current = next;
    if (scroller.current) scrollToView(scroller.current, next);
  };
  const toEnd = () => {
    keep({ kind: 'end' });
    setAtEnd(true);
  };
  const toAnswer = (id: string) => {
    const list = scroller.current;
    const message = list && findMessageElement(list, id);
    if (!message) return;
    if (isAsking(message)) keep({ kind: 'asking', message: id });
    else if (isNewest(list, message) || kept.current.kind === 'asking') toEnd();
    else list.scrollTop += Math.max(0, getDistanceBelowEdge(list, message));
  };

  useLayoutEffect(() => {
    const list = scroller.current;
    const place = getRemembered(key);
    if (list && place && restoreScrollPlace(list, place)) kept.current = readView(list);
    if (kept.current.kind === 'end') toEnd();
    setAtEnd(kept.current.kind === 'end');
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let height = list.scrollHeight;
    const note = () => {
      setAtEnd(isNearEnd(list));
      remember(key, isNearEnd(list) ? '' : getScrollPlace(list));
    };
    const scrolled = () => {
      if (list.scrollHeight !== height) return;
      if (!isViewKept(list, kept.current)) kept.current = readView(list);
      note();
    };
    const grown = new ResizeObserver(() => {
      height = list.scrollHeight;
      scrollToView(list, kept.current);
      note();
    });
    list.addEventListener('scroll', scrolled, { passive: true });
    for (const part of [list, ...list.children]) grown.observe(part);
    return () => {
      list.removeEventListener('scroll', scrolled);
      grown.disconnect();
    };
  }, []);

  return { scroller, isAtEnd, toEnd, toAnswer };
}

function readView(list: HTMLElement): KeptView {
  return { kind: isNearEnd(list) ? 'end' : 'read' };
}

/** Returns true for an ephemeral message with an enabled button or menu. */
function isAsking(message: HTMLElement): boolean {
  return (
    message.matches('.ephemeral') &&
    message.querySelector(':is(.button.primary, .select-button):enabled') !== null
  );
}

function scrollToView(list: HTMLElement, kept: KeptView): void {
  if (kept.kind !== 'read') list.scrollTop = getScrollTop(list, kept);
}

function isViewKept(list: HTMLElement, kept: KeptView): boolean {
  return kept.kind === 'asking' && Math.abs(list.scrollTop - getScrollTop(list, kept)) < 2;
}

/** Returns the lowest scroll position at which the asking message is in view; a very tall message shows its end. */
function getScrollTop(list: HTMLElement, kept: KeptView): number {
  const end = list.scrollHeight - list.clientHeight;
  const message = kept.kind === 'asking' ? findMessageElement(list, kept.message) : null;
  if (!message) return end;
  return Math.min(
    end,
    list.scrollTop + Math.max(getDistanceBelowTop(list, message), getDistanceBelowEdge(list, message)),
  );
}
