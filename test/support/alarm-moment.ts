import { type Chance, pickOne } from '../../src/engine/chance.ts';
import type { Playground } from '../../src/playground/index.ts';
import type { BotProcess } from './bot-process.ts';
import { armed, type KillPoint } from './kill-point.ts';

/** A moment at which the bot is ended: at a request, or before a step in its file. */
export type Moment =
  | { readonly at: 'request'; readonly point: KillPoint }
  | { readonly at: 'step'; readonly step: number };

const MESSAGE = /^\/channels\/\d+\/messages$/;
const ONE = /^\/channels\/\d+\/messages\/\d+$/;

const KINDS = [
  { method: 'POST', path: MESSAGE, most: 4 },
  { method: 'DELETE', path: ONE, most: 2 },
  { method: 'PATCH', path: ONE, most: 3 },
  { method: 'POST', path: /^\/users\/@me\/channels$/, most: 2 },
  { method: '', path: /./, most: 8 },
] as const;

/** Steps of a start before anything rings: most of its kills are to come after them. */
const OF_A_START = 60;
/** Steps in which what has rung is told. */
const OF_RINGING = 220;

/** Every second one is at a step, the others at each kind of request in turn; `starts`: it is met after a start. */
export function momentOf(chance: Chance, kill: number, starts: boolean): Moment {
  if (kill % 2 === 0) return { at: 'step', step: 1 + chance.draw(OF_RINGING) + (starts ? OF_A_START : 0) };
  const { most, method, path } = pickOne(chance, KINDS);
  const nth = 1 + chance.draw(most);
  return { at: 'request', point: { method, path, written: chance.draw(2) === 1, nth } };
}

/** Lets the bot end at the moment; `disarm` gives it up. A step is told to a bot that goes on only. */
export async function armedAt(
  discord: Playground,
  bot: BotProcess,
  moment: Moment,
): Promise<{ readonly disarm: () => Promise<void> }> {
  if (moment.at === 'step') {
    await bot.endAt(moment.step);
    return { disarm: () => bot.endAt(0) };
  }
  const { disarm } = armed(discord, moment.point, () => bot.kill());
  return { disarm: async () => disarm() };
}
