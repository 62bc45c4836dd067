import { games } from '../games/registry.ts';
import { all } from './arena/all.ts';
import { type Judged, judged } from './arena/judged.ts';
import { type ArenaCall, fight } from './arena/matches.ts';
import { type Estimate, type Outcome, outcomeOf } from './arena/outcome.ts';
import { PLAN_HEAD, type PlansCall, planLine, planRows } from './arena/plans.ts';
import { type Playouts, playerCalled } from './arena/players.ts';
import { HEAD, lineOf, rowsOf } from './arena/table.ts';
import { BadCall, gameCalled, numberCalled, optionsCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s arena -- <game> [--seats N] [--a PLAYER] [--b PLAYER] [--games N] [--seed N] [--options JSON] [--playouts N]
 * [--judged N] [--table] [--scripted] [--json]`: plays matches of a player A against B in all other seats.
 *
 * A player is a strength, `strongest`, `greedy`, `random`, `uniform`, a scripted plan of the game such as `blocker`, or the
 * path of a module that exports `player(game, view, seat, chance)`. `--playouts` are those of A's thoughts.
 * - `--judged N`: against greedy, what A would have in the long run, by N pairs of continuations of each of its decisions.
 * - `--table`: in every setting of the game, or of all games with an AI: each number of seats, and each option alone.
 * - `--scripted`: against each scripted plan of the game.
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
    judged: { type: 'string' },
    table: { type: 'boolean', default: false },
    scripted: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const call = {
    seats: values.seats === undefined ? null : numberCalled('seats', values.seats, 1),
    a: await playerCalled(values.a, playoutsCalled(values.playouts)),
    b: await playerCalled(values.b, undefined),
    matches: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
  };
  if (values.scripted && (values.b !== 'greedy' || values.table || values.judged !== undefined))
    throw new BadCall(
      '--scripted says who B is, and judges no decisions: leave --b, --table and --judged out.',
    );
  if (values.table && values.options !== undefined)
    throw new BadCall('--table goes through the options by itself: leave --options out.');
  if (values.table) return await printTable(id, call, values.json);
  const game = gameCalled(id);
  const seats = call.seats ?? game.seats[0] ?? 1;
  const options = optionsCalled(game, values.options);
  if (values.scripted) {
    const { a, matches, seed } = call;
    return await printPlans({ game, seats, options, a, games: matches, seed }, values.json);
  }
  const pairs = values.judged === undefined ? 0 : numberCalled('judged', values.judged, 1);
  if (pairs > 0 && values.b !== 'greedy') throw new BadCall('--judged is against greedy: leave --b out.');
  const outcome = await outcomeBy({ ...call, game, seats, options, games: call.matches }, pairs);
  const { a, b } = values;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ game: game.id, a, b, ...outcome }, null, 2)}\n`
      : inWords(a, b, outcome),
  );
  return 0;
});

/** `pairs`: 0 where decisions are not judged. */
async function outcomeBy(call: ArenaCall, pairs: number): Promise<Outcome & { judged?: Judged }> {
  if (pairs === 0) return outcomeOf(await all(fight(call)));
  const { fought, judged: by } = await judged(call, pairs);
  return { ...outcomeOf(fought), judged: by };
}

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

/** A row as soon as it is there; as JSON all of them at the end. */
async function printPlans(call: PlansCall, isJson: boolean): Promise<number> {
  const rows = planRows(call);
  if (isJson) process.stdout.write(`${JSON.stringify(await all(rows), null, 2)}\n`);
  else {
    process.stdout.write(`${PLAN_HEAD.join('\n')}\n`);
    for await (const row of rows) process.stdout.write(`${planLine(row)}\n`);
  }
  return 0;
}

function playoutsCalled(typed: string | undefined): Playouts {
  return typed === undefined ? undefined : numberCalled('playouts', typed, 0);
}

function inWords(a: string, b: string, outcome: Outcome & { judged?: Judged }): string {
  const { judged: by, first, interval, alone, points, milliseconds, refused, unfinished } = outcome;
  return [
    `${a} against ${b}, ${outcome.games} matches of ${outcome.moves.toFixed(1)} moves`,
    `first       ${percent(first)} ± ${percent(interval)}; alone ${percent(alone)}; ${points.toFixed(2)} points more`,
    `a move      median ${ms(milliseconds.median)}, p99 ${ms(milliseconds.p99)}, most ${ms(milliseconds.most)}; refused ${refused}, unfinished ${unfinished}`,
    ...(by ? [`judged      first ${range(by.first)}; alone ${range(by.alone)}`] : []),
    '',
  ].join('\n');
}

function range({ mean, interval }: Estimate): string {
  return `${percent(mean)} ± ${percent(interval)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
