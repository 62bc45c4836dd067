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

/** A scrolled list that stays where its reader is: at the end when they are near it, else where they read. */
interface ScrollPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  toEnd(): void;
  /** Brings the end of the message that answers the reader into view; one that asks something stays there. */
  toAnswer(message: string): void;
}

/** What is kept in view: the end, a message that asks the reader something, or what they scrolled to. */
type KeptView = { readonly kind: 'end' | 'read' } | { readonly kind: 'asking'; readonly message: string };

/** Keeps the place over new messages, growing pictures and, under this key, a reload. */
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

/** A private message with something to press or choose. */
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

/** As far down as goes while what asks is still in view; of a very high message its end. */
function getScrollTop(list: HTMLElement, kept: KeptView): number {
  const end = list.scrollHeight - list.clientHeight;
  const message = kept.kind === 'asking' ? findMessageElement(list, kept.message) : null;
  if (!message) return end;
  return Math.min(
    end,
    list.scrollTop + Math.max(getDistanceBelowTop(list, message), getDistanceBelowEdge(list, message)),
  );
}
