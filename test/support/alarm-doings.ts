import { expect } from 'vitest';
import { pickOne } from '../../src/engine/chance.ts';
import type { Actor } from '../../src/playground/index.ts';
import { CHOICES, type Choice } from '../../src/tables/late/voting.ts';
import { type AlarmEvening, rest } from './alarm-evening.ts';
import { askedIn, matchIn, PLANS, stirLobby, vote, waitsOf } from './alarm-tables.ts';
import { answered, answersOf, boardIn, giveAnswer } from './table.ts';
import { wholeLog } from './verify.ts';

/** So long people look at a panel before they answer, in ms. */
const LOOKED = 1_000;

/** What people do, or what comes, when the bot is killed. Some of it decides something. */
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
export async function doingNow(evening: AlarmEvening): Promise<Doing> {
  const { chance, discord, house } = evening;
  const asked = await voting(evening, pickOne(chance, CHOICES));
  if (asked !== undefined && chance.draw(3) > 0) return asked;
  const way = chance.draw(4);
  if (way === 0) return await moving(evening, pickOne(chance, PLANS).channel);
  const expectDone = async () => {};
  if (way === 1) return { name: 'start', do: async () => {}, expectDone, later: true, starts: true };
  return { name: 'ring', do: () => stirLobby(discord, house), expectDone, later: true };
}

/** Both who have a say wish the same, at the same time. */
async function voting(evening: AlarmEvening, choice: Choice): Promise<Doing | undefined> {
  const { discord, house, clock, bot } = evening;
  const asked = await askedIn(discord, house);
  if (asked === undefined) return undefined;
  const { table, request, voters } = asked;
  const { id } = table.record;
  const heard = new Set<Actor>();
  const say = async (who: Actor) => {
    if ((await vote(discord, who, request, choice)) !== null) heard.add(who);
  };
  const expectDone = async () => {
    clock.advance(LOOKED);
    await evening.bot.pass(LOOKED);
    for (const who of voters.filter((one) => !heard.has(one))) await say(who);
    await rest(evening);
    expect((await askedIn(discord, house))?.request).not.toEqual(request);
    const since = (await wholeLog(house, id)).slice(table.record.version);
    const decisions = since.filter(({ kind }) => kind === 'seat' || kind === 'time');
    expect(decisions.map(({ kind }) => kind)).toEqual(DECIDES[choice]);
  };
  const both = async () => {
    clock.advance(LOOKED);
    await bot.pass(LOOKED);
    await Promise.all(voters.map(say));
  };
  return { name: `vote ${choice}`, do: both, expectDone, later: false };
}

/** What a choice leaves in the log. */
const DECIDES = { wait: [], once: ['time'], ai: ['seat'], free: ['seat'] } as const;

/** Whoever is due in a channel makes a move, if the bot lets them. */
async function moving(evening: AlarmEvening, channel: string): Promise<Doing> {
  const expectDone = async () => {};
  return { name: `move in ${channel}`, do: () => moveIn(evening, channel), expectDone, later: false };
}

async function moveIn(evening: AlarmEvening, channel: string): Promise<void> {
  const { discord, house, clock, bot, chance } = evening;
  const match = await matchIn(discord, house, channel);
  const wait = (await waitsOf(house)).find(({ table }) => table === match?.record.id);
  if (!match || !wait) return await stirLobby(discord, house);
  const who = discord.person(wait.person);
  let panel = await answered(who.click(boardIn({ discord }, channel), 'Play'));
  for (let given = 0; given < 12 && answersOf(panel).length > 0; given++) {
    clock.advance(LOOKED);
    await bot.pass(LOOKED);
    panel = await giveAnswer(who, panel, pickOne(chance, answersOf(panel)));
  }
}
