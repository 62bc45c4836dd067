import { findGameVersion } from '../app/core/context.ts';
import type { Game } from '../engine/game.ts';
import type { MatchRecord } from '../engine/record.ts';
import { VerificationError, verifyMatchRecord } from '../engine/verify-match-record.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { UsageError } from './cli-args.ts';
import { translateToEnglish } from './english.ts';
import { loadRecord } from './load-record.ts';
import { run } from './run.ts';

/**
 * `npm run -s verify -- <file>`
 *
 * Replays an exported match and recomputes its outcomes from the revealed secret. Code 0 if everything is as recorded,
 * with what was checked and what was not; code 1 and the first difference on stderr; code 2 if the file does not exist.
 */
await run(() => {
  const [path, extra] = process.argv.slice(2);
  if (path === undefined) throw new UsageError('Say which file: npm run -s verify -- <file>');
  if (extra !== undefined) throw new UsageError(`One file is enough, and "${extra}" is one word too many.`);
  return checkRecord(path);
});

function checkRecord(path: string): number {
  try {
    const record = loadRecord(path);
    const game = findGameVersion({ games, earlier }, record.game, record.rules);
    if (!game) throw new VerificationError(describeUnknownGame(record));
    const { moves, outcomes } = verifyMatchRecord(record, game);
    process.stdout.write(`Verified: ${game.id}, ${moves} moves, ${outcomes} outcomes of luck.\n`);
    process.stdout.write(`${listUnchecked(game, record)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof VerificationError)) throw error;
    process.stderr.write(`Not verified. ${formatFault(error)}\n`);
    return 1;
  }
}

/** Formats the error and the refusal of the rules on one line, without control characters that a foreign file may contain. */
function formatFault({ message, reason }: VerificationError): string {
  return [message, ...(reason === null ? [] : [translateToEnglish(reason)])]
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
}

/** Lists what only the digest covers: anyone who changes a record can compute it again. */
function listUnchecked({ table }: Game, { ending }: MatchRecord): string {
  const parts = ['names, which seats were AIs, who left or came, the credit, and all times'];
  if (ending.kind !== 'over')
    parts.push(
      'that the match was resigned, claimed or broken off, and whether moves were left out at its end',
    );
  if (table !== 'match') parts.push('at a table without turns who acted');
  return `Not checked: ${parts.join('; ')}.`;
}

function describeUnknownGame({ game: id, rules }: MatchRecord): string {
  const known = [...games, ...earlier].filter((game) => game.id === id).map((game) => game.rules);
  if (known.length === 0) return `There is no game ${JSON.stringify(id)} here.`;
  return `It was played by rules ${rules} of ${id}, and known here are only: ${known.sort().join(', ')}.`;
}
