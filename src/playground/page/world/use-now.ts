import { useEffect, useState } from 'preact/hooks';
import { usePage } from './page.ts';

const TICK_MS = 1_000;

/** Returns the playground's time in ms since 1970; a ticking one renders again each second. */
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
