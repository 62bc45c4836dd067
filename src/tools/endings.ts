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

/** `npm run -s endings`: checks whether matches of AIs end. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run -s endings',
    operands: ['[game]'],
    about: [
      'Checks whether matches of AIs end, for each number of seats and each line-up:',
      'equal AIs of every strength, mixed ones, and an owl among scripted players.',
      'Exit code 1 if a match did not end, a position occurred more than three times,',
      'all players of MotoX passed for rounds, or Forage reached its cap of rounds more',
      'than once and in more than 2 % of the matches.',
    ],
    flags: {
      games: { type: 'string', value: 'N', default: '50', help: 'number of matches for each line-up' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the randomness' },
      seats: { type: 'string', value: 'N', help: 'only this number of players' },
      playouts: { type: 'string', value: 'N', help: "playouts of each search; the game's by default" },
      json: { type: 'boolean', default: false, help: 'print JSON' },
    },
  });
  const [id] = operands;
  const among = id === undefined ? games.filter(({ ai }) => ai) : [parseGameArg(id)];
  if (!among.every(({ ai }) => ai)) throw new UsageError(`${id} has no AI.`);
  const call = {
    games: among,
    seats: values.seats === undefined ? null : parseNumberArg('seats', values.seats, 1),
    matches: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
    playouts: values.playouts === undefined ? undefined : parseNumberArg('playouts', values.playouts, 0),
  };
  const { seats } = call;
  if (seats !== null && !among.some((game) => game.seats.includes(seats)))
    throw new UsageError(`None of these games is for ${seats} players.`);
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
