import { fight } from './arena/matches.ts';
import { type Outcome, outcomeOf } from './arena/outcome.ts';
import { playerCalled } from './arena/players.ts';
import { gameCalled, numberCalled, optionsCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s arena -- <game> [--seats N] [--a PLAYER] [--b PLAYER] [--games N] [--seed N] [--options JSON] [--playouts N] [--json]`:
 * matches of a player A against B in all other seats. A player is a strength, `strongest`, `greedy`, `random`, `uniform`, or the path
 * of a module that exports `player(game, view, seat, chance)`. `--playouts` of A's thoughts.
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
    json: { type: 'boolean', default: false },
  });
  const game = gameCalled(id);
  const playouts = values.playouts === undefined ? undefined : numberCalled('playouts', values.playouts, 0);
  const matches = fight({
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : numberCalled('seats', values.seats, 1),
    options: optionsCalled(game, values.options),
    a: await playerCalled(values.a, playouts),
    b: await playerCalled(values.b, undefined),
    games: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
  });
  const outcome = outcomeOf(await all(matches));
  const { a, b } = values;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ game: game.id, a, b, ...outcome }, null, 2)}\n`
      : inWords(a, b, outcome),
  );
  return 0;
});

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
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
