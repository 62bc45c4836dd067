import { isOfMemory, type Table } from '../../app/core/table.ts';
import type { When } from '../../engine/game.ts';
import type { Reason } from '../../engine/reason.ts';
import { type Language, text } from '../../engine/text.ts';
import type { LogEntry } from '../../store/log.ts';
import { isSayable, type Names, say } from '../../words/say.ts';

/**
 * What the move of an AI was for; a person keeps that to themselves. Where players have to remember, it speaks of what is
 * forgotten later.
 */
export function whyOf(table: Table, entry: LogEntry, when: When): Reason | null {
  if (entry.kind !== 'move' || entry.person !== null) return null;
  return when === 'later' && isOfMemory(table) ? null : (entry.thought?.why ?? null);
}

/** A line of a move, and the kind of the event that it tells of. */
interface LineOf {
  readonly said: string;
  readonly of: string | null;
}

/**
 * The lines of a move, one of them with what it was for: that of the event that the reason speaks of, else the first, which
 * says what was decided. A log may be older than the sentences: then it says nothing.
 */
export function explained<L extends LineOf>(
  lines: readonly L[],
  why: Reason | null,
  language: Language,
  names: Names,
): readonly (L & { readonly isExplained?: true })[] {
  if (why === null || !isSayable(language, why)) return lines;
  const at = why.of === undefined ? 0 : lines.findIndex(({ of }) => of === why.of);
  return lines.map((one, nth) => {
    if (nth !== at) return one;
    const line = one.said.replace(/\.$/, '');
    return { ...one, said: say(language, text('bot:board.why', { line, why }), names), isExplained: true };
  });
}
