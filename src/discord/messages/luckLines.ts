import { matchName, type Table } from '../../app/core/table.ts';
import { commitment } from '../../engine/luck.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';

type Sealed = Pick<Table, 'record'>;

/** In full: the commitment while the match runs, and afterwards what it takes to check the luck. */
export function luckInFull({ record }: Sealed, language: Language): readonly string[] {
  const { secret } = record;
  if (!secret) return [];
  const what =
    record.phase === 'playing'
      ? text('bot:more.sealed', { commitment: commitment(secret) })
      : text('bot:more.revealed', { match: matchName(record.id), secret: secret.toString('hex') });
  return [`-# ${say(language, what, () => '')}`];
}
