import type { APIMessage } from 'discord-api-types/v10';
import { loadChannelTable } from '../app/core/find-tables.ts';
import { getTableTurn, type Table } from '../app/core/table.ts';
import { demoServer } from '../demo-server.ts';
import { escapeName } from '../discord/core/names.ts';
import type { Game } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { games } from '../games/registry.ts';
import {
  listDisplayedTexts,
  listPressable,
  type PlaygroundUser,
  type ServerPlan,
} from '../playground/index.ts';
import type { Benchmark, Row } from './benchmark.ts';
import { listOpenAnswers } from './open-answers.ts';
import { clickOnce, findBoard, type PlaygroundBot, withPlaygroundBot } from './playground-bot.ts';

const NO_MESSAGE: MessageSize = { characters: 0, lines: 0, buttons: 0, buttonRows: 0 };

/**
 * Costs of a turn for the players at a table, and the maximum size of a message of the game, public or private. A turn
 * lasts until another player is to move.
 */
interface TurnCosts extends MessageSize {
  /** Clicks on buttons and menus by players who follow the prompts. */
  readonly presses: number;
  /** Clicks by the phase in which the turn begins: `{ "race": 1.6 }`. */
  readonly pressesIn: Readonly<Record<string, number>>;
  /** Public messages if nobody was active in the last minutes. */
  readonly posts: number;
  /** Public messages if all players click one after the other. */
  readonly hotPosts: number;
  /** Notifications in a server of twenty set to *Only @mentions*, if nobody was active. */
  readonly rings: number;
  /** Pings of the player who clicked last. */
  readonly selfPings: number;
  /** Maximum number of private messages that a player has at the end of a game in which all are active. */
  readonly privates: number;
  /** Panels in that game that name another player than the board two seconds after a move. */
  readonly stale: number;
}

/** Costs of a turn, counted and not timed, so that the result is the same on every machine. */
export const turns: Benchmark<Readonly<Record<string, TurnCosts>>> = {
  name: 'turns',
  run: async () => {
    const costs: Record<string, TurnCosts> = {};
    for (const game of games.filter(({ table }) => table === 'match'))
      costs[game.id] = await measureTurnCosts(game);
    return costs;
  },
  rows: (costs) => Object.entries(costs).map(createTurnRow),
};

function createTurnRow([game, costs]: readonly [string, TurnCosts]): Row {
  const { presses: clicks, posts, hotPosts, rings, selfPings, privates, stale } = costs;
  const { characters, lines, buttons, buttonRows } = costs;
  return [
    `a turn of ${game}`,
    `presses ${clicks}, messages ${posts}, where all are here ${hotPosts}, rings ${rings}, own pings ${selfPings}, private ${privates}, stale ${stale}; ` +
      `longest message: ${characters} characters, lines ${lines}, buttons ${buttons} in ${buttonRows} rows`,
  ];
}

/** Time in ms after which players count as inactive. */
const AWAY_MS = 180_000;
/** Time in ms for which players look at a change before they click. */
const LOOK_MS = 1_000;
/** Time in ms after a move in which panels have to follow it. */
const FOLLOW_MS = 2_000;
/** Maximum number of turns before a game is stopped. */
const MAX_TURNS = 400;

async function measureTurnCosts(game: Game): Promise<TurnCosts> {
  const away = await playGame(game, AWAY_MS);
  const hot = await playGame(game, 5_000);
  const phases = [...new Set(away.turns.map(({ phase }) => phase))];
  return {
    presses: computeMean(away.turns.map(({ presses: clicks }) => clicks)),
    pressesIn: Object.fromEntries(
      phases.map((phase) => {
        const those = away.turns.filter((turn) => turn.phase === phase);
        return [phase, computeMean(those.map(({ presses: clicks }) => clicks))];
      }),
    ),
    posts: roundFigure(away.posts / away.turns.length),
    rings: roundFigure(away.rings / away.turns.length),
    hotPosts: roundFigure(hot.posts / hot.turns.length),
    selfPings: roundFigure((away.selfPings + hot.selfPings) / (away.turns.length + hot.turns.length)),
    privates: hot.privates,
    stale: hot.stale,
    ...maxSize(away.largest, hot.largest),
  };
}

interface TurnTaken {
  readonly phase: string;
  presses: number;
}

interface PlayedGame {
  readonly turns: readonly TurnTaken[];
  posts: number;
  rings: number;
  selfPings: number;
  privates: number;
  stale: number;
  readonly largest: MessageSize;
}

/** Demo server, with additional members who do not play. */
const ONLOOKERS = 16;
const SERVER_OF_TWENTY: ServerPlan = {
  ...demoServer,
  notifications: 'mentions',
  people: [
    ...demoServer.people,
    ...Array.from({ length: ONLOOKERS }, (_, nth) => ({ key: `onlooker${nth}`, name: `Onlooker ${nth}` })),
  ],
};

const CHANNEL = 'table-one';

/** Plays a whole game by clicks, with `between` ms before each turn. */
async function playGame(game: Game, between: number): Promise<PlayedGame> {
  return await withPlaygroundBot({ secret: 'turns', server: SERVER_OF_TWENTY }, async (hall) => {
    const { discord, clock, bot } = hall;
    await beginGame(hall, game);
    const first = discord.sent.length;
    const before = discord.notifications.length;
    const taken: TurnTaken[] = [];
    const clicks: { readonly at: number; readonly by: string }[] = [];
    let last: string | null = null;
    let stale = 0;
    let largest = measureMessages(hall);
    for (;;) {
      const mover = findMover(hall);
      const table = await loadChannelTable(bot.bot.app, discord.channel(CHANNEL).id);
      if (mover === null || refused(table)) break;
      if (mover.id !== last) {
        if (taken.length === MAX_TURNS) break;
        taken.push({ phase: getPhase(table), presses: 0 });
        clock.advance(between);
        await bot.publisher.idle();
      }
      last = mover.id;
      clicks.push({ at: discord.sent.length, by: mover.id });
      (taken.at(-1) as TurnTaken).presses += await clickTurn(hall, mover);
      largest = maxSize(largest, measureMessages(hall));
      stale += await countStale(hall);
    }
    const posts = discord.sent
      .slice(first)
      .filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
    const presser = (sent: (typeof posts)[number]) =>
      clicks.findLast(({ at }) => at <= discord.sent.indexOf(sent))?.by;
    const selfPings = posts.filter((sent) => sent.pinged.includes(presser(sent) ?? '')).length;
    const privates = Math.max(...discord.people.map((person) => listPrivateMessages(person).length));
    const rings = discord.notifications.length - before;
    return { turns: taken, posts: posts.length, rings, selfPings, privates, stale, largest };
  });
}

/** Measures the messages that stand in the channel, public and private. */
function measureMessages({ discord }: PlaygroundBot): MessageSize {
  const messages = [
    ...discord.channel(CHANNEL).messages,
    ...discord.people.slice(0, -ONLOOKERS).flatMap(listPrivateMessages),
  ];
  return messages.map(measureMessage).reduce(maxSize, NO_MESSAGE);
}

async function beginGame({ discord, bot }: PlaygroundBot, game: Game): Promise<void> {
  const [host, ...guests] = discord.people.slice(0, game.seats[0]);
  await (await host!.slash(CHANNEL, 'play', { game: game.id })).settled();
  for (const guest of guests) await (await guest.slash(CHANNEL, 'join')).settled();
  await (await host!.slash(CHANNEL, 'table start')).settled();
  await bot.publisher.idle();
}

function getBoard({ discord }: PlaygroundBot): APIMessage | undefined {
  return findBoard(discord, CHANNEL);
}

/** Returns the player whom the newest board mentions; null when the game is over. */
function findMover(hall: PlaygroundBot): PlaygroundUser | null {
  const [, named] = /<@(\d+)>/.exec(getBoard(hall)?.content ?? '') ?? [];
  return named === undefined ? null : hall.discord.person(named);
}

/** Clicks through the mover's turn on the newest board, and returns the number of clicks. */
async function clickTurn(hall: PlaygroundBot, mover: PlaygroundUser): Promise<number> {
  const { bot, chance, clock } = hall;
  const clicks = await clickOnce(getBoard(hall) as APIMessage, mover, chance, () => clock.advance(LOOK_MS));
  await bot.publisher.idle();
  return clicks;
}

/** Returns the private messages that a player sees in the channel, oldest first. */
function listPrivateMessages(person: PlaygroundUser): readonly APIMessage[] {
  return person.sees(CHANNEL).flatMap(({ message, ephemeral }) => (ephemeral ? [message] : []));
}

/** Counts the panels that name another player than the board. */
async function countStale(hall: PlaygroundBot): Promise<number> {
  const { discord, clock, bot } = hall;
  clock.advance(FOLLOW_MS);
  await bot.bot.answering.idle();
  await bot.publisher.idle();
  const due = findMover(hall);
  if (due === null) return 0;
  const { people } = discord;
  return people.flatMap(listPrivateMessages).filter((panel) => isStalePanel(panel, due, people)).length;
}

/** Returns whether a panel says that it is another player's turn. */
function isStalePanel(
  { content, components }: APIMessage,
  due: PlaygroundUser,
  people: readonly PlaygroundUser[],
): boolean {
  const others = people.filter(({ id }) => id !== due.id);
  return [content, ...listDisplayedTexts(components)]
    .flatMap((text) => text.split('\n'))
    .some((line) => others.some(({ nick }) => line.startsWith(`${escapeName(nick)}: `)));
}

function getPhase(table: Table): string {
  const turn = getTableTurn(table);
  return turn.kind === 'act' ? turn.phase : 'over';
}

function computeMean(values: readonly number[]): number {
  return roundFigure(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Size of a message, or the maximum of several. */
interface MessageSize {
  readonly characters: number;
  readonly lines: number;
  /** Buttons and menus. */
  readonly buttons: number;
  /** Rows of buttons and menus. */
  readonly buttonRows: number;
}

/** Returns the larger of two sizes, figure by figure. */
function maxSize(one: MessageSize, other: MessageSize): MessageSize {
  return {
    characters: Math.max(one.characters, other.characters),
    lines: Math.max(one.lines, other.lines),
    buttons: Math.max(one.buttons, other.buttons),
    buttonRows: Math.max(one.buttonRows, other.buttonRows),
  };
}

/** Measures a message. The buttons of a panel that asks for an answer do not count: the game decides how many there are. */
function measureMessage(message: APIMessage): MessageSize {
  const { content, components = [] } = message;
  const asks = listOpenAnswers(message).length > 0;
  return {
    characters: content.length,
    lines: content.split('\n').length,
    buttons: asks ? 0 : listPressable(components).length,
    buttonRows: asks ? 0 : components.length,
  };
}
