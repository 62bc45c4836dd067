import type { APIMessage } from 'discord-api-types/v10';
import { idOf } from '../../src/discord/kit/ids.ts';
import '../../src/discord/buttons.ts';
import { type Actor, type Playground, pressable } from '../../src/playground/index.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { requestsAt, requestsOf } from '../../src/store/requests.ts';
import { playingTables } from '../../src/store/tables.ts';
import { waitingAt } from '../../src/store/turns.ts';
import type { House } from '../../src/tables/house.ts';
import { firstAsked } from '../../src/tables/late/asking.ts';
import type { Choice } from '../../src/tables/late/voting.ts';
import { personAt, seatOf, type Table } from '../../src/tables/table.ts';
import { answered, boardIn, cardIn } from './table.ts';
import { tableOf } from './verify.ts';

/** A table at which somebody may be reminded. */
export interface Plan {
  readonly channel: string;
  readonly game: string;
  /** The first opens it. */
  readonly people: readonly string[];
  readonly options: readonly (readonly [string, string])[];
}

const DAY = ['Pace', '1 day a turn'] as const;
const STRICT = [DAY, ['When time is over', 'An AI plays the turn']] as const;

/** At the first the others decide what comes when time is over; the next two are strict, and the last has no clock. */
export const PLANS: readonly Plan[] = [
  { channel: 'general', game: 'forage', people: ['theo', 'mina', 'rex'], options: [DAY] },
  { channel: 'table-one', game: 'runaround', people: ['theo', 'mina'], options: STRICT },
  { channel: 'table-two', game: 'gostop', people: ['mina', 'jisu', 'rex'], options: STRICT },
  { channel: '놀이방', game: 'runaround', people: ['rex', 'jisu'], options: [['Pace', 'No clock']] },
];

/** Where the others decide. */
export const DECIDING = 'general';

/** Here nobody ever plays, and no alarm is set: what is told here makes the bot look at its clock. */
export const LOBBY = 'waiting';

/** Jisu is reminded by direct message. Rex wants to be as well, and takes none. */
export async function takeWishes(discord: Playground, { store }: House): Promise<void> {
  for (const key of ['jisu', 'rex'])
    await keepHours(store, discord.person(key).id, { ...USUAL_HOURS, reminders: 'dm' }, 0);
  discord.person('rex').takeDirect(false);
}

/** Who gets their reminders by direct message. */
export function isWrittenTo(discord: Playground, person: string): boolean {
  return discord.person('jisu').id === person;
}

/** Somebody who is waited for, as the file says. */
export interface Wait {
  readonly table: number;
  readonly channel: string;
  readonly seat: number;
  readonly person: string;
  readonly since: number;
  readonly clockFrom: number;
  readonly reminded: number;
  readonly pace: number | null;
  readonly strict: boolean;
  /** A reminder is to be sent, and nobody has begun to. */
  readonly wanted: boolean;
  /** Since when the others are asked what becomes of this turn, in ms since 1970, and who is; null where nobody is. */
  readonly question: { readonly openedAt: number; readonly voters: readonly string[] } | null;
}

/** Everybody who is waited for. */
export async function waitsOf(house: House): Promise<readonly Wait[]> {
  const waits: Wait[] = [];
  for (const { id } of await playingTables(house.store)) {
    const table = await tableOf(house, id);
    const { channel, pace, strict } = table.record;
    const requests = await requestsOf(house.store, id);
    const reminding = requests.filter(({ kind }) => kind === 'here' || kind === 'dm');
    const asked = await firstAsked(house.store, table, house.now());
    for (const wait of await waitingAt(house.store, id)) {
      const wanted = reminding.some(({ seat }) => seat === wait.seat);
      const person = personAt(table, wait.seat) ?? '';
      const question =
        asked?.request.seat === wait.seat ? { openedAt: asked.request.openedAt, voters: asked.voters } : null;
      waits.push({ ...wait, table: id, channel, pace, strict, person, wanted, question });
    }
  }
  return waits;
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

/** What the others are asked where they decide, and who has a say; undefined where nothing is asked. */
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

/** Where the message with the button is gone, it was pressed a moment before that. */
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

/** Somebody joins a lobby or leaves it: when that is told, the bot looks at its clock. */
export async function stirLobby(discord: Playground, house: House): Promise<void> {
  const lobby = await lobbyIn(discord, house);
  const rex = discord.person('rex');
  if (lobby === undefined) await answered(discord.person('theo').slash(LOBBY, 'play', { game: 'forage' }));
  else
    await answered(rex.click(cardIn({ discord }, LOBBY), seatOf(lobby, rex.id) === null ? 'Join' : 'Leave'));
}
