import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import type { Bot } from './bot.ts';
import { type Death, someDeath } from './death.ts';
import type { Storm } from './storm.ts';

/** So long a process is waited for to meet its point before it is killed where it stands, in ms. */
const POINT = 1_500;

/** How many kills come close after each other at most, and so much is between two of them at most, in ms. */
const CLOSE = 14;
const BREATH = 700;

/** How long it may take after them until all is well, in ms, and how many moves are made then at most before the next. */
const WELL = 120_000;
const MOVES = 12;

/** Kills processes again and again, and each is started again. Returns how many met their point. */
export async function killed(storm: Storm, kills: number, chance: Chance): Promise<number> {
  let met = 0;
  for (let left = kills; left > 0; ) {
    const wave = Math.min(left, 1 + chance.draw(CLOSE));
    for (let nth = 0; nth < wave; nth++) {
      if (await killOne(storm, pickOne(chance, storm.bots), chance)) met++;
      await pause(chance.draw(BREATH));
    }
    left -= wave;
    await isWell(storm, chance.draw(MOVES));
  }
  return met;
}

/** Every shard has a session, and then so many moves are made. */
export async function isWell({ sessions, ledger, discord }: Storm, moves: number): Promise<void> {
  await sessions.whole(WELL);
  const wanted = ledger.acknowledged.length + moves;
  await discord.until(() => ledger.acknowledged.length >= wanted, `${moves} moves`, WELL);
}

/** In the middle of what it does, or while it starts. */
async function killOne(storm: Storm, bot: Bot, chance: Chance): Promise<boolean> {
  const death = someDeath(chance);
  const isMet = await bot.dieAt(death, POINT);
  note(storm, `${bot.name} killed ${isMet ? said(death) : 'at rest'}`);
  bot.start();
  return isMet;
}

/** PostgreSQL ends as by a crash, and comes back. */
export async function restartDatabase(storm: Storm): Promise<void> {
  note(storm, 'PostgreSQL ended');
  await storm.cluster.restart();
  note(storm, 'PostgreSQL is back');
}

/** One process after the other ends as for an upgrade, and the next only when all have begun and all is well. Returns their exit codes. */
export async function rolled(storm: Storm): Promise<readonly (number | null)[]> {
  const codes: (number | null)[] = [];
  const haveBegun = () => storm.bots.every(({ hasBegun }) => hasBegun);
  for (const bot of storm.bots) {
    await storm.discord.until(haveBegun, 'all processes', WELL);
    note(storm, `${bot.name} is to end`);
    codes.push(await bot.terminate());
    note(storm, `${bot.name} has ended`);
    bot.start();
    await isWell(storm, MOVES);
  }
  return codes;
}

function note({ blows }: Storm, what: string): void {
  blows.push({ at: performance.now(), what });
}

function said({ at, nth }: Death): string {
  return `at ${at} ${nth}`;
}
