import { games } from '../games/registry.ts';
import { parseGameArg, parseNumberArg, UsageError } from './cli-args.ts';
import {
  ENDINGS_HEAD,
  type EndingsRow,
  findBrokenLimits,
  formatEndingsRow,
  playEndings,
} from './endings/rows.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s endings -- [game] [--games 50] [--seed N] [--seats N] [--playouts N] [--json]`: checks whether matches of
 * AIs end, for each number of seats and each line-up: equals of every strength, mixed ones, an owl among scripted
 * players. Searches use the game's playouts by default. Code 1 if a match did not end, a position occurred more than
 * three times, MotoX was passed for rounds, or Forage reached its cap more than once and in more than 2 of 100 matches.
 */
await run(async () => {
  const { id, values } = parseFlags({
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    playouts: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const among = id === undefined ? games.filter(({ ai }) => ai) : [parseGameArg(id)];
  if (!among.every(({ ai }) => ai)) throw new UsageError(`No AI plays ${id}.`);
  const call = {
    games: among,
    seats: values.seats === undefined ? null : parseNumberArg('seats', values.seats, 1),
    matches: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
    playouts: values.playouts === undefined ? undefined : parseNumberArg('playouts', values.playouts, 0),
  };
  const { seats } = call;
  if (seats !== null && !among.some((game) => game.seats.includes(seats)))
    throw new UsageError(`No game that was asked for is played by ${seats}.`);
  const rows: EndingsRow[] = [];
  if (!values.json) process.stdout.write(`${ENDINGS_HEAD.join('\n')}\n`);
  for await (const row of playEndings(call)) {
    rows.push(row);
    if (!values.json) process.stdout.write(`${formatEndingsRow(row)}\n`);
  }
  const broken = findBrokenLimits(rows);
  process.stdout.write(values.json ? `${JSON.stringify({ rows, broken }, null, 2)}\n` : formatLines(broken));
  return broken.length === 0 ? 0 : 1;
});

function formatLines(broken: readonly string[]): string {
  return broken.length === 0 ? '' : `\n${broken.map((one) => `- ${one}\n`).join('')}`;
}
