import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';

/** State of the messages above the first loaded one. */
interface OlderMessages {
  /** True if the channel begins with the first loaded message. */
  readonly isBegun: boolean;
  /** True while older messages are requested. */
  readonly isComing: boolean;
}

const NEAR_PX = 600;

/** Requests older messages when the reader nears the top, without moving the text being read. */
export function useOlderMessages(scroller: RefObject<HTMLElement | null>): OlderMessages {
  const { world, channel, ask } = usePage();
  const first = world.messages.get(channel)?.[0]?.message.id;
  const isBegun = world.begun.has(channel);
  const [requested, setAsked] = useState<string | null>(null);
  const before = useRef(first);

  useEffect(() => {
    const list = scroller.current;
    if (!list || isBegun || !first || requested === first) return;
    const look = () => {
      if (list.scrollTop > NEAR_PX) return;
      if (ask({ do: 'older', channel, before: first }) !== null) setAsked(first);
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [first, isBegun, requested]);

  // The DOM still shows the old list during render; only the part above the reader will change.
  const left = first === before.current ? 0 : getDistanceFromEnd(scroller.current);
  useLayoutEffect(() => {
    if (first !== before.current && scroller.current)
      scroller.current.scrollTop += getDistanceFromEnd(scroller.current) - left;
    before.current = first;
  }, [first]);

  return { isBegun, isComing: requested !== null && requested === first };
}

/** Returns the px from the upper edge of the view down to the end of the list. */
function getDistanceFromEnd(list: HTMLElement | null): number {
  return list === null ? 0 : list.scrollHeight - list.scrollTop;
}
