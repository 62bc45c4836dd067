import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const GAP = 4;
const EDGE = 8;
const TALLEST = 360;

/** Puts a popover under its anchor, or above it where there is more room, and keeps it there. */
export function useBeside(popover: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const shown = popover.current;
    if (!shown) return;
    shown.showPopover();
    const place = () => putBeside(shown, anchor.getBoundingClientRect());
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, []);
}

function putBeside({ style }: HTMLElement, anchor: DOMRect): void {
  const below = innerHeight - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const isAbove = below < Math.min(TALLEST, above);
  style.maxHeight = `${Math.min(TALLEST, isAbove ? above : below)}px`;
  style.top = isAbove ? 'auto' : `${anchor.bottom + GAP}px`;
  style.bottom = isAbove ? `${innerHeight - anchor.top + GAP}px` : 'auto';
  style.left = `${anchor.left}px`;
  style.width = `${anchor.width}px`;
}
