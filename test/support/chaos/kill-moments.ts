import type { Chance } from '../../../src/engine/chance.ts';
import type { PassingRequest, Playground } from '../../../src/playground/index.ts';
import type { BotProcess, ProcessPoint } from '../bot-process.ts';

/** A request at which the bot is killed, before Discord carries it out or just after. */
export interface KillPoint {
  readonly method: string;
  readonly path: RegExp;
  readonly written: boolean;
  /** Number of the request among those of its kind, from 1. */
  readonly nth: number;
}

/** A moment at which the bot is killed: at a request that Discord sees, or at a point in its process. */
export type KillMoment = { readonly at: 'request'; readonly point: KillPoint } | ProcessPoint;

/** A kind of request. The kill comes at a random one of the next `most`; `written` is random unless given. */
type RequestKind = Pick<KillPoint, 'method' | 'path'> & { readonly most: number; readonly written?: boolean };

const MESSAGES = /^\/channels\/\d+\/messages$/;
const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const ANY: RequestKind = { method: '', path: /./, most: 8 };

/** Requests that a move makes. */
export const MOVE_REQUESTS: readonly RequestKind[] = [
  { method: 'POST', path: MESSAGES, written: true, most: 1 },
  { method: 'POST', path: MESSAGES, written: false, most: 2 },
  { method: 'POST', path: /\/callback$/, most: 2 },
  { method: 'PATCH', path: MESSAGE, most: 2 },
  ANY,
];

/** Requests that an alarm makes. */
export const ALARM_REQUESTS: readonly RequestKind[] = [
  { method: 'POST', path: MESSAGES, most: 4 },
  { method: 'DELETE', path: MESSAGE, most: 2 },
  { method: 'PATCH', path: MESSAGE, most: 3 },
  { method: 'POST', path: /^\/users\/@me\/channels$/, most: 2 },
  ANY,
];

/** Returns the request for a kill. The kinds take turns; the number within the kind, and mostly `written`, are random. */
export function chooseKillPoint(chance: Chance, kill: number, kinds: readonly RequestKind[]): KillPoint {
  const { most, ...kind } = kinds[kill % kinds.length] as RequestKind;
  return { written: chance.draw(2) === 1, ...kind, nth: 1 + chance.draw(most) };
}

/** Returns the moment for a kill: alternately at one of `steps` database steps and at a request. */
export function chooseKillMoment(
  chance: Chance,
  kill: number,
  steps: number,
  kinds: readonly RequestKind[],
): KillMoment {
  if (kill % 2 === 0) return { at: 'step', nth: 1 + chance.draw(steps) };
  return { at: 'request', point: chooseKillPoint(chance, kill >> 1, kinds) };
}

/** Kills at the point; `killed` resolves after it. `disarm` cancels the kill. */
export function armKillPoint(
  discord: Playground,
  point: KillPoint,
  kill: () => Promise<void>,
): { readonly killed: Promise<void>; readonly disarm: () => void } {
  let met = 0;
  let disarm = () => {};
  const killed = new Promise<void>((resolve) => {
    disarm = discord.onRequest(async (passing) => {
      if (!isAtPoint(passing, point) || ++met !== point.nth) return;
      if (!point.written) discord.faults.next(formatRequest(passing), { kind: 'hang', write: 'before' });
      disarm();
      await kill();
      resolve();
    });
  });
  return { killed, disarm: () => disarm() };
}

/** Arms a kill of the running bot at the moment; `disarm` cancels it. */
export async function armKillMoment(
  discord: Playground,
  bot: BotProcess,
  moment: KillMoment,
): Promise<{ readonly disarm: () => Promise<void> }> {
  if (moment.at !== 'request') {
    await bot.endAt(moment);
    return { disarm: () => bot.endAt(null) };
  }
  const { disarm } = armKillPoint(discord, moment.point, () => bot.kill());
  return { disarm: async () => disarm() };
}

function isAtPoint({ method, path, phase }: PassingRequest, point: KillPoint): boolean {
  const kind = point.method === '' || point.method === method;
  return kind && point.path.test(path) && phase === (point.written ? 'after' : 'before');
}

function formatRequest({ method, path }: PassingRequest) {
  return { method, path: new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) };
}
