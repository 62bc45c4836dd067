import type { SeenMessage } from '../../protocol.ts';

/** A message with the layout that its neighbours decide. */
export interface MessageRow {
  readonly seen: SeenMessage;
  /** True if it continues the message above, without avatar and name. */
  readonly isContinued: boolean;
  /** Day to write above the message if it is the first of that day, else null. */
  readonly day: string | null;
}

const TOGETHER_MS = 7 * 60_000;
const plainTypes: readonly number[] = [0, 20];

/** Groups a person's messages of a few minutes, keeps the bot's apart, and marks new days. */
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
