import { games } from '../games/registry.ts';
import { collect } from './arena/collect.ts';
import { computeCalibration, formatCalibration } from './calibrate/calibration.ts';
import { sampleDecisions } from './calibrate/sample-decisions.ts';
import { parseGameArg, parseNumberArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s calibrate -- [game] [--games 1000] [--seed N] [--seats N] [--of PLAYER] [--playouts N] [--json]`: checks
 * whether the chances shown by hints come true. Plays matches of AIs of all strengths, greedy and scripted players, and
 * samples a few decisions of each. Prints, by tenths of the strongest AI's estimate, the number of decisions and of
 * matches their movers won. `--of owl`: only decisions of that player.
 */
await run(async () => {
  const { id, values } = parseFlags({
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    of: { type: 'string' },
    playouts: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const among = id === undefined ? games.filter(({ ai }) => ai) : [parseGameArg(id)];
  if (!among.every(({ ai }) => ai)) throw new UsageError(`No AI plays ${id}.`);
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
