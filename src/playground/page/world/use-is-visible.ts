import { useEffect, useState } from 'preact/hooks';

/** Returns true while the tab is in front. */
export function useIsVisible(): boolean {
  const [isLookedAt, setLookedAt] = useState(!document.hidden);
  useEffect(() => {
    const changed = () => setLookedAt(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return isLookedAt;
}
