import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { idOf } from '../../../src/discord/core/ids.ts';
import '../../../src/discord/client/buttons.ts';
import type { House } from '../../../src/app/core/context.ts';
import { personAt, seatOf, type Table } from '../../../src/app/core/table.ts';
import { CHOICES, type Choice } from '../../../src/app/turns/votes.ts';
import { pickOne } from '../../../src/engine/chance.ts';
import { type Actor, type Playground, pressable } from '../../../src/playground/index.ts';
import { nextAlarm } from '../../../src/store/alarms.ts';
import { keepHours, USUAL_HOURS } from '../../../src/store/hours.ts';
import { requestsAt } from '../../../src/store/requests.ts';
import { playingTables } from '../../../src/store/tables.ts';
import { answered, boardIn, cardIn } from '../table.ts';
import { tableOf, wholeLog } from '../verify.ts';
import { type Chaos, untilEnded } from './chaos.ts';
import { People, type TablePlan } from './people.ts';
import { waitsOf } from './reminder-ledger.ts';

const DAY = ['Pace', '1 day a turn'] as const;
const STRICT = [DAY, ['When time is over', 'An AI plays the turn']] as const;

/** At the first the others decide what comes when time is over; the next two are strict, and the last has no clock. */
export const PLANS: readonly TablePlan[] = [
  { channel: 'general', game: 'forage', people: ['theo', 'mina', 'rex'], options: [DAY] },
  { channel: 'table-one', game: 'runaround', people: ['theo', 'mina'], options: STRICT },
  { channel: 'table-two', game: 'gostop', people: ['mina', 'jisu', 'rex'], options: STRICT },
  { channel: '놀이방', game: 'runaround', people: ['rex', 'jisu'], options: [['Pace', 'No clock']] },
];

/** Channel of the match in which players vote. */
export const DECIDING = 'general';

/** Here nobody ever plays, and no alarm is set: what is told here makes the bot look at its clock. */
export const LOBBY = 'waiting';

/** Jisu is reminded by direct message. Rex wants to be as well, and takes none. */
export async function takeWishes(discord: Playground, { store }: House): Promise<void> {
  for (const key of ['jisu', 'rex'])
    await keepHours(store, discord.person(key).id, { ...USUAL_HOURS, reminders: 'dm' }, 0);
  discord.person('rex').takeDirect(false);
}

/** The match that is played in a channel; undefined where there is none. */
export async function matchIn(discord: Playground, house: House, name: string): Promise<Table | undefined> {
  const { id: channel } = discord.channel(name);
  const playing = await playingTables(house.store);
  const tables = await Promise.all(playing.map(({ id }) => tableOf(house, id)));
  return tables.find(({ record }) => record.channel === channel);
}

/** The lobby in which people come and go; undefined where it was closed, as it is after a week. */
async function lobbyIn(discord: Playground, house: House): Promise<Table | undefined> {
  const { id: channel } = discord.channel(LOBBY);
  const open = house.store.selectFrom('tables').select('id').where('channel', '=', channel);
  const lobby = await open.where('phase', '=', 'lobby').executeTakeFirst();
  return lobby && (await tableOf(house, lobby.id));
}

/** Returns the open vote and its voters, or undefined if there is none. */
export async function askedIn(discord: Playground, house: House) {
  const table = await matchIn(discord, house, DECIDING);
  if (table === undefined) return undefined;
  const [request] = await requestsAt(house.store, table.record.id, 'time');
  const late = request && personAt(table, request.seat);
  const voters = table.sitters.flatMap((one) =>
    one.kind === 'person' && one.person !== late ? one.person : [],
  );
  return request && { table, request, voters: voters.map((person) => discord.person(person)) };
}

/** Presses the button of a vote. */
export async function vote(
  discord: Playground,
  who: Actor,
  { tableId, seat, openedAt }: { readonly tableId: number; readonly seat: number; readonly openedAt: number },
  choice: Choice,
): Promise<APIMessage | null> {
  return await pressed(discord, who, idOf(['vote', tableId, seat, openedAt, choice]));
}

/** Takes the own seat back. */
export async function takeSeatBack(discord: Playground, who: Actor, tableId: number): Promise<void> {
  await pressed(discord, who, idOf(['return', tableId]));
}

/** Presses a button. If its message is gone, the press counts as sent just before. */
async function pressed(discord: Playground, who: Actor, custom_id: string): Promise<APIMessage | null> {
  const data = { custom_id, component_type: 2, id: 1 };
  const { messages } = discord.channel(DECIDING);
  const message = messages.find(({ components }) =>
    pressable(components).some((one) => one.custom_id === custom_id),
  );
  const pressing = message
    ? who.click(message, custom_id)
    : who.raw({ channel: DECIDING, type: 3, data, message: boardIn({ discord }, DECIDING) });
  const answer = await (await pressing).settled();
  return answer.state === 'answered' ? answer.message : null;
}

/** Has a player join or leave a lobby: the bot reads its clock to publish that. */
export async function stirLobby(discord: Playground, house: House): Promise<void> {
  const lobby = await lobbyIn(discord, house);
  const rex = discord.person('rex');
  if (lobby === undefined) await answered(discord.person('theo').slash(LOBBY, 'play', { game: 'forage' }));
  else
    await answered(rex.click(cardIn({ discord }, LOBBY), seatOf(lobby, rex.id) === null ? 'Join' : 'Leave'));
}

/** Time that a player looks at a panel before answering, in ms. */
const LOOKED = 1_000;

/** Action during which the bot is killed. Some actions decide a vote or a turn. */
export interface Doing {
  readonly name: string;
  /** They do it; one who got no answer does it again where they are asked for it. */
  do(): Promise<void>;
  /** Nobody has undone it, and it was done once. */
  expectDone(): Promise<void>;
  /** Time passes before it. */
  readonly later: boolean;
  /** The bot is not there before it, and it is the start itself. */
  readonly starts?: boolean;
}

/** One of what can be done now, as chance will have it. */
export async function doingNow(chaos: Chaos): Promise<Doing> {
  const { chance, discord, house } = chaos;
  const asked = await voting(chaos, pickOne(chance, CHOICES));
  if (asked !== undefined && chance.draw(3) > 0) return asked;
  const way = chance.draw(4);
  if (way === 0) return await moving(chaos, pickOne(chance, PLANS).channel);
  const expectDone = async () => {};
  if (way === 1) return { name: 'start', do: async () => {}, expectDone, later: true, starts: true };
  return { name: 'ring', do: () => stirLobby(discord, house), expectDone, later: true };
}

/** Both who have a say wish the same, at the same time. */
async function voting(chaos: Chaos, choice: Choice): Promise<Doing | undefined> {
  const { discord, house } = chaos;
  const asked = await askedIn(discord, house);
  if (asked === undefined) return undefined;
  const { table, request, voters } = asked;
  const { id } = table.record;
  const heard = new Set<Actor>();
  const say = async (who: Actor) => {
    if ((await vote(discord, who, request, choice)) !== null) heard.add(who);
  };
  const expectDone = async () => {
    await chaos.look(LOOKED);
    for (const who of voters.filter((one) => !heard.has(one))) await say(who);
    await chaos.rest();
    expect((await askedIn(discord, house))?.request).not.toEqual(request);
    const since = (await wholeLog(house, id)).slice(table.record.version);
    const decisions = since.filter(({ kind }) => kind === 'seat' || kind === 'time');
    expect(decisions.map(({ kind }) => kind)).toEqual(DECIDES[choice]);
  };
  const both = async () => {
    await chaos.look(LOOKED);
    await Promise.all(voters.map(say));
  };
  return { name: `vote ${choice}`, do: both, expectDone, later: false };
}

/** Log entries that each choice of a vote leads to. */
const DECIDES = { wait: [], once: ['time'], ai: ['seat'], free: ['seat'] } as const;

/** Has the player who is due in a channel move, if the bot allows it. */
async function moving(chaos: Chaos, channel: string): Promise<Doing> {
  const expectDone = async () => {};
  return { name: `move in ${channel}`, do: () => moveIn(chaos, channel), expectDone, later: false };
}

async function moveIn(chaos: Chaos, channel: string): Promise<void> {
  const { discord, house, chance, bot } = chaos;
  const match = await matchIn(discord, house, channel);
  const plan = PLANS.find((one) => one.channel === channel);
  const isAwaited = (await waitsOf(house)).some(({ table }) => table === match?.record.id);
  if (!plan || !isAwaited) return await stirLobby(discord, house);
  await new People(chaos, plan, chance, untilEnded(bot)).move(boardIn({ discord }, channel));
}

/** There is a match at every table, and who let go of their seat is back. */
export async function everybodySits(chaos: Chaos): Promise<void> {
  const { discord, house, chance } = chaos;
  chaos.advance(LOOKED);
  chaos.setClock();
  for (const plan of PLANS) {
    const match = await matchIn(discord, house, plan.channel);
    if (match === undefined) await new People(chaos, plan, chance).open();
    else if (match.record.sleptAt !== null) await wake(chaos, plan);
  }
  const match = await matchIn(discord, house, DECIDING);
  for (const one of match?.sitters ?? [])
    if ('instead' in one && match)
      await takeSeatBack(discord, discord.person(one.instead ?? ''), match.record.id);
  await chaos.rest();
}

/** Presses Play at a table that was paused. */
async function wake({ discord }: Chaos, { channel, people: [key = ''] }: TablePlan): Promise<void> {
  await answered(discord.person(key).click(boardIn({ discord }, channel), 'Play'));
}

/** Returns the next alarm where it has come; null where none has. */
export async function alarmDue({ house }: Chaos): Promise<unknown> {
  const next = await nextAlarm(house.store);
  return next === undefined || next.at > house.now() ? null : next;
}
