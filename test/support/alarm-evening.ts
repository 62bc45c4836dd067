import type { Chance } from '../../src/engine/chance.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { fridayTable } from '../../src/friends.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { randomPlayers } from '../../src/players/players.ts';
import { MovableClock, openPlayground, type Playground } from '../../src/playground/index.ts';
import { nextAlarm } from '../../src/store/alarms.ts';
import type { House } from '../../src/tables/house.ts';
import { stepsOf } from './alarm-ledger.ts';
import { LOBBY, stirLobby, takeWishes, waitsOf } from './alarm-tables.ts';
import { type BotProcess, launchBot } from './bot-process.ts';
import { restful } from './calm.ts';
import { openStore } from './store.ts';

const MINUTE = 60_000;
/** Real ms after which a bot that does not come to rest is a failure. */
const PATIENCE = 60_000;

/** The bot in a process of its own, in a Discord whose clock only the test moves. */
export interface AlarmEvening {
  readonly discord: Playground;
  readonly clock: MovableClock;
  readonly folder: string;
  readonly chance: Chance;
  readonly house: House;
  bot: BotProcess;
  /** What has become of it since it rested last, for whoever looks into a failure. */
  story: unknown[];
  kills: number;
  /** How many of the kills came at their moment. */
  met: number;
}

/** Opens it, and starts a bot that keeps its data in the folder. */
export async function begun(folder: string, chance: Chance): Promise<AlarmEvening> {
  const clock = new MovableClock();
  const discord = await openPlayground({ page: false, server: fridayTable, clock });
  discord.addChannel(LOBBY);
  const house = { ...onlyLookedAt(clock), store: await openStore(folder) };
  await takeWishes(discord, house);
  const bot = launchBot(discord, folder, off(clock));
  const evening: AlarmEvening = { discord, clock, folder, chance, house, bot, story: [], kills: 0, met: 0 };
  await bot.ready;
  await stirLobby(discord, house);
  await bot.endAt(0);
  return evening;
}

function onlyLookedAt(clock: MovableClock): Omit<House, 'store'> {
  const never = () => {
    throw new Error('Only looked at');
  };
  const players = randomPlayers(seeded(0));
  const now = () => clock.now();
  return {
    games,
    earlier,
    puzzles: [],
    now,
    players,
    secret: never,
    wake: never,
    news: never,
    notice: never,
    trouble: never,
  };
}

/** What the machine's clock has to be moved by to be that one. */
export function off(clock: MovableClock): number {
  return clock.now() - Date.now();
}

/** On to one of the next alarms and a little further, to where none is near: the bot's clock goes on while it works. */
export async function passTime({ clock, chance, house }: AlarmEvening): Promise<void> {
  const all = (await waitsOf(house)).flatMap(stepsOf).filter((at) => at > clock.now());
  all.sort((one, other) => one - other);
  let then = (all[chance.draw(4)] ?? clock.now()) + chance.draw(3) * MINUTE;
  while (all.some((at) => at > then && at <= then + 10 * MINUTE)) then += 10 * MINUTE;
  clock.advance(then - clock.now());
}

/** So long that Discord gives no message back for a nonce; no time at all where an alarm is near. */
export async function passMinutes({ clock, house }: AlarmEvening): Promise<void> {
  const all = (await waitsOf(house)).flatMap(stepsOf);
  const isNear = all.some((at) => at > clock.now() && at <= clock.now() + 16 * MINUTE);
  if (!isNear) clock.advance(6 * MINUTE);
}

/** Nothing is left to be done, and what has come has rung. */
export async function rest({ house, clock, bot }: AlarmEvening): Promise<void> {
  const pause = async () => await new Promise<void>((resume) => setTimeout(resume, 20));
  const end = performance.now() + PATIENCE;
  for (;;) {
    await restful(house, pause, PATIENCE);
    const next = await nextAlarm(house.store);
    if (next === undefined || next.at > clock.now()) return;
    if (performance.now() > end) throw new Error(`Did not ring: ${JSON.stringify(next)} ${bot.output()}`);
    await pause();
  }
}
