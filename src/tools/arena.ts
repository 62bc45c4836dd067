import { STRENGTH_IDS } from '../ai/strengths.ts';
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

/** `npm run -s arena`: plays matches of one AI player against another. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run -s arena',
    operands: ['[game]'],
    about: [
      'Plays matches of player A against player B, who has all other seats.',
      `A player is one of ${STRENGTH_IDS.join(', ')}, strongest, greedy, random or uniform,`,
      'a scripted plan of the game such as blocker, or the path of a module',
      'that exports player(game, view, seat, chance).',
    ],
    flags: {
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      a: { type: 'string', value: 'PLAYER', default: 'strongest', help: 'player A' },
      b: { type: 'string', value: 'PLAYER', default: 'greedy', help: 'player B' },
      games: { type: 'string', value: 'N', default: '100', help: 'number of matches' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the randomness' },
      options: { type: 'string', value: 'JSON', help: 'options of the game, such as {"size":16}' },
      playouts: { type: 'string', value: 'N', help: "limit of player A's searches" },
      judged: { type: 'string', value: 'N', help: 'judge each decision by N pairs of continuations' },
      table: { type: 'boolean', default: false, help: 'play every setting of the game, or of all games' },
      scripted: { type: 'boolean', default: false, help: 'play against each scripted plan of the game' },
      json: { type: 'boolean', default: false, help: 'print JSON' },
    },
  });
  const [id] = operands;
  const call = {
    seats: values.seats === undefined ? null : parseNumberArg('seats', values.seats, 1),
    a: await parsePlayer(values.a, parsePlayouts(values.playouts)),
    b: await parsePlayer(values.b, undefined),
    matches: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
  };
  if (values.scripted && (values.b !== 'greedy' || values.table || values.judged !== undefined))
    throw new UsageError('--scripted cannot be combined with --b, --table or --judged.');
  if (values.table && values.options !== undefined)
    throw new UsageError('--table cannot be combined with --options.');
  if (values.table) return await printTable(id, call, values.json);
  const game = parseGameArg(id);
  const seats = call.seats ?? game.seats[0] ?? 1;
  const options = parseOptionsArg(game, values.options);
  if (values.scripted) {
    const { a, matches, seed } = call;
    return await printPlans({ game, seats, options, a, games: matches, seed }, values.json);
  }
  const pairs = values.judged === undefined ? 0 : parseNumberArg('judged', values.judged, 1);
  if (pairs > 0 && values.b !== 'greedy')
    throw new UsageError('--judged cannot be combined with --b: player B has to be greedy.');
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
    `first       ${formatPercent(first)} ± ${formatPercent(interval)}; alone ${formatPercent(alone)}; lead ${points.toFixed(2)} points`,
    `per move    median ${formatMilliseconds(milliseconds.median)}, p99 ${formatMilliseconds(milliseconds.p99)}, max ${formatMilliseconds(milliseconds.most)}; refused ${refused}, unfinished ${unfinished}`,
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
