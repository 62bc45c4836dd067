import type { RenderPool } from '../../render/render-pool.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { findPerson, getDueSeats, getTableView, type Table } from '../../src/app/core/table.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { type Chance, createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Game, Viewer } from '../../src/engine/game.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { isDeepEqual } from '../conformance/plain.ts';
import { listSettings } from '../conformance/settings.ts';
import { getOptionChoices } from '../support/options.ts';
import { startMatch } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';
import { CHANNEL, lookedAround, type Told, toldBy } from './look.ts';
import { Worlds } from './world.ts';

/** Number of pairs of worlds to compare, and the seed. */
export interface PairsCall {
  readonly pairs: number;
  readonly seed: number;
  /** Game to play if it differs from the guessing one; used to put a leak into it. */
  readonly played?: Game;
  readonly workers?: Pick<RenderPool, 'render'>;
}

/** Counts of the comparison. */
export interface Compared {
  /** Pairs of worlds that differ, and look alike to somebody. */
  readonly pairs: number;
  /** Messages, edits and offers, each with its buttons and files. */
  readonly sent: number;
  /** Moves made in both. */
  readonly moves: number;
}

/** Number of positions in a row without a hidden part after which a game counts as open. */
const OPEN_AFTER = 4;
/** Number of such tables in a row; one alone may have ended early. */
const OPEN_TABLES = 5;
/** Pairs at one table before another one is opened, with other options. */
const AT_ONE_TABLE = 12;
const MOST_MOVES = 9;
const PEOPLE = ['theo', 'mina', 'jisu', 'rex'];

/**
 * Plays by chance, and again and again looks at a world and at another one that somebody cannot tell from it. They are sent
 * the same bytes in both, also by the next move as long as that does not tell them apart.
 * @throws Error naming the game, the seed and what differs
 */
export async function comparePairs(game: Game, call: PairsCall): Promise<Compared> {
  const chance = createSeededChance(call.seed);
  const found = { pairs: 0, sent: 0, moves: 0 };
  for (let without = 0; found.pairs < call.pairs && without < OPEN_TABLES; ) {
    const most = Math.min(AT_ONE_TABLE, call.pairs - found.pairs);
    const there = await pairsAtTable(game, call, chance, most);
    without = there.pairs === 0 ? without + 1 : 0;
    for (const key of ['pairs', 'sent', 'moves'] as const) found[key] += there[key];
  }
  return found;
}

async function pairsAtTable(game: Game, call: PairsCall, chance: Chance, most: number): Promise<Compared> {
  const worlds = await Worlds.open(call.played ?? game, call.workers);
  try {
    const found = await pairsIn(worlds, game, call, chance, most);
    expectCalm(worlds.bot);
    return found;
  } finally {
    await worlds.close();
  }
}

async function pairsIn(
  worlds: Worlds,
  game: Game,
  { seed }: PairsCall,
  chance: Chance,
  most: number,
): Promise<Compared> {
  const found = { pairs: 0, sent: 0, moves: 0 };
  const watching = await opened(worlds, game, chance);
  for (let position = 0, open = 0; found.pairs < most && open < OPEN_AFTER; position++) {
    if (!(await played(worlds.bot, 1 + chance.draw(MOST_MOVES), chance))) break;
    const pair = await pairAt(worlds, game, watching, chance);
    open = pair === null ? open + 1 : 0;
    if (pair === null) continue;
    found.pairs += 1;
    found.sent += await comparedIn(worlds, pair, chance, `${game.id}, seed ${seed}, position ${position}`);
    if (pair.moved) found.moves += 1;
  }
  return found;
}

/** Seats as many as the chosen setting has, with its options. Returns who has no seat; null where all have. */
async function opened({ bot: testBot }: Worlds, game: Game, chance: Chance): Promise<string | null> {
  const settings = listSettings(game, chance, 1).filter(({ seats }) => seats <= PEOPLE.length);
  const { seats, options } = pickOne(chance, settings);
  const people = PEOPLE.slice(0, seats);
  await startMatch(testBot, {
    game: game.id,
    channel: CHANNEL,
    people,
    options: getOptionChoices(game, options),
  });
  return PEOPLE[seats] ?? null;
}

/** Makes so many moves by chance; false where the match ends. */
async function played({ app: ctx, bot }: TestBot, moves: number, chance: Chance): Promise<boolean> {
  for (let made = 0; made < moves; made++) {
    const table = await loadStoredTable(ctx, 1);
    const due = getDueSeats(table);
    if (table.record.phase !== 'playing') return false;
    const seat = due.length > 0 ? pickOne(chance, due) : chance.draw(table.seats.length);
    await moveOf(ctx, table, seat, chance);
  }
  await waitUntilIdle({ app: ctx, bot });
  return (await loadStoredTable(ctx, 1)).record.phase === 'playing';
}

/** Makes a move of a seat; one by chance where none is given. Returns it, or null where it was refused. */
async function moveOf(
  ctx: TestBot['app'],
  table: Table,
  seat: number,
  chance: Chance,
  given?: unknown,
): Promise<unknown> {
  const by = createActor(findPerson(table, seat) ?? '', { at: ctx.now(), name: `Player ${seat}` });
  const move = given ?? pickRandomPath(table.game, getTableView(table, seat), seat, chance).move;
  const made = await makeMove(ctx, by, 1, null, () => ({ move }));
  return refused(made) || made === REPEATED ? null : move;
}

/** Two states that somebody cannot tell apart. */
interface Pair {
  readonly viewer: Viewer;
  readonly who: string;
  readonly here: unknown;
  readonly there: unknown;
  readonly game: Game;
  moved: boolean;
}

async function pairAt(
  worlds: Worlds,
  game: Game,
  watching: string | null,
  chance: Chance,
): Promise<Pair | null> {
  const { record, seats } = await loadStoredTable(worlds.bot.app, 1);
  const viewers: readonly Viewer[] = [...seats.map(({ seat }) => seat), ...(watching ? [null] : [])];
  const viewer = pickOne(chance, viewers);
  const here = record.state;
  const there = game.guess(game.view(here, viewer), viewer, chance);
  if (isDeepEqual(here, there)) return null;
  const who = viewer === null ? (watching ?? '') : (PEOPLE[viewer] ?? '');
  return { viewer, who, here, there, game, moved: false };
}

/** Compares all that is sent in both; returns how much that was. */
async function comparedIn(worlds: Worlds, pair: Pair, chance: Chance, where: string): Promise<number> {
  await worlds.keep();
  const seed = chance.draw(2 ** 30);
  const here = await worldOf(worlds, pair, pair.here, seed);
  const there = await worldOf(worlds, pair, pair.there, seed, here.moved?.move);
  expectSame(here.looked, there.looked, `${where}: ${pair.who} looks around`);
  await worlds.as(pair.here);
  if (!here.moved || !there.moved || !isDeepEqual(here.moved.view, there.moved.view))
    return here.looked.length;
  pair.moved = true;
  expectSame(here.moved.told, there.moved.told, `${where}: ${pair.who} is told of a move`);
  expectSame(here.moved.after, there.moved.after, `${where}: ${pair.who} looks around after a move`);
  return here.looked.length + here.moved.told.length + here.moved.after.length;
}

interface World {
  readonly looked: Told;
  /** Null where no move can be compared: it is refused here, or the match is over by it and all lies open. */
  readonly moved: Moved | null;
}

interface Moved {
  readonly move: unknown;
  readonly told: Told;
  readonly after: Told;
  /** The viewer's view after the move. */
  readonly view: unknown;
}

/** Plays a move in a world, that of the other world or a random one, and returns the messages of both moments. */
async function worldOf(
  worlds: Worlds,
  pair: Pair,
  state: unknown,
  seed: number,
  move?: unknown,
): Promise<World> {
  const testBot = await worlds.as(state);
  await waitUntilIdle(testBot);
  const who = testBot.discord.person(pair.who);
  const looked = await lookedAround(testBot, who, createSeededChance(seed));
  return { looked, moved: await movedIn(testBot, pair, who, seed, move) };
}

async function movedIn(
  testBot: TestBot,
  { game, viewer }: Pair,
  who: PlaygroundUser,
  seed: number,
  given: unknown,
): Promise<Moved | null> {
  const table = await loadStoredTable(testBot.app, 1);
  const [seat = 0] = getDueSeats(table);
  let move: unknown = null;
  const told = await toldBy(testBot, who, async () => {
    move = await moveOf(testBot.app, table, seat, createSeededChance(seed), given);
  });
  const { record } = await loadStoredTable(testBot.app, 1);
  if (move === null || record.phase !== 'playing') return null;
  const after = await lookedAround(testBot, who, createSeededChance(seed));
  return { move, told, after, view: game.view(record.state, viewer) };
}

function expectSame(here: Told, there: Told, where: string): void {
  for (let at = 0; at < Math.max(here.length, there.length); at++)
    if (here[at] !== there[at]) throw new Error(`${where}, which differs:\n${here[at]}\n${there[at]}`);
}
