import { versionOf } from '../app/core/context.ts';
import type { Game } from '../engine/game.ts';
import type { MatchRecord } from '../engine/record.ts';
import { Unverified, verified } from '../engine/verified.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { BadCall } from './called.ts';
import { english } from './english.ts';
import { recordCalled } from './record-called.ts';
import { run } from './run.ts';

/**
 * `npm run -s verify -- <file>`
 *
 * Plays an exported match again and computes its luck from the revealed secret. Code 0, what was checked and what was not
 * when all is as recorded; code 1 and the first thing that is not on stderr; code 2 when there is no such file.
 */
await run(() => {
  const [path, extra] = process.argv.slice(2);
  if (path === undefined) throw new BadCall('Say which file: npm run -s verify -- <file>');
  if (extra !== undefined) throw new BadCall(`One file is enough, and "${extra}" is one word too many.`);
  return checked(path);
});

function checked(path: string): number {
  try {
    const record = recordCalled(path);
    const game = versionOf({ games, earlier }, record.game, record.rules);
    if (!game) throw new Unverified(unknown(record));
    const { moves, outcomes } = verified(record, game);
    process.stdout.write(`Verified: ${game.id}, ${moves} moves, ${outcomes} outcomes of luck.\n`);
    process.stdout.write(`${unchecked(game, record)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Unverified)) throw error;
    process.stderr.write(`Not verified. ${sentenceOf(error)}\n`);
    return 1;
  }
}

/** The fault, and what the rules say to it, on one line, without control characters that a foreign file may hold. */
function sentenceOf({ message, reason }: Unverified): string {
  return [message, ...(reason === null ? [] : [english(reason)])]
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
}

/** Lists what only the digest covers: anyone who changes a record can compute it again. */
function unchecked({ table }: Game, { ending }: MatchRecord): string {
  const parts = ['names, which seats were AIs, who left or came, the credit, and all times'];
  if (ending.kind !== 'over')
    parts.push(
      'that the match was resigned, claimed or broken off, and whether moves were left out at its end',
    );
  if (table !== 'match') parts.push('at a table without turns who acted');
  return `Not checked: ${parts.join('; ')}.`;
}

function unknown({ game: id, rules }: MatchRecord): string {
  const known = [...games, ...earlier].filter((game) => game.id === id).map((game) => game.rules);
  if (known.length === 0) return `There is no game ${JSON.stringify(id)} here.`;
  return `It was played by rules ${rules} of ${id}, and known here are only: ${known.sort().join(', ')}.`;
}
