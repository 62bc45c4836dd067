import { games } from '../games/registry.ts';
import { collect } from './arena/collect.ts';
import { type JudgedEstimates, judgeMatches } from './arena/judge-matches.ts';
import { type ArenaCall, fight } from './arena/matches.ts';
import { computeOutcome, type Estimate, type Outcome } from './arena/outcome.ts';
import { formatPlanRow, PLAN_HEAD, type PlansCall, playPlans } from './arena/plans.ts';
import { type Playouts, parsePlayer } from './arena/players.ts';
import { ARENA_HEAD, formatArenaRow, playArenaRows } from './arena/table.ts';
import { parseGameArg, parseNumberArg, parseOptionsArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s arena -- <game> [--seats N] [--a PLAYER] [--b PLAYER] [--games N] [--seed N] [--options JSON] [--playouts
 * N] [--judged N] [--table] [--scripted] [--json]`: plays matches of a player A against B in all other seats.
 *
 * A player is a strength, `strongest`, `greedy`, `random`, `uniform`, a scripted plan of the game such as `blocker`, or
 * the path of a module that exports `player(game, view, seat, chance)`. `--playouts` limits A's searches.
 * - `--judged N`: against greedy, estimates A's long-run share by N pairs of continuations of each of its decisions.
 * - `--table`: plays every setting of the game, or of all games with an AI: each number of seats, and each option
 * alone.
 * - `--scripted`: plays against each scripted plan of the game.
 */
await run(async () => {
  const { id, values } = parseFlags({
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
    seats: values.seats === undefined ? null : parseNumberArg('seats', values.seats, 1),
    a: await parsePlayer(values.a, parsePlayouts(values.playouts)),
    b: await parsePlayer(values.b, undefined),
    matches: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
  };
  if (values.scripted && (values.b !== 'greedy' || values.table || values.judged !== undefined))
    throw new UsageError(
      '--scripted says who B is, and judges no decisions: leave --b, --table and --judged out.',
    );
  if (values.table && values.options !== undefined)
    throw new UsageError('--table goes through the options by itself: leave --options out.');
  if (values.table) return await printTable(id, call, values.json);
  const game = parseGameArg(id);
  const seats = call.seats ?? game.seats[0] ?? 1;
  const options = parseOptionsArg(game, values.options);
  if (values.scripted) {
    const { a, matches, seed } = call;
    return await printPlans({ game, seats, options, a, games: matches, seed }, values.json);
  }
  const pairs = values.judged === undefined ? 0 : parseNumberArg('judged', values.judged, 1);
  if (pairs > 0 && values.b !== 'greedy') throw new UsageError('--judged is against greedy: leave --b out.');
  const outcome = await measureOutcome({ ...call, game, seats, options, games: call.matches }, pairs);
  const { a, b } = values;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ game: game.id, a, b, ...outcome }, null, 2)}\n`
      : formatOutcome(a, b, outcome),
  );
  return 0;
});

/** `pairs`: 0 to skip judging decisions. */
async function measureOutcome(
  call: ArenaCall,
  pairs: number,
): Promise<Outcome & { judged?: JudgedEstimates }> {
  if (pairs === 0) return computeOutcome(await collect(fight(call)));
  const { fought, judged: by } = await judgeMatches(call, pairs);
  return { ...computeOutcome(fought), judged: by };
}

type Call = Omit<Parameters<typeof playArenaRows>[0], 'games'>;

/** Prints each row as soon as it is complete; as JSON all of them at the end. */
async function printTable(id: string | undefined, call: Call, isJson: boolean): Promise<number> {
  const of = id === undefined ? games.filter(({ ai }) => ai) : [parseGameArg(id)];
  const rows = playArenaRows({ ...call, games: of });
  if (isJson) process.stdout.write(`${JSON.stringify(await collect(rows), null, 2)}\n`);
  else {
    process.stdout.write(`${ARENA_HEAD.join('\n')}\n`);
    for await (const row of rows) process.stdout.write(`${formatArenaRow(row)}\n`);
  }
  return 0;
}

/** Prints each row as soon as it is complete; as JSON all of them at the end. */
async function printPlans(call: PlansCall, isJson: boolean): Promise<number> {
  const rows = playPlans(call);
  if (isJson) process.stdout.write(`${JSON.stringify(await collect(rows), null, 2)}\n`);
  else {
    process.stdout.write(`${PLAN_HEAD.join('\n')}\n`);
    for await (const row of rows) process.stdout.write(`${formatPlanRow(row)}\n`);
  }
  return 0;
}

function parsePlayouts(typed: string | undefined): Playouts {
  return typed === undefined ? undefined : parseNumberArg('playouts', typed, 0);
}

function formatOutcome(a: string, b: string, outcome: Outcome & { judged?: JudgedEstimates }): string {
  const { judged: by, first, interval, alone, points, milliseconds, refused, unfinished } = outcome;
  return [
    `${a} against ${b}, ${outcome.games} matches of ${outcome.moves.toFixed(1)} moves`,
    `first       ${formatPercent(first)} ± ${formatPercent(interval)}; alone ${formatPercent(alone)}; ${points.toFixed(2)} points more`,
    `a move      median ${formatMilliseconds(milliseconds.median)}, p99 ${formatMilliseconds(milliseconds.p99)}, most ${formatMilliseconds(milliseconds.most)}; refused ${refused}, unfinished ${unfinished}`,
    ...(by ? [`judged      first ${formatInterval(by.first)}; alone ${formatInterval(by.alone)}`] : []),
    '',
  ].join('\n');
}

function formatInterval({ mean, interval }: Estimate): string {
  return `${formatPercent(mean)} ± ${formatPercent(interval)}`;
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function formatMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
