import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { expectConsistent, expectQuiet } from './alarm-consistent.ts';
import { type Doing, doingNow } from './alarm-doings.ts';
import { type AlarmEvening, begun, off, passMinutes, passTime, rest } from './alarm-evening.ts';
import { Ledger } from './alarm-ledger.ts';
import { armedAt, type Moment, momentOf } from './alarm-moment.ts';
import { everybodySits } from './alarm-seats.ts';
import { waitsOf } from './alarm-tables.ts';
import { type BotProcess, launchBot } from './bot-process.ts';

/** Kills the bot at so many moments around alarms: nobody is reminded twice or forgotten, nothing is decided twice. */
export async function remindsOnceAfterKills(kills: number, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-alarms-'));
  const evening = await begun(folder, seeded(seed));
  try {
    while (evening.kills < kills) await goRound(evening);
    expect(evening.met).toBeGreaterThan(kills / 2);
  } finally {
    await evening.bot.kill();
    await evening.house.store.destroy();
    await evening.discord.stop();
    rmSync(folder, { recursive: true });
  }
}

/** From one rest to the next, with one kill or more; what failed is told with all that became of the bot in between. */
async function goRound(evening: AlarmEvening): Promise<void> {
  await everybodySits(evening);
  const doing = await doingNow(evening);
  evening.story = [doing.name];
  try {
    await killedAndBack(evening, doing);
  } catch (error) {
    const waits = await waitsOf(evening.house);
    const story = JSON.stringify([...evening.story, waits], null, 1);
    console.error(`At kill ${evening.kills}: ${story}`, evening.bot.output());
    throw error;
  }
}

async function killedAndBack(evening: AlarmEvening, doing: Doing): Promise<void> {
  const { discord, house, clock, chance } = evening;
  const first = momentOf(chance, evening.kills, false);
  const ledger = new Ledger(discord, await waitsOf(house));
  let moment: Moment | null = first;
  if (doing.starts) await evening.bot.kill();
  else await killedIn(evening, first, doing);
  for (let again = doing.starts ? 0 : 1; moment !== null; again++) {
    expectQuiet(evening);
    ledger.note(await waitsOf(house), clock.now());
    if (again === 0) await passTime(evening);
    else await stayAway(evening);
    moment = again === 0 || chance.draw(4) === 0 ? momentOf(chance, evening.kills, true) : null;
    if (!(await start(evening, moment))) moment = null;
  }
  await rest(evening);
  await doing.expectDone();
  await rest(evening);
  ledger.note(await waitsOf(house), clock.now());
  ledger.expectEven(clock.now());
  await expectConsistent(evening);
}

/** The bot is back at once, or when Discord has forgotten what a message was sent under, or later still. */
async function stayAway(evening: AlarmEvening): Promise<void> {
  const long = evening.chance.draw(4);
  if (long === 0) await passTime(evening);
  else if (long < 3) await passMinutes(evening);
}

/** It is done, and the bot ends in it: at the moment, or at rest where that did not come. */
async function killedIn(evening: AlarmEvening, moment: Moment, doing: Doing): Promise<void> {
  const { bot } = evening;
  if (doing.later) await passTime(evening);
  evening.story.push(evening.clock.now(), moment);
  bot.setClock(off(evening.clock));
  const { disarm } = await armedAt(evening.discord, bot, moment);
  const isMet = await endedIn(bot, async () => {
    await doing.do();
    await rest(evening);
  });
  await disarm();
  await bot.kill();
  evening.kills += 1;
  if (isMet) evening.met += 1;
}

/** Starts the bot, which may end at a moment of its start; whether it did. */
async function start(evening: AlarmEvening, moment: Moment | null): Promise<boolean> {
  const { discord, folder, clock } = evening;
  evening.story.push(clock.now(), moment);
  const launch = { endAt: moment?.at === 'step' ? moment.step : 0 };
  const bot = launchBot(discord, folder, off(clock), launch);
  evening.bot = bot;
  const isStep = moment === null || moment.at === 'step';
  const { disarm } = isStep ? { disarm: () => bot.endAt(0) } : await armedAt(discord, bot, moment);
  const isMet = await endedIn(bot, async () => {
    await bot.ready;
    if (moment !== null) await rest(evening);
  });
  await disarm();
  if (moment === null || !isMet) return false;
  await bot.kill();
  evening.kills += 1;
  evening.met += 1;
  return true;
}

/** Whether the bot ends before that is done. */
async function endedIn({ ended }: BotProcess, doing: () => Promise<void>): Promise<boolean> {
  let isGone = false;
  const gone = ended.then(() => {
    isGone = true;
  });
  const done = doing().catch((error: unknown) => {
    if (!isGone) throw error;
  });
  await Promise.race([gone, done]);
  done.catch(() => {});
  return isGone;
}
