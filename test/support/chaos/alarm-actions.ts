import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { formatCustomId } from '../../../src/discord/core/custom-ids.ts';
import '../../../src/discord/client/components.ts';
import type { AppContext } from '../../../src/app/core/context.ts';
import { findPerson, findSeat, type Table } from '../../../src/app/core/table.ts';
import { VOTE_CHOICES, type VoteChoice } from '../../../src/app/turns/timeout-votes.ts';
import { pickOne } from '../../../src/engine/chance.ts';
import { listPressable, type Playground, type PlaygroundUser } from '../../../src/playground/index.ts';
import { findNextAlarm } from '../../../src/store/alarms.ts';
import { loadRequests } from '../../../src/store/requests.ts';
import { loadPlayingTables } from '../../../src/store/tables.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../../src/store/user-settings.ts';
import { getBoard, getLobbyCard, pressInLobby, waitForMessage } from '../table.ts';
import { loadStoredTable, loadWholeLog } from '../verify.ts';
import { type Chaos, getRunWindow } from './chaos.ts';
import { openMatch, People, type TablePlan } from './people.ts';
import { loadWaits } from './reminder-ledger.ts';

const DAY = ['Time limit', '1 day per turn'] as const;
const STRICT = [DAY, ['When time runs out', 'AI plays the turn']] as const;

/** Tables of the test. At the first, players vote when time is over; the next two are strict, and the last has no clock. */
export const PLANS: readonly TablePlan[] = [
  { channel: 'general', game: 'forage', people: ['theo', 'mina', 'rex'], options: [DAY] },
  { channel: 'table-one', game: 'runaround', people: ['theo', 'mina'], options: STRICT },
  { channel: 'table-two', game: 'gostop', people: ['mina', 'jisu', 'rex'], options: STRICT },
  { channel: '놀이방', game: 'runaround', people: ['rex', 'jisu'], options: [['Time limit', 'None']] },
];

/** Channel of the match in which players vote. */
export const VOTE_CHANNEL = 'general';

/** Channel without matches and alarms; publishing here makes the bot read its clock. */
export const LOBBY_CHANNEL = 'waiting';

/** Sets reminders by direct message for Jisu and Rex; Rex blocks direct messages. */
export async function setReminderWishes(discord: Playground, { store }: AppContext): Promise<void> {
  for (const key of ['jisu', 'rex'])
    await saveTimeSettings(store, discord.person(key).id, { ...DEFAULT_TIME_SETTINGS, reminders: 'dm' }, 0);
  discord.person('rex').takeDirect(false);
}

/** Finds the match that is played in a channel. */
export async function findMatch(
  discord: Playground,
  ctx: AppContext,
  name: string,
): Promise<Table | undefined> {
  const { id: channel } = discord.channel(name);
  const playing = await loadPlayingTables(ctx.store);
  const tables = await Promise.all(playing.map(({ id }) => loadStoredTable(ctx, id)));
  return tables.find(({ record }) => record.channel === channel);
}

/** Finds the lobby that people join and leave; undefined after it was closed, which happens after a week. */
async function findLobby(discord: Playground, ctx: AppContext): Promise<Table | undefined> {
  const { id: channel } = discord.channel(LOBBY_CHANNEL);
  const open = ctx.store.selectFrom('tables').select('id').where('channel', '=', channel);
  const lobby = await open.where('phase', '=', 'lobby').executeTakeFirst();
  return lobby && (await loadStoredTable(ctx, lobby.id));
}

/** Returns the open vote and its voters, or undefined if there is none. */
export async function findOpenVote(discord: Playground, ctx: AppContext) {
  const table = await findMatch(discord, ctx, VOTE_CHANNEL);
  if (table === undefined) return undefined;
  const [request] = await loadRequests(ctx.store, table.record.id, 'time');
  const late = request && findPerson(table, request.seat);
  const voters = table.seats.flatMap((one) =>
    one.kind === 'person' && one.person !== late ? one.person : [],
  );
  return request && { table, request, voters: voters.map((person) => discord.person(person)) };
}

/** Presses the button of a vote. */
export async function vote(
  discord: Playground,
  who: PlaygroundUser,
  { tableId, seat, openedAt }: { readonly tableId: number; readonly seat: number; readonly openedAt: number },
  choice: VoteChoice,
): Promise<APIMessage | null> {
  return await clickCustomId(discord, who, formatCustomId(['vote', tableId, seat, openedAt, choice]));
}

/** Takes the player's own seat back. */
export async function takeSeatBack(discord: Playground, who: PlaygroundUser, tableId: number): Promise<void> {
  await clickCustomId(discord, who, formatCustomId(['return', tableId]));
}

/** Presses a button. If its message is gone, the press counts as sent just before. */
async function clickCustomId(
  discord: Playground,
  who: PlaygroundUser,
  custom_id: string,
): Promise<APIMessage | null> {
  const data = { custom_id, component_type: 2, id: 1 };
  const { messages } = discord.channel(VOTE_CHANNEL);
  const message = messages.find(({ components }) =>
    listPressable(components).some((one) => one.custom_id === custom_id),
  );
  const clicking = message
    ? who.click(message, custom_id)
    : who.raw({ channel: VOTE_CHANNEL, type: 3, data, message: getBoard({ discord }, VOTE_CHANNEL) });
  const answer = await (await clicking).settled();
  return answer.state === 'answered' ? answer.message : null;
}

/** Has a player join or leave a lobby: the bot reads its clock to publish that. */
export async function changeLobby(discord: Playground, ctx: AppContext): Promise<void> {
  const lobby = await findLobby(discord, ctx);
  const rex = discord.person('rex');
  if (lobby === undefined)
    await waitForMessage(discord.person('theo').slash(LOBBY_CHANNEL, 'play', { game: 'forage' }));
  else
    await pressInLobby(
      rex,
      getLobbyCard({ discord }, LOBBY_CHANNEL),
      findSeat(lobby, rex.id) === null ? 'Join' : 'Leave',
    );
}

/** Time that a player looks at a panel before answering, in ms. */
const LOOK_MS = 1_000;

/** Action during which the bot is killed. Some actions decide a vote or a turn. */
export interface ChaosAction {
  readonly name: string;
  /** Performs the action; a player without an answer repeats it if the bot asks again. */
  do(): Promise<void>;
  /** Expects that the action took effect once and was not undone. */
  expectDone(): Promise<void>;
  /** True if time passes before the action. */
  readonly later: boolean;
  /** True if the bot is down before the action, which is the start itself. */
  readonly starts?: boolean;
}

/** Chooses a random action of those possible now. */
export async function chooseAction(chaos: Chaos): Promise<ChaosAction> {
  const { chance, discord, app: ctx } = chaos;
  const asked = await createVoteAction(chaos, pickOne(chance, VOTE_CHOICES));
  if (asked !== undefined && chance.draw(3) > 0) return asked;
  const way = chance.draw(4);
  if (way === 0) return await createMoveAction(chaos, pickOne(chance, PLANS).channel);
  const expectDone = async () => {};
  if (way === 1) return { name: 'start', do: async () => {}, expectDone, later: true, starts: true };
  return { name: 'ring', do: () => changeLobby(discord, ctx), expectDone, later: true };
}

/** Creates the action in which both voters choose the same at the same time; undefined if no vote is open. */
async function createVoteAction(chaos: Chaos, choice: VoteChoice): Promise<ChaosAction | undefined> {
  const { discord, app: ctx } = chaos;
  const asked = await findOpenVote(discord, ctx);
  if (asked === undefined) return undefined;
  const { table, request, voters } = asked;
  const { id } = table.record;
  const heard = new Set<PlaygroundUser>();
  const say = async (who: PlaygroundUser) => {
    if ((await vote(discord, who, request, choice)) !== null) heard.add(who);
  };
  const expectDone = async () => {
    await chaos.look(LOOK_MS);
    for (const who of voters.filter((one) => !heard.has(one))) await say(who);
    await chaos.rest();
    expect((await findOpenVote(discord, ctx))?.request).not.toEqual(request);
    const since = (await loadWholeLog(ctx, id)).slice(table.record.version);
    const decisions = since.filter(({ kind }) => kind === 'seat' || kind === 'time');
    expect(decisions.map(({ kind }) => kind)).toEqual(ENTRIES_BY_CHOICE[choice]);
  };
  const both = async () => {
    await chaos.look(LOOK_MS);
    await Promise.all(voters.map(say));
  };
  return { name: `vote ${choice}`, do: both, expectDone, later: false };
}

/** Log entries that each choice of a vote leads to. */
const ENTRIES_BY_CHOICE = { wait: [], once: ['time'], ai: ['seat'], free: ['seat'] } as const;

/** Has the player who is due in a channel move, if the bot allows it. */
async function createMoveAction(chaos: Chaos, channel: string): Promise<ChaosAction> {
  const expectDone = async () => {};
  return { name: `move in ${channel}`, do: () => makeMove(chaos, channel), expectDone, later: false };
}

async function makeMove(chaos: Chaos, channel: string): Promise<void> {
  const { discord, app: ctx, chance, bot } = chaos;
  const match = await findMatch(discord, ctx, channel);
  const plan = PLANS.find((one) => one.channel === channel);
  const isAwaited = (await loadWaits(ctx)).some(({ table }) => table === match?.record.id);
  if (!plan || !isAwaited) return await changeLobby(discord, ctx);
  await new People(chaos, plan, chance, getRunWindow(bot)).move(getBoard({ discord }, channel));
}

/** Makes sure that every table has a match, and returns given-up seats to their players. */
export async function seatEverybody(chaos: Chaos): Promise<void> {
  const { discord, app: ctx } = chaos;
  chaos.advance(LOOK_MS);
  chaos.setClock();
  for (const plan of PLANS) {
    const match = await findMatch(discord, ctx, plan.channel);
    if (match === undefined) await openMatch(chaos, plan);
    else if (match.record.sleptAt !== null) await resumeTable(chaos, plan);
  }
  const match = await findMatch(discord, ctx, VOTE_CHANNEL);
  for (const one of match?.seats ?? [])
    if ('instead' in one && match)
      await takeSeatBack(discord, discord.person(one.instead ?? ''), match.record.id);
  await chaos.rest();
}

/** Presses a button at a table that was paused. */
async function resumeTable({ discord }: Chaos, { channel, people: [key = ''] }: TablePlan): Promise<void> {
  await waitForMessage(discord.person(key).click(getBoard({ discord }, channel), 'More'));
}

/** Returns the next alarm if it is due, else null. */
export async function findDueAlarm({ app: ctx }: Chaos): Promise<unknown> {
  const next = await findNextAlarm(ctx.store);
  return next === undefined || next.at > ctx.now() ? null : next;
}
