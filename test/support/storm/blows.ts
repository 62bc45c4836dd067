import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import type { StormBot } from './bot.ts';
import { chooseDeath, type Death } from './death.ts';
import type { Storm } from './storm.ts';

/** So long a process is waited for to meet its point before it is killed where it stands, in ms. */
const POINT_TIMEOUT_MS = 1_500;

/** How many kills come close after each other at most, and so much is between two of them at most, in ms. */
const MAX_CLOSE_KILLS = 14;
const CLOSE_KILLS_MS = 700;

/** How long it may take after them until all is well, in ms, and how many moves are made then at most before the next. */
const RECOVERY_TIMEOUT_MS = 120_000;
const MOVES_PER_RECOVERY = 12;

/** Kills processes again and again, and each is started again. Returns how many met their point. */
export async function killRepeatedly(storm: Storm, kills: number, chance: Chance): Promise<number> {
  let met = 0;
  for (let left = kills; left > 0; ) {
    const wave = Math.min(left, 1 + chance.draw(MAX_CLOSE_KILLS));
    for (let nth = 0; nth < wave; nth++) {
      if (await killOne(storm, pickOne(chance, storm.bots), chance)) met++;
      await pause(chance.draw(CLOSE_KILLS_MS));
    }
    left -= wave;
    await waitUntilWell(storm, chance.draw(MOVES_PER_RECOVERY));
  }
  return met;
}

/** Every shard has a session, and then so many moves are made. */
export async function waitUntilWell({ sessions, ledger, discord }: Storm, moves: number): Promise<void> {
  await sessions.whole(RECOVERY_TIMEOUT_MS);
  const wanted = ledger.acknowledged.length + moves;
  await discord.until(() => ledger.acknowledged.length >= wanted, `${moves} moves`, RECOVERY_TIMEOUT_MS);
}

/** In the middle of what it does, or while it starts. */
async function killOne(storm: Storm, bot: StormBot, chance: Chance): Promise<boolean> {
  const death = chooseDeath(chance);
  const isMet = await bot.dieAt(death, POINT_TIMEOUT_MS);
  noteBlow(storm, `${bot.name} killed ${isMet ? describeDeath(death) : 'at rest'}`);
  bot.start();
  return isMet;
}

/** PostgreSQL ends as by a crash, and comes back. */
export async function restartDatabase(storm: Storm): Promise<void> {
  noteBlow(storm, 'PostgreSQL ended');
  await storm.cluster.restart();
  noteBlow(storm, 'PostgreSQL is back');
}

/** One process after the other ends as for an upgrade, and the next only when all have begun and all is well. Returns their exit codes. */
export async function restartOneByOne(storm: Storm): Promise<readonly (number | null)[]> {
  const codes: (number | null)[] = [];
  const haveBegun = () => storm.bots.every(({ hasBegun }) => hasBegun);
  for (const bot of storm.bots) {
    await storm.discord.until(haveBegun, 'all processes', RECOVERY_TIMEOUT_MS);
    noteBlow(storm, `${bot.name} is to end`);
    codes.push(await bot.terminate());
    noteBlow(storm, `${bot.name} has ended`);
    bot.start();
    await waitUntilWell(storm, MOVES_PER_RECOVERY);
  }
  return codes;
}

function noteBlow({ blows }: Storm, what: string): void {
  blows.push({ at: performance.now(), what });
}

function describeDeath({ at, nth }: Death): string {
  return `at ${at} ${nth}`;
}
