import { parseChosenOptions, parseGameArg, parseNumberArg, parseNumbersArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { createPositionReport } from './position-report.ts';
import { run } from './run.ts';

/** `npm run -s position`: prints a position as JSON, with the turn and the legal moves. */
await run(() => {
  const { operands, values } = parseFlags({
    command: 'npm run -s position',
    operands: ['<game>'],
    about: [
      'Prints a position as JSON, with the turn and the legal moves, after the given moves.',
      'An illegal move is a valid result: the JSON gives the reason under "refused", the moves',
      'after it are not made, and the exit code is 0. Exit code 1: the outcomes ran out;',
      '2: the call is invalid, or the position impossible.',
    ],
    flags: {
      options: { type: 'string', value: 'JSON', help: 'options of the game, such as {"size":16}' },
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      at: { type: 'string', value: 'POSITION', help: "position in the game's notation; set up by default" },
      luck: { type: 'string', value: 'LIST', help: 'outcomes to draw in order, such as 3,1' },
      play: { type: 'string', value: 'MOVE', multiple: true, help: 'move to make; repeatable' },
    },
  });
  const game = parseGameArg(operands[0]);
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
