import type { APIMessage } from 'discord-api-types/v10';
import { getEffectiveLog, splitTurns } from '../app/core/log.ts';
import { findPerson, getDueSeats, isPlayable, loadTable, type Table } from '../app/core/table.ts';
import { demoServer } from '../demo-server.ts';
import type { Connection } from '../discord/client/connect-options.ts';
import { getGameName } from '../discord/core/names.ts';
import { refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { translate } from '../i18n/translate.ts';
import { MovableClock, type Playground, type PlaygroundUser, type ServerPlan } from '../playground/index.ts';
import { loadLogEntries } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import type { Notifications } from '../store/people-schema.ts';
import { saveServerSettings } from '../store/server-settings.ts';
import type { Benchmark, Row } from './benchmark.ts';
import {
  clickOnce,
  findBoard,
  getButtonId,
  getComponentName,
  listCustomIds,
  type PlaygroundBot,
  withPlaygroundBot,
} from './playground-bot.ts';

/**
 * Cause of a notification: a `board`, a direct message about a `turn`, a `reminder`, a lobby `card` or invitation, or
 * `other`.
 */
const CAUSES = ['board', 'turn', 'reminder', 'card', 'other'] as const;
type Cause = (typeof CAUSES)[number];

/** Notifications by cause. */
type Counts = Readonly<Record<Cause, number>>;

/** Notifications of a player in a week. */
interface PlayerWeek extends Counts {
  /** Turns of the player, in all games. */
  readonly turns: number;
  /** Boards and direct messages per turn of the player. */
  readonly perTurn: number;
}

/** Notifications of a week, for each player by name and for all other members in sum. */
interface Week {
  readonly players: Readonly<Record<string, PlayerWeek>>;
  readonly others: Counts;
}

const MODES = ['loud', 'quiet', 'threads'] as const satisfies readonly Notifications[];

/** Notifications of a week with four games on a server of twenty that is set to *All messages*, in each mode. */
export const week: Benchmark<Readonly<Record<Notifications, Week>>> = {
  name: 'week',
  run: async () => {
    const weeks: Partial<Record<Notifications, Week>> = {};
    for (const mode of MODES) weeks[mode] = await playWeek(mode);
    return weeks as Record<Notifications, Week>;
  },
  rows: (weeks) => MODES.flatMap((mode) => createWeekRows(mode, weeks[mode])),
};

function createWeekRows(mode: Notifications, { players, others }: Week): readonly Row[] {
  const of = Object.entries(players).map(
    ([name, { turns, perTurn, ...counts }]): Row => [
      `a week, ${mode}, ${name}`,
      `${turns} turns, ${perTurn} notifications a turn: ${formatCounts(counts)}`,
    ],
  );
  return [...of, [`a week, ${mode}, the ${OTHERS} who do not play`, formatCounts(others)]];
}

function formatCounts(counts: Counts): string {
  return CAUSES.map((cause) => `${cause} ${counts[cause]}`).join(', ');
}

const HOUR = 3_600_000;
const DAYS = 7;
/** Time in ms for which players look at a change before they click. */
const LOOK = 2_000;
/** Maximum number of clicks at one table in one session: no turn takes more. */
const MAX_CLICKS = 60;

/** Members of the server who do not play. */
const OTHERS = 15;
const SERVER_OF_TWENTY: ServerPlan = {
  ...demoServer,
  notifications: 'all',
  channels: ['general', 'one', 'two', 'three', 'four'],
  people: [
    ...demoServer.people,
    { key: 'sol', name: 'Sol' },
    ...Array.from({ length: OTHERS }, (_, nth) => ({ key: `other${nth}`, name: `Other ${nth}` })),
  ],
};

/** Hours at which each player is online, and days on which the player is not. */
const HABITS: Readonly<
  Record<string, { readonly hours: readonly number[]; readonly off?: readonly number[] }>
> = {
  mina: { hours: [8, 12, 19, 22] },
  theo: { hours: [7, 13, 19, 23] },
  jisu: { hours: [0, 10, 14] },
  rex: { hours: [9, 18, 21], off: [2, 3, 4] },
  sol: { hours: [6, 16, 20], off: [5] },
};

/** Games of the week, each with its players, the host first. `isAsked`: the host invites the others by name. */
const GAMES = [
  { game: 'runaround', players: ['theo', 'mina'] },
  { game: 'forage', players: ['jisu', 'rex', 'sol'] },
  { game: 'motox', players: ['mina', 'rex', 'sol'] },
  { game: 'gostop', players: ['theo', 'jisu'], isAsked: true },
] as const;

async function playWeek(mode: Notifications): Promise<Week> {
  const plan = {
    secret: 'week',
    server: SERVER_OF_TWENTY,
    clock: new MovableClock(Date.UTC(2026, 10, 21, 19)),
    prepare: async (store: Store, guild: string) =>
      await saveServerSettings(store, guild, { notifications: mode }, 0),
  };
  return await withPlaygroundBot(plan, async (hall) => {
    const { discord, bot } = hall;
    for (const [nth, game] of GAMES.entries()) await beginWeekGame(hall, mode, nth, game);
    for (let hour = 0; hour < DAYS * 24; hour++) {
      await advanceClock(hall, HOUR);
      for (const [key, { hours, off = [] }] of Object.entries(HABITS))
        if (hours.includes(hour % 24) && !off.includes(Math.floor(hour / 24)))
          await playDueTables(hall, discord.person(key));
    }
    const players = Object.keys(HABITS).map((key) => discord.person(key));
    const turns = await countTurnsTaken(bot);
    const isPlayer = (person: string) => players.some(({ id }) => id === person);
    return {
      players: Object.fromEntries(
        players.map(({ id, nick }) => [
          nick,
          createPlayerWeek(
            countNotifications(hall, (one) => one === id),
            turns.get(id) ?? 0,
          ),
        ]),
      ),
      others: countNotifications(hall, (person) => !isPlayer(person)),
    };
  });
}

function createPlayerWeek(counts: Counts, turns: number): PlayerWeek {
  const { board, turn } = counts;
  return { turns, perTurn: Math.round((100 * (board + turn)) / Math.max(1, turns)) / 100, ...counts };
}

/** Opens a game in a channel, or in the first one if each game gets a thread; seats its players, and starts it. */
async function beginWeekGame(
  hall: PlaygroundBot,
  mode: Notifications,
  nth: number,
  { game, players, ...one }: (typeof GAMES)[number],
) {
  const { discord, bot } = hall;
  const channel = mode === 'threads' ? 'one' : (['one', 'two', 'three', 'four'][nth] ?? 'one');
  const [host, ...guests] = players.map((key) => discord.person(key));
  if (!host) throw new Error(`Nobody hosts ${game}`);
  const options = 'isAsked' in one && guests[0] ? { with: guests[0].id } : {};
  await (await host.slash(channel, 'play', { game, ...options })).settled();
  await waitUntilIdle(hall);
  const table = await loadTableById(bot, nth + 1);
  const card = () => discord.channel(table.record.channel).messages.findLast(isCard) as APIMessage;
  for (const guest of guests) {
    await advanceClock(hall, HOUR);
    await (await guest.click(card(), getButtonId(card(), 'join'))).settled();
    await waitUntilIdle(hall);
  }
  if ((await loadTableById(bot, nth + 1)).record.phase === 'lobby')
    await (await host.click(card(), getButtonId(card(), 'start'))).settled();
  await waitUntilIdle(hall);
}

function isCard(message: APIMessage): boolean {
  return listCustomIds(message).some((id) => getComponentName(id) === 'join');
}

/** Plays at every table at which it is that player's turn, until it no longer is. */
async function playDueTables(hall: PlaygroundBot, person: PlaygroundUser): Promise<void> {
  for (const [nth] of GAMES.entries())
    for (let clicks = 0; clicks < MAX_CLICKS && (await isDue(hall, nth + 1, person)); clicks++) {
      const { record } = await loadTableById(hall.bot, nth + 1);
      const board = findBoard(hall.discord, record.channel) as APIMessage;
      await clickOnce(board, person, hall.chance, () => hall.clock.advance(LOOK));
      await waitUntilIdle(hall);
    }
}

async function isDue({ bot }: PlaygroundBot, id: number, person: PlaygroundUser): Promise<boolean> {
  const table = await loadTableById(bot, id);
  return isPlayable(table) && getDueSeats(table).some((seat) => findPerson(table, seat) === person.id);
}

async function loadTableById({ bot }: Connection, id: number): Promise<Table> {
  const table = await loadTable(bot.app, id);
  if (refused(table)) throw new Error(`There is no table ${id}`);
  return table;
}

/** Returns the number of turns of each player, including open ones. */
async function countTurnsTaken(bot: Connection): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [nth] of GAMES.entries()) {
    const table = await loadTableById(bot, nth + 1);
    const entries = getEffectiveLog(
      await loadLogEntries(bot.bot.app.store, nth + 1, 0, table.record.version),
    );
    const turns = splitTurns(entries.filter((entry) => entry.kind === 'move'));
    const last = turns.at(-1)?.[0]?.seat;
    const open = isPlayable(table) ? getDueSeats(table).filter((seat) => seat !== last) : [];
    for (const seat of [...turns.map(([move]) => move?.seat ?? 0), ...open]) {
      const person = findPerson(table, seat) ?? '';
      counts.set(person, (counts.get(person) ?? 0) + 1);
    }
  }
  return counts;
}

function countNotifications({ discord }: PlaygroundBot, isCounted: (person: string) => boolean): Counts {
  const counts = Object.fromEntries(CAUSES.map((cause) => [cause, 0])) as Record<Cause, number>;
  for (const { person, message } of discord.notifications)
    if (isCounted(person)) counts[getCause(discord, message)]++;
  return counts;
}

/** Returns the cause of a message by the buttons it was sent with, even if it is deleted by now. */
function getCause({ sent }: Playground, message: string): Cause {
  const one = sent.find((other) => other.message === message && other.kind !== 'edit');
  const payload = (one?.payload ?? {}) as Pick<APIMessage, 'components' | 'content'>;
  const names = listCustomIds(payload).map(getComponentName);
  if (names.includes('join') || names.includes('decline')) return 'card';
  if (names.includes('more')) return 'board';
  if (!names.includes('turn')) return 'other';
  return BEGUN_REMINDERS.some((begun) => payload.content.startsWith(begun)) ? 'turn' : 'reminder';
}

const LANGUAGES = ['en', 'ko'] as const;
const BEGUN_REMINDERS = GAMES.flatMap(({ game }) =>
  LANGUAGES.map((language) => {
    return translate(
      language,
      text('bot:reminder.ownBegun', { game: getGameName({ id: game }, language) }),
      () => '',
    );
  }),
);

/** Advances the clock by some ms, and waits until the bot is idle. */
async function advanceClock(hall: PlaygroundBot, ms: number): Promise<void> {
  hall.clock.advance(ms);
  await waitUntilIdle(hall);
}

/** Waits until nothing is left to publish. */
async function waitUntilIdle({ bot, clock }: PlaygroundBot): Promise<void> {
  const { store } = bot.bot.app;
  for (let looks = 0; looks < 100; looks++) {
    for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume));
    await bot.bot.answering.idle();
    await bot.publisher.idle();
    await bot.notices.idle();
    const queued = await store.selectFrom('outbox').select('table_id').execute();
    if (queued.length === 0) return;
    clock.advance(LOOK);
  }
  throw new Error('Something is never told');
}
