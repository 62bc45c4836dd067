import type { APIMessage } from 'discord-api-types/v10';
import { tableHere } from '../app/core/find-tables.ts';
import { type Table, turnOf } from '../app/core/table.ts';
import { safe } from '../discord/core/names.ts';
import type { Game } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { fridayTable } from '../friends.ts';
import { games } from '../games/registry.ts';
import type { Actor, ServerPlan } from '../playground/index.ts';
import type { Part, Row } from './part.ts';
import { boardIn, type Hall, inPlayground, pressOnce } from './playing.ts';

/** What a turn costs the people at a table, each figure a turn; a turn lasts until somebody else is to move. */
interface TurnCosts {
  /** Buttons and menus that are pressed, by people who press what is offered. */
  readonly presses: number;
  /** The same by the phase in which the turn begins: `{ "race": 1.6 }`. */
  readonly pressesIn: Readonly<Record<string, number>>;
  /** Public messages where nobody was here within the last minutes. */
  readonly posts: number;
  /** Public messages where all press one after the other. */
  readonly hotPosts: number;
  /** Notifications of people in a server of twenty that is set to *Only @mentions*, where nobody was here. */
  readonly rings: number;
  /** Pings of whoever pressed last. */
  readonly selfPings: number;
  /** Maximum number of private messages that a player has at the end of a game in which all are here. */
  readonly privates: number;
  /** Panels in that game that name another player than the board two seconds after a move. */
  readonly stale: number;
}

/** What a turn costs: counted and not timed, so that it is the same on every machine. */
export const turns: Part<Readonly<Record<string, TurnCosts>>> = {
  name: 'turns',
  run: async () => {
    const costs: Record<string, TurnCosts> = {};
    for (const game of games.filter(({ table }) => table === 'match')) costs[game.id] = await costsOf(game);
    return costs;
  },
  rows: (costs) => Object.entries(costs).map(row),
};

function row([game, costs]: readonly [string, TurnCosts]): Row {
  const { presses, posts, hotPosts, rings, selfPings, privates, stale } = costs;
  return [
    `a turn of ${game}`,
    `presses ${presses}, messages ${posts}, where all are here ${hotPosts}, rings ${rings}, own pings ${selfPings}, private ${privates}, stale ${stale}`,
  ];
}

/** No one is here any more after so long, in ms. */
const AWAY = 180_000;
/** So long people look at what changed before they press, in ms. */
const LOOK = 1_000;
/** Time in ms after a move in which panels have to follow it. */
const FOLLOW = 2_000;
/** A game is broken off after so many turns. */
const MOST = 400;

async function costsOf(game: Game): Promise<TurnCosts> {
  const away = await played(game, AWAY);
  const hot = await played(game, 5_000);
  const phases = [...new Set(away.turns.map(({ phase }) => phase))];
  return {
    presses: mean(away.turns.map(({ presses }) => presses)),
    pressesIn: Object.fromEntries(
      phases.map((phase) => {
        const those = away.turns.filter((turn) => turn.phase === phase);
        return [phase, mean(those.map(({ presses }) => presses))];
      }),
    ),
    posts: rounded(away.posts / away.turns.length),
    rings: rounded(away.rings / away.turns.length),
    hotPosts: rounded(hot.posts / hot.turns.length),
    selfPings: rounded((away.selfPings + hot.selfPings) / (away.turns.length + hot.turns.length)),
    privates: hot.privates,
    stale: hot.stale,
  };
}

interface TurnTaken {
  readonly phase: string;
  presses: number;
}

interface Played {
  readonly turns: readonly TurnTaken[];
  posts: number;
  rings: number;
  selfPings: number;
  privates: number;
  stale: number;
}

/** The server of the friends, and so many more who do not play. */
const ONLOOKERS = 16;
const SERVER_OF_TWENTY: ServerPlan = {
  ...fridayTable,
  notifications: 'mentions',
  people: [
    ...fridayTable.people,
    ...Array.from({ length: ONLOOKERS }, (_, nth) => ({ key: `onlooker${nth}`, name: `Onlooker ${nth}` })),
  ],
};

const CHANNEL = 'table-one';

/** Plays a whole game by presses, with so many ms before each turn. */
async function played(game: Game, between: number): Promise<Played> {
  return await inPlayground({ secret: 'turns', server: SERVER_OF_TWENTY }, async (hall) => {
    const { discord, clock, bot } = hall;
    await begin(hall, game);
    const first = discord.sent.length;
    const before = discord.notifications.length;
    const taken: TurnTaken[] = [];
    const pressed: { readonly at: number; readonly by: string }[] = [];
    let last: string | null = null;
    let stale = 0;
    for (;;) {
      const mover = moverAt(hall);
      const table = await tableHere(bot.bot.house, discord.channel(CHANNEL).id);
      if (mover === null || refused(table)) break;
      if (mover.id !== last) {
        if (taken.length === MOST) break;
        taken.push({ phase: phaseOf(table), presses: 0 });
        clock.advance(between);
        await bot.announcer.idle();
      }
      last = mover.id;
      pressed.push({ at: discord.sent.length, by: mover.id });
      (taken.at(-1) as TurnTaken).presses += await press(hall, mover);
      stale += await countStale(hall);
    }
    const posts = discord.sent
      .slice(first)
      .filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
    const presser = (sent: (typeof posts)[number]) =>
      pressed.findLast(({ at }) => at <= discord.sent.indexOf(sent))?.by;
    const selfPings = posts.filter((sent) => sent.pinged.includes(presser(sent) ?? '')).length;
    const privates = Math.max(...discord.people.map((person) => privatesOf(person).length));
    const rings = discord.notifications.length - before;
    return { turns: taken, posts: posts.length, rings, selfPings, privates, stale };
  });
}

async function begin({ discord, bot }: Hall, game: Game): Promise<void> {
  const [host, ...guests] = discord.people.slice(0, game.seats[0]);
  await (await host!.slash(CHANNEL, 'play', { game: game.id })).settled();
  for (const guest of guests) await (await guest.slash(CHANNEL, 'join')).settled();
  await (await host!.slash(CHANNEL, 'start')).settled();
  await bot.announcer.idle();
}

function boardOf({ discord }: Hall): APIMessage | undefined {
  return boardIn(discord, CHANNEL);
}

/** Whom the newest board names; null when it is over. */
function moverAt(hall: Hall): Actor | null {
  const [, named] = /<@(\d+)>/.exec(boardOf(hall)?.content ?? '') ?? [];
  return named === undefined ? null : hall.discord.person(named);
}

/** Presses what the newest board asks of the mover, and returns the number of presses. */
async function press(hall: Hall, mover: Actor): Promise<number> {
  const { bot, chance, clock } = hall;
  const presses = await pressOnce(boardOf(hall) as APIMessage, mover, chance, () => clock.advance(LOOK));
  await bot.announcer.idle();
  return presses;
}

/** Returns the private messages that a player sees in the channel, oldest first. */
function privatesOf(person: Actor): readonly APIMessage[] {
  return person.sees(CHANNEL).flatMap(({ message, ephemeral }) => (ephemeral ? [message] : []));
}

/** Counts the panels that name another player than the board. */
async function countStale(hall: Hall): Promise<number> {
  const { discord, clock, bot } = hall;
  clock.advance(FOLLOW);
  await bot.bot.answering.idle();
  await bot.announcer.idle();
  const due = moverAt(hall);
  if (due === null) return 0;
  const { people } = discord;
  return people.flatMap(privatesOf).filter((panel) => isStalePanel(panel, due, people)).length;
}

/** Returns whether a panel says that it is the turn of somebody else. */
function isStalePanel({ content }: APIMessage, due: Actor, people: readonly Actor[]): boolean {
  const others = people.filter(({ id }) => id !== due.id);
  return content.split('\n').some((line) => others.some(({ nick }) => line.startsWith(`${safe(nick)}: `)));
}

function phaseOf(table: Table): string {
  const turn = turnOf(table);
  return turn.kind === 'act' ? turn.phase : 'over';
}

function mean(values: readonly number[]): number {
  return rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
