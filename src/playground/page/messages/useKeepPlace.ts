import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { remember, remembered } from '../world/place.ts';

const NEAR_PX = 120;
const AIR_PX = 12;

/** A scrolled list that stays where its reader is: at the end when they are near it, else where they read. */
export interface KeptPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  toEnd(): void;
  /** Brings the end of this message into view where it lies below: the newest message with all that is under it. */
  toEndOf(message: string): void;
}

/** Keeps the place over new messages, growing pictures and, under this key, a reload. */
export function useKeepPlace(key: string): KeptPlace {
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = () => {
    stuck.current = true;
    setAtEnd(true);
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };

  const toEndOf = (message: string) => {
    const list = scroller.current;
    const all = [...(list?.querySelectorAll('[data-message]') ?? [])] as HTMLElement[];
    const one = all.find(({ dataset }) => dataset.message === message);
    if (!list || !one) return;
    if (one === all.at(-1)) return toEnd();
    list.scrollTop += Math.max(0, belowEdge(list, one));
  };

  useLayoutEffect(() => {
    const place = remembered(key);
    if (place && scroller.current && restore(scroller.current, place))
      stuck.current = isNearEnd(scroller.current);
    if (stuck.current) toEnd();
    setAtEnd(stuck.current);
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const scrolled = () => {
      stuck.current = isNearEnd(list);
      setAtEnd(stuck.current);
      remember(key, stuck.current ? '' : placeIn(list));
    };
    const grown = new ResizeObserver(() => stuck.current && toEnd());
    list.addEventListener('scroll', scrolled, { passive: true });
    for (const part of [list, ...list.children]) grown.observe(part);
    return () => {
      list.removeEventListener('scroll', scrolled);
      grown.disconnect();
    };
  }, []);

  return { scroller, isAtEnd, toEnd, toEndOf };
}

function isNearEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
}

/** How far the end of a message, with a little air, is below the lower edge. */
function belowEdge(list: HTMLElement, message: HTMLElement): number {
  return message.getBoundingClientRect().bottom + AIR_PX - list.getBoundingClientRect().bottom;
}

/** The message at the upper edge and how far it is above it: pictures below may still grow. */
function placeIn(list: HTMLElement): string {
  const edge = list.getBoundingClientRect().top;
  const all = [...list.querySelectorAll<HTMLElement>('[data-message]')];
  const first = all.find((one) => one.getBoundingClientRect().bottom > edge);
  return first ? `${first.dataset.message}@${Math.round(first.getBoundingClientRect().top - edge)}` : '';
}

function restore(list: HTMLElement, place: string): boolean {
  const [id, offset] = place.split('@');
  const message = list.querySelector<HTMLElement>(`[data-message="${CSS.escape(id ?? '')}"]`);
  if (!message) return false;
  const top = message.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += top - Number(offset);
  return true;
}
