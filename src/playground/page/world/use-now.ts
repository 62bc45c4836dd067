import { useEffect, useState } from 'preact/hooks';
import { usePage } from './page.ts';

const TICK_MS = 1_000;

/** What time it is by the room's clock, in ms since 1970; one that ticks is drawn again each second. */
export function useNow(isTicking: boolean): number {
  const { world } = usePage();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isTicking) return;
    const timer = window.setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => window.clearInterval(timer);
  }, [isTicking]);
  return Date.now() + world.ahead;
}
