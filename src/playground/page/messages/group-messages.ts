import type { SeenMessage } from '../../protocol.ts';

/** A message with what its neighbours decide. */
export interface MessageRow {
  readonly seen: SeenMessage;
  /** Goes on under the one above: no face, no name. */
  readonly isContinued: boolean;
  /** The day to write above it, where a new one begins. */
  readonly day: string | null;
}

const TOGETHER_MS = 7 * 60_000;
const plainTypes: readonly number[] = [0, 20];

/** Puts what one person says in a few minutes together, the bot's messages each alone, and a line between the days. */
export function groupMessages(list: readonly SeenMessage[], locale: string): readonly MessageRow[] {
  return list.map((seen, index) => {
    const before = list[index - 1];
    const day = before && getDay(before) === getDay(seen) ? null : formatDay(seen, locale);
    return { seen, day, isContinued: day === null && before !== undefined && isContinuation(before, seen) };
  });
}

function isContinuation(before: SeenMessage, seen: SeenMessage): boolean {
  const [a, b] = [before.message, seen.message];
  const isSame = a.author.id === b.author.id && before.ephemeral === seen.ephemeral;
  const isPlain =
    plainTypes.includes(b.type) && !b.referenced_message && !b.interaction_metadata && !b.interaction;
  return (
    isSame && isPlain && !b.author.bot && Date.parse(b.timestamp) - Date.parse(a.timestamp) < TOGETHER_MS
  );
}

function getDay({ message }: SeenMessage): string {
  return new Date(message.timestamp).toDateString();
}

function formatDay({ message }: SeenMessage, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(message.timestamp));
}
