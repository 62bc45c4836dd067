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

/** Number of database steps in a start before alarms fire; most kills are to come after them. */
const START_STEPS = 60;
/** Number of database steps in which the effects of fired alarms are published. */
const FIRE_STEPS = 220;

const EXPECTED: ConsistencyOptions = {
  // Rex blocks direct messages. A deletion not recorded before a kill is repeated, or an edit finds its message gone.
  refusals: / 50007 |^(DELETE|PATCH) .* 10008 /,
  log: (_table, log) => expectOneTurnEach(log),
};

/** Kills the bot at `kills` moments around alarms; no reminder may be lost or doubled, and no vote decided twice. */
export async function checkRemindersAfterKills(kills: number, seed: number): Promise<void> {
  const chaos = await Chaos.open({
    seed,
    server: demoServer,
    clock: new MovableClock(),
    patience: 60_000,
    stillDue: findDueAlarm,
    prepare: async ({ discord, app: ctx }) => {
      discord.addChannel(LOBBY_CHANNEL);
      await setReminderWishes(discord, ctx);
    },
  });
  try {
    await changeLobby(chaos.discord, chaos.app);
    while (chaos.kills < kills) await runRound(chaos);
    expect(chaos.met).toBeGreaterThan(kills / 2);
  } finally {
    await chaos.close();
  }
}

/** Runs from one idle state to the next with at least one kill; a failure prints all that happened in between. */
async function runRound(chaos: Chaos): Promise<void> {
  await seatEverybody(chaos);
  const doing = await chooseAction(chaos);
  chaos.story = [doing.name];
  try {
    await killAndRestart(chaos, doing);
  } catch (error) {
    const waits = await loadWaits(chaos.app);
    const story = JSON.stringify([...chaos.story, waits], null, 1);
    console.error(`At kill ${chaos.kills}: ${story}`, chaos.bot.output());
    throw error;
  }
}

async function killAndRestart(chaos: Chaos, doing: ChaosAction): Promise<void> {
  const { discord, app: ctx, chance } = chaos;
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

/** Performs the action and kills the bot at the moment, or when idle if the moment does not come. */
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
  return moment.at === 'request' ? moment : { ...moment, nth: moment.nth + after };
}

/** Waits before the restart: not at all, until Discord has forgotten nonces, or longer. */
async function stayAway(chaos: Chaos): Promise<void> {
  const long = chaos.chance.draw(4);
  if (long === 0) await passTime(chaos);
  else if (long < 3) await passMinutes(chaos);
}

/**
 * Advances the clock to one of the next alarms or a little later.
 * It does not stop close before another alarm, because the bot's clock runs on.
 */
async function passTime(chaos: Chaos): Promise<void> {
  const now = chaos.now();
  const all = (await loadWaits(chaos.app)).flatMap(getReminderTimes).filter((at) => at > now);
  all.sort((one, other) => one - other);
  let then = (all[chaos.chance.draw(4)] ?? now) + chaos.chance.draw(3) * MINUTE;
  while (all.some((at) => at > then && at <= then + 10 * MINUTE)) then += 10 * MINUTE;
  chaos.advance(then - now);
}

/** Advances the clock past Discord's memory of nonces, unless an alarm is near. */
async function passMinutes(chaos: Chaos): Promise<void> {
  const now = chaos.now();
  const all = (await loadWaits(chaos.app)).flatMap(getReminderTimes);
  if (!all.some((at) => at > now && at <= now + 16 * MINUTE)) chaos.advance(6 * MINUTE);
}

/** Expects that an AI moved for a person only in the turn it was given. */
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
