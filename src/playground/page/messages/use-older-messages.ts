import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';

/** What stands above the first message that is here. */
interface OlderMessages {
  /** Nothing: the channel begins with it. */
  readonly isBegun: boolean;
  /** It has been asked for. */
  readonly isComing: boolean;
}

const NEAR_PX = 600;

/** Asks for older messages as their reader comes near the top; what they read stays where it is. */
export function useOlderMessages(scroller: RefObject<HTMLElement | null>): OlderMessages {
  const { world, channel, ask } = usePage();
  const first = world.messages.get(channel)?.[0]?.message.id;
  const isBegun = world.begun.has(channel);
  const [asked, setAsked] = useState<string | null>(null);
  const before = useRef(first);

  useEffect(() => {
    const list = scroller.current;
    if (!list || isBegun || !first || asked === first) return;
    const look = () => {
      if (list.scrollTop > NEAR_PX) return;
      if (ask({ do: 'older', channel, before: first }) !== null) setAsked(first);
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [first, isBegun, asked]);

  // While this is drawn the list is still what it was: only what stands above the reader will change.
  const left = first === before.current ? 0 : getDistanceFromEnd(scroller.current);
  useLayoutEffect(() => {
    if (first !== before.current && scroller.current)
      scroller.current.scrollTop += getDistanceFromEnd(scroller.current) - left;
    before.current = first;
  }, [first]);

  return { isBegun, isComing: asked !== null && asked === first };
}

/** Px from what is at the upper edge down to the end of all. */
function getDistanceFromEnd(list: HTMLElement | null): number {
  return list === null ? 0 : list.scrollHeight - list.scrollTop;
}
