import { findGameVersion } from '../app/core/context.ts';
import type { Game } from '../engine/game.ts';
import type { MatchRecord } from '../engine/record.ts';
import { VerificationError, verifyMatchRecord } from '../engine/verify-match-record.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { translateToEnglish } from './english.ts';
import { parseFlags } from './flags.ts';
import { loadRecord } from './load-record.ts';
import { run } from './run.ts';

/** `npm run -s verify`: replays an exported match and recomputes its outcomes from the revealed secret. */
await run(() => {
  const { operands } = parseFlags({
    command: 'npm run -s verify',
    operands: ['<file>'],
    about: [
      'Replays an exported match and recomputes its outcomes from the revealed secret.',
      'Exit code 0: all is as recorded; 1: it is not, with the first difference on standard',
      'error; 2: the file cannot be read.',
    ],
    flags: {},
  });
  return checkRecord(operands[0] ?? '');
});

function checkRecord(path: string): number {
  try {
    const record = loadRecord(path);
    const game = findGameVersion({ games, earlier }, record.game, record.rules);
    if (!game) throw new VerificationError(describeUnknownGame(record));
    const { moves, outcomes } = verifyMatchRecord(record, game);
    process.stdout.write(`Verified: ${game.id}, ${moves} moves, ${outcomes} random outcomes.\n`);
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
  const parts = ['names, which seats were AIs, who left or joined, the credit, and all times'];
  if (ending.kind !== 'over')
    parts.push('that the match was resigned, claimed or cancelled, and whether moves are missing at its end');
  if (table !== 'match') parts.push('who acted, as the table has no turns');
  return `Not checked: ${parts.join('; ')}.`;
}

function describeUnknownGame({ game: id, rules }: MatchRecord): string {
  const known = [...games, ...earlier].filter((game) => game.id === id).map((game) => game.rules);
  if (known.length === 0) return `Unknown game ${JSON.stringify(id)}.`;
  return `The match was played with rules ${rules} of ${id}. Known rules: ${known.sort().join(', ')}.`;
}
