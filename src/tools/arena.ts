import { games } from '../games/registry.ts';
import { all } from './arena/all.ts';
import { fight } from './arena/matches.ts';
import { type Outcome, outcomeOf } from './arena/outcome.ts';
import { type Playouts, playerCalled } from './arena/players.ts';
import { HEAD, lineOf, rowsOf } from './arena/table.ts';
import { BadCall, gameCalled, numberCalled, optionsCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s arena -- <game> [--seats N] [--a PLAYER] [--b PLAYER] [--games N] [--seed N] [--options JSON] [--playouts
 * N] [--json]`:
 * matches of a player A against B in all other seats. A player is a strength, `strongest`, `greedy`, `random`,
 * `uniform`, or the path
 * of a module that exports `player(game, view, seat, chance)`. `--playouts` of A's thoughts. With `--table` so many
 * matches in every
 * setting of the game, or of all games that have a mind: every number of seats, and each option alone that is not as usual.
 */
await run(async () => {
  const { id, values } = calledWith({
    seats: { type: 'string' },
    a: { type: 'string', default: 'strongest' },
    b: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    playouts: { type: 'string' },
    table: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const call = {
    seats: values.seats === undefined ? null : numberCalled('seats', values.seats, 1),
    a: await playerCalled(values.a, playoutsCalled(values.playouts)),
    b: await playerCalled(values.b, undefined),
    matches: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
  };
  if (values.table && values.options !== undefined)
    throw new BadCall('--table goes through the options by itself: leave --options out.');
  if (values.table) return await printTable(id, call, values.json);
  const game = gameCalled(id);
  const seats = call.seats ?? game.seats[0] ?? 1;
  const options = optionsCalled(game, values.options);
  const outcome = outcomeOf(await all(fight({ ...call, game, seats, options, games: call.matches })));
  const { a, b } = values;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ game: game.id, a, b, ...outcome }, null, 2)}\n`
      : inWords(a, b, outcome),
  );
  return 0;
});

type Call = Omit<Parameters<typeof rowsOf>[0], 'games'>;

/** A row as soon as it is there; as JSON all of them at the end. */
async function printTable(id: string | undefined, call: Call, isJson: boolean): Promise<number> {
  const of = id === undefined ? games.filter(({ mind }) => mind) : [gameCalled(id)];
  const rows = rowsOf({ ...call, games: of });
  if (isJson) process.stdout.write(`${JSON.stringify(await all(rows), null, 2)}\n`);
  else {
    process.stdout.write(`${HEAD.join('\n')}\n`);
    for await (const row of rows) process.stdout.write(`${lineOf(row)}\n`);
  }
  return 0;
}

function playoutsCalled(typed: string | undefined): Playouts {
  return typed === undefined ? undefined : numberCalled('playouts', typed, 0);
}

function inWords(a: string, b: string, outcome: Outcome): string {
  const { first, interval, alone, points, milliseconds, refused } = outcome;
  return [
    `${a} against ${b}, ${outcome.games} matches of ${outcome.moves.toFixed(1)} moves`,
    `first       ${percent(first)} ± ${percent(interval)}; alone ${percent(alone)}; ${points.toFixed(2)} points more`,
    `a move      median ${ms(milliseconds.median)}, p99 ${ms(milliseconds.p99)}, most ${ms(milliseconds.most)}; refused ${refused}`,
    '',
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
