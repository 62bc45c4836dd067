import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import type { ProcessPoint } from '../bot-process.ts';
import type { StormBot } from './bot.ts';
import type { Storm } from './storm.ts';

/** Time in ms for a process to meet its point before it is killed where it is. */
const POINT_TIMEOUT_MS = 1_500;

/** Points at which a process is killed, each at a random one of its next ones. */
const POINTS = [
  ['step', 24],
  ['commit', 3],
  ['committed', 3],
  ['asked', 4],
  ['told', 4],
  ['posting', 1],
  ['posted', 1],
] as const;

/** Maximum number of kills in quick succession, and maximum ms between two of them. */
const MAX_CLOSE_KILLS = 14;
const CLOSE_KILLS_MS = 700;

/** Maximum ms until recovery after them, and maximum number of moves before the next wave. */
const RECOVERY_TIMEOUT_MS = 120_000;
const MOVES_PER_RECOVERY = 12;

/** Kills random processes repeatedly and restarts each. Returns the number that met their point. */
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

/** Waits until every shard has a session, and then for `moves` moves. */
export async function waitUntilWell({ sessions, ledger, discord }: Storm, moves: number): Promise<void> {
  await sessions.whole(RECOVERY_TIMEOUT_MS);
  const wanted = ledger.acknowledged + moves;
  await discord.until(() => ledger.acknowledged >= wanted, `${moves} moves`, RECOVERY_TIMEOUT_MS);
}

/** Kills a process during its work or its start, and restarts it. Returns true if it met its point. */
async function killOne(storm: Storm, bot: StormBot, chance: Chance): Promise<boolean> {
  const point = choosePoint(chance);
  const isMet = await bot.dieAt(point, POINT_TIMEOUT_MS);
  noteBlow(storm, `${bot.name} killed ${isMet ? `at ${point.at} ${point.nth}` : 'at rest'}`);
  bot.start();
  return isMet;
}

/** Crashes PostgreSQL and restarts it. */
export async function restartDatabase(storm: Storm): Promise<void> {
  noteBlow(storm, 'PostgreSQL ended');
  await storm.cluster.restart();
  noteBlow(storm, 'PostgreSQL is back');
}

/**
 * Restarts the processes one by one, as an upgrade does.
 * The next is stopped only when all are running and every shard has a session. Returns their exit codes.
 */
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

function choosePoint(chance: Chance): ProcessPoint {
  const [at, most] = pickOne(chance, POINTS);
  return { at, nth: 1 + chance.draw(most) };
}
