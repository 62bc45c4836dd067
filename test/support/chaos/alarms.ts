import { expect } from 'vitest';
import { demoServer } from '../../../src/demo-server.ts';
import { MovableClock } from '../../../src/playground/index.ts';
import type { LogEntry } from '../../../src/store/log.ts';
import {
  type ChaosAction,
  changeLobby,
  chooseAction,
  findDueAlarm,
  LOBBY_CHANNEL,
  seatEverybody,
  setReminderWishes,
} from './alarm-actions.ts';
import { Chaos } from './chaos.ts';
import { type ConsistencyOptions, expectConsistent, expectQuiet } from './expect-consistent.ts';
import { ALARM_REQUESTS, chooseKillMoment } from './kill-moments.ts';
import { getReminderTimes, loadWaits, ReminderLedger } from './reminder-ledger.ts';

const MINUTE = 60_000;

/** Steps of a start before anything rings: most of its kills are to come after them. */
const START_STEPS = 60;
/** Steps in which what has rung is told. */
const FIRE_STEPS = 220;

const EXPECTED: ConsistencyOptions = {
  // Rex takes no direct messages. What a bot took away that ended before it wrote that down is taken away again, or found to
  // be gone when it is to be changed.
  refusals: / 50007 |^(DELETE|PATCH) .* 10008 /,
  log: (_table, log) => expectOneTurnEach(log),
};

/** Kills the bot at so many moments around alarms: nobody is reminded twice or forgotten, nothing is decided twice. */
export async function checkRemindersAfterKills(kills: number, seed: number): Promise<void> {
  const chaos = await Chaos.open({
    seed,
    server: demoServer,
    clock: new MovableClock(),
    patience: 60_000,
    stillDue: findDueAlarm,
    prepare: async ({ discord, house: ctx }) => {
      discord.addChannel(LOBBY_CHANNEL);
      await setReminderWishes(discord, ctx);
    },
  });
  try {
    await changeLobby(chaos.discord, chaos.house);
    while (chaos.kills < kills) await runRound(chaos);
    expect(chaos.met).toBeGreaterThan(kills / 2);
  } finally {
    await chaos.close();
  }
}

/** From one rest to the next, with one kill or more; what failed is told with all that became of the bot in between. */
async function runRound(chaos: Chaos): Promise<void> {
  await seatEverybody(chaos);
  const doing = await chooseAction(chaos);
  chaos.story = [doing.name];
  try {
    await killAndRestart(chaos, doing);
  } catch (error) {
    const waits = await loadWaits(chaos.house);
    const story = JSON.stringify([...chaos.story, waits], null, 1);
    console.error(`At kill ${chaos.kills}: ${story}`, chaos.bot.output());
    throw error;
  }
}

async function killAndRestart(chaos: Chaos, doing: ChaosAction): Promise<void> {
  const { discord, house: ctx, chance } = chaos;
  const ledger = new ReminderLedger(discord, await loadWaits(ctx));
  if (doing.starts) await chaos.bot.kill();
  else await killDuringAction(chaos, doing);
  let isStart = doing.starts ?? false;
  for (let isUp = false; !isUp; ) {
    expectQuiet(chaos, EXPECTED);
    ledger.note(await loadWaits(ctx), chaos.now());
    await (isStart ? passTime(chaos) : stayAway(chaos));
    isUp = await chaos.start(isStart || chance.draw(4) === 0 ? chooseMoment(chaos, START_STEPS) : null);
    isStart = false;
  }
  await chaos.rest();
  await doing.expectDone();
  await chaos.rest();
  ledger.note(await loadWaits(ctx), chaos.now());
  ledger.expectEven(chaos.now());
  await expectConsistent(chaos, EXPECTED);
}

/** It is done, and the bot ends in it: at the moment, or at rest where that did not come. */
async function killDuringAction(chaos: Chaos, doing: ChaosAction): Promise<void> {
  const moment = chooseMoment(chaos, 0);
  if (doing.later) await passTime(chaos);
  chaos.setClock();
  await chaos.killDuring(moment, async () => {
    await doing.do();
    await chaos.rest();
  });
}

function chooseMoment({ chance, kills }: Chaos, after: number) {
  const moment = chooseKillMoment(chance, kills, FIRE_STEPS, ALARM_REQUESTS);
  return moment.at === 'step' ? { ...moment, step: moment.step + after } : moment;
}

/** The bot is back at once, or when Discord has forgotten what a message was sent under, or later still. */
async function stayAway(chaos: Chaos): Promise<void> {
  const long = chaos.chance.draw(4);
  if (long === 0) await passTime(chaos);
  else if (long < 3) await passMinutes(chaos);
}

/** On to one of the next alarms and a little further, to where none is near: the bot's clock goes on while it works. */
async function passTime(chaos: Chaos): Promise<void> {
  const now = chaos.now();
  const all = (await loadWaits(chaos.house)).flatMap(getReminderTimes).filter((at) => at > now);
  all.sort((one, other) => one - other);
  let then = (all[chaos.chance.draw(4)] ?? now) + chaos.chance.draw(3) * MINUTE;
  while (all.some((at) => at > then && at <= then + 10 * MINUTE)) then += 10 * MINUTE;
  chaos.advance(then - now);
}

/** Advances the clock past Discord's memory of nonces, unless an alarm is near. */
async function passMinutes(chaos: Chaos): Promise<void> {
  const now = chaos.now();
  const all = (await loadWaits(chaos.house)).flatMap(getReminderTimes);
  if (!all.some((at) => at > now && at <= now + 16 * MINUTE)) chaos.advance(6 * MINUTE);
}

/** An AI moves for a person in one turn after it was given that, and in no other. */
function expectOneTurnEach(log: readonly LogEntry[]): void {
  let given: number | null = null;
  let hasMoved = false;
  const ai = new Set<number>();
  for (const entry of log) {
    if (entry.kind === 'seat') entry.to.kind === 'ai' ? ai.add(entry.seat) : ai.delete(entry.seat);
    if (entry.kind === 'time') [given, hasMoved] = [entry.seat, false];
    if (entry.kind !== 'move') continue;
    if (entry.seat !== given && hasMoved) given = null;
    if (entry.seat === given) hasMoved = true;
    if (entry.person === null && !entry.forced && !ai.has(entry.seat)) expect(entry.seat).toBe(given);
  }
}
