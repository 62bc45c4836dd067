import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const GAP_PX = 4;
const EDGE_PX = 8;
const MAX_HEIGHT_PX = 360;

/** Places a popover below its anchor, or above it where there is more room, and keeps it there. */
export function usePopoverPosition(popover: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
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
