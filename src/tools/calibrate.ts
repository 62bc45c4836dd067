import { games } from '../games/registry.ts';
import { collect } from './arena/collect.ts';
import { computeCalibration, formatCalibration } from './calibrate/calibration.ts';
import { sampleDecisions } from './calibrate/sample-decisions.ts';
import { parseGameArg, parseNumberArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/** `npm run -s calibrate`: checks whether the chances shown by hints come true. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run -s calibrate',
    operands: ['[game]'],
    about: [
      'Checks whether the chances shown by hints come true, for one game or for all.',
      'Plays matches of AIs of all strengths, greedy and scripted players, and samples a few',
      "decisions of each match. Groups them by the strongest AI's estimate, in tenths, and",
      'prints how many of those matches the player to move won.',
    ],
    flags: {
      games: { type: 'string', value: 'N', default: '1000', help: 'number of matches' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the randomness' },
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      of: { type: 'string', value: 'PLAYER', help: 'only the decisions of this player, such as owl' },
      playouts: { type: 'string', value: 'N', help: 'playouts of each search' },
      json: { type: 'boolean', default: false, help: 'print JSON' },
    },
  });
  const [id] = operands;
  const among = id === undefined ? games.filter(({ ai }) => ai) : [parseGameArg(id)];
  if (!among.every(({ ai }) => ai)) throw new UsageError(`${id} has no AI.`);
  const call = {
    matches: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
    of: values.of ?? null,
    playouts: values.playouts === undefined ? undefined : parseNumberArg('playouts', values.playouts, 0),
  };
  const found = [];
  for (const game of among) {
    const seats =
      values.seats === undefined ? (game.seats[0] ?? 1) : parseNumberArg('seats', values.seats, 1);
    const calibration = computeCalibration(await collect(sampleDecisions({ ...call, game, seats })));
    found.push({ game: game.id, seats, ...calibration });
    if (!values.json) process.stdout.write(`${formatCalibration(game.id, seats, calibration).join('\n')}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  return 0;
});
