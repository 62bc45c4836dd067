import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { remember, remembered } from '../world/place.ts';
import { belowEdge, belowTop, isNearEnd, isNewest, messageIn, placeIn, restore } from './edges.ts';

/** A scrolled list that stays where its reader is: at the end when they are near it, else where they read. */
interface KeptPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  toEnd(): void;
  /** Brings the end of the message that answers the reader into view; one that asks something stays there. */
  toAnswer(message: string): void;
}

/** What is kept in view: the end, a message that asks the reader something, or what they scrolled to. */
type Kept = { readonly kind: 'end' | 'read' } | { readonly kind: 'asking'; readonly message: string };

/** Keeps the place over new messages, growing pictures and, under this key, a reload. */
export function useKeepPlace(key: string): KeptPlace {
  const scroller = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept>({ kind: 'end' });
  const [isAtEnd, setAtEnd] = useState(true);

  const keep = (next: Kept) => {
    kept.current = next;
    if (scroller.current) settle(scroller.current, next);
  };
  const toEnd = () => {
    keep({ kind: 'end' });
    setAtEnd(true);
  };
  const toAnswer = (id: string) => {
    const list = scroller.current;
    const message = list && messageIn(list, id);
    if (!message) return;
    if (asks(message)) keep({ kind: 'asking', message: id });
    else if (isNewest(list, message) || kept.current.kind === 'asking') toEnd();
    else list.scrollTop += Math.max(0, belowEdge(list, message));
  };

  useLayoutEffect(() => {
    const list = scroller.current;
    const place = remembered(key);
    if (list && place && restore(list, place)) kept.current = read(list);
    if (kept.current.kind === 'end') toEnd();
    setAtEnd(kept.current.kind === 'end');
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let height = list.scrollHeight;
    const note = () => {
      setAtEnd(isNearEnd(list));
      remember(key, isNearEnd(list) ? '' : placeIn(list));
    };
    const scrolled = () => {
      if (list.scrollHeight !== height) return;
      if (!isSettled(list, kept.current)) kept.current = read(list);
      note();
    };
    const grown = new ResizeObserver(() => {
      height = list.scrollHeight;
      settle(list, kept.current);
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

function read(list: HTMLElement): Kept {
  return { kind: isNearEnd(list) ? 'end' : 'read' };
}

/** A private message with something to press or choose. */
function asks(message: HTMLElement): boolean {
  return (
    message.matches('.ephemeral') &&
    message.querySelector(':is(.button.primary, .select-button):enabled') !== null
  );
}

function settle(list: HTMLElement, kept: Kept): void {
  if (kept.kind !== 'read') list.scrollTop = topFor(list, kept);
}

function isSettled(list: HTMLElement, kept: Kept): boolean {
  return kept.kind === 'asking' && Math.abs(list.scrollTop - topFor(list, kept)) < 2;
}

/** As far down as goes while what asks is still in view; of a very high message its end. */
function topFor(list: HTMLElement, kept: Kept): number {
  const end = list.scrollHeight - list.clientHeight;
  const message = kept.kind === 'asking' ? messageIn(list, kept.message) : null;
  if (!message) return end;
  return Math.min(end, list.scrollTop + Math.max(belowTop(list, message), belowEdge(list, message)));
}
