import { commitment } from '../../engine/luck.ts';
import { type Language, text } from '../../engine/text.ts';
import { matchName, type Table } from '../../tables/table.ts';
import { say } from '../../words/say.ts';

type Sealed = Pick<Table, 'record'>;

/** For the first board, in one short line: that the luck is sealed. None before the start. */
export function sealedLine({ record }: Sealed): readonly string[] {
  if (!record.secret) return [];
  const what = text('bot:board.sealed', { commitment: shortened(commitment(record.secret)) });
  return [`-# ${say(record.language, what, () => '')}`];
}

/** For the last board, in one short line: that the secret is told. */
export function revealedLine({ record }: Sealed): readonly string[] {
  if (!record.secret) return [];
  const what = text('bot:board.revealed', { secret: shortened(record.secret.toString('hex')) });
  return [`-# ${say(record.language, what, () => '')}`];
}

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

/** The first and the last four digits: "05c5…5057". */
function shortened(hex: string): string {
  return `${hex.slice(0, 4)}…${hex.slice(-4)}`;
}
