import type { Chance } from '../../src/engine/chance.ts';
import type { Passing, Playground } from '../../src/playground/index.ts';

/** A moment at which the bot is ended: at a request of this kind, not carried out any more or just carried out. */
export interface KillPoint {
  readonly method: string;
  readonly path: RegExp;
  readonly written: boolean;
  /** At the how many-th request of the kind, from 1. */
  readonly nth: number;
}

const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

const KINDS = [
  { ...POST, written: true, most: 1 },
  { ...POST, written: false, most: 2 },
  { method: 'POST', path: /\/callback$/, most: 2 },
  { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/, most: 2 },
  { method: '', path: /./, most: 8 },
] as const;

/** One for each kill: the kinds of request take turns; which of the kind, and when, is random. */
export function killPoint(chance: Chance, kill: number): KillPoint {
  const { most, ...kind } = KINDS[kill % KINDS.length] as (typeof KINDS)[number];
  return { written: chance.draw(2) === 1, ...kind, nth: 1 + chance.draw(most) };
}

/** Kills at the point; resolves when it is done. `disarm` gives the point up. */
export function armed(
  discord: Playground,
  point: KillPoint,
  kill: () => Promise<void>,
): { readonly killed: Promise<void>; readonly disarm: () => void } {
  let met = 0;
  let disarm = () => {};
  const killed = new Promise<void>((resolve) => {
    disarm = discord.onRequest(async (passing) => {
      if (!isAt(passing, point) || ++met !== point.nth) return;
      if (!point.written) discord.faults.next(exactly(passing), { kind: 'hang', write: 'before' });
      disarm();
      await kill();
      resolve();
    });
  });
  return { killed, disarm: () => disarm() };
}

function isAt({ method, path, phase }: Passing, point: KillPoint): boolean {
  const kind = point.method === '' || point.method === method;
  return kind && point.path.test(path) && phase === (point.written ? 'after' : 'before');
}

function exactly({ method, path }: Passing) {
  return { method, path: new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) };
}
