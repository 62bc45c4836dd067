import { usePage } from '../world/page.ts';
import { useNow } from '../world/use-now.ts';
import { formatTime } from './format-time.ts';

interface TimeProps {
  /** Seconds since 1970. */
  readonly seconds: number;
  /** Style of the timestamp: https://docs.discord.com/developers/reference#message-formatting-timestamp-styles */
  readonly style: string;
}

/** Renders a time in the reader's language and time zone; a relative time keeps counting. */
export function Time({ seconds, style }: TimeProps) {
  const { words } = usePage();
  const now = useNow(style === 'R');
  const date = new Date(seconds * 1000);
  return (
    <time class="time" dateTime={formatIso(date)} title={formatTime(date, 'F', words.locale, now)}>
      {formatTime(date, style, words.locale, now)}
    </time>
  );
}

function formatIso(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
