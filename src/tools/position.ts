import { parseArgs } from 'node:util';
import { gameCalled, numberCalled, numbersCalled, optionsCalled } from './called.ts';
import { positionReport } from './positionReport.ts';
import { run } from './run.ts';

/**
 * `npm run -s position -- <game> [--options JSON] [--seats N] [--at "<position>"] [--luck 3,1,…] [--play "<move>"]…`
 *
 * Prints a position as JSON, with whose turn it is and what is legal, after the moves that were given. Ends with code
 * 1 when the luck given did not suffice, with 2 when the call cannot be understood.
 */
await run(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      options: { type: 'string' },
      seats: { type: 'string' },
      at: { type: 'string' },
      luck: { type: 'string' },
      play: { type: 'string', multiple: true },
    },
  });
  const game = gameCalled(positionals[0]);
  const report = positionReport({
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : numberCalled('seats', values.seats, 1),
    options: optionsCalled(game, values.options),
    at: values.at ?? null,
    luck: values.luck === undefined ? null : numbersCalled('luck', values.luck),
    plays: values.play ?? [],
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 'missing' in report.luck ? 1 : 0;
});
