import { parseChosenOptions, parseGameArg, parseNumberArg, parseNumbersArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { createPositionReport } from './position-report.ts';
import { run } from './run.ts';

/**
 * `npm run -s position -- <game> [--options JSON] [--seats N] [--at "<position>"] [--luck 3,1,…] [--play "<move>"]…`
 *
 * Prints a position as JSON, with the turn and the legal moves, after the given moves. An illegal move is a valid
 * result too: the JSON gives the reason under `refused`, the moves after it are not made, and the code is 0. Code 1
 * means that the given outcomes did not suffice, 2 that the call is invalid or the position impossible.
 */
await run(() => {
  const { id, values } = parseFlags({
    options: { type: 'string' },
    seats: { type: 'string' },
    at: { type: 'string' },
    luck: { type: 'string' },
    play: { type: 'string', multiple: true },
  });
  const game = parseGameArg(id);
  const report = createPositionReport({
    game,
    seats: values.seats === undefined ? null : parseNumberArg('seats', values.seats, 1),
    options: parseChosenOptions(game, values.options),
    at: values.at ?? null,
    luck: values.luck === undefined ? null : parseNumbersArg('luck', values.luck),
    plays: values.play ?? [],
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 'missing' in report.luck ? 1 : 0;
});
