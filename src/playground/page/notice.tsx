import { useEffect } from 'preact/hooks';
import { usePage } from './world/page.ts';

const SHOWN_MS = 8_000;

/** Renders the playground's last refusal in one line that disappears. */
export function Notice() {
  const { world, tell } = usePage();
  const text = world.notice;
  useEffect(() => {
    if (!text) return;
    const timer = window.setTimeout(() => tell({ is: 'notice', text: null }), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <div class="notice-place" role="status">
      {text && (
        <p class="notice" data-testid="notice">
          {text}
        </p>
      )}
    </div>
  );
}
