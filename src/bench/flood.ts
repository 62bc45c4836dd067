import { setTimeout as until } from 'node:timers/promises';
import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import { games } from '../games/registry.ts';
import type { Playground, ServerPlan } from '../playground/index.ts';
import type { Part } from './part.ts';
import { Boards } from './path-boards.ts';
import { type BenchEvening, evening } from './path-evening.ts';
import type { Spread } from './path-figures.ts';
import { type Pace, steadily } from './path-steady.ts';
import { PressedTable } from './path-table.ts';

/** How soon the presses of the others are acknowledged, in ms, and how many interactions one account sent meanwhile. */
export interface FloodCosts {
  readonly alone: Spread;
  readonly flooded: Spread;
  readonly sent: number;
  readonly answered: number;
}

/** How long, at how many tables, and how fast the others press. */
export interface Flooding {
  readonly tables: number;
  readonly pace: Pace;
  /** Interactions that one account sends each second. */
  readonly perSecond: number;
}

const FLOODING: Flooding = { tables: 6, pace: { perSecond: 8, seconds: 20 }, perSecond: 200 };

/** The most people that a table begins with. */
const AT_A_TABLE = Math.max(...games.flatMap(({ seats }) => seats.slice(0, 1)));

/** One account sends as fast as it can, while others play. */
export const flood: Part<FloodCosts> = {
  name: 'flood',
  run: () => floodCosts(FLOODING),
  rows: ({ alone, flooded, sent, answered }) => [
    ['press to acknowledgement, nobody floods', said(alone)],
    [`the same, one account sends ${FLOODING.perSecond} a second`, said(flooded)],
    ['of what it sent', `${answered} of ${sent} answered`],
  ],
};

export async function floodCosts({ tables, pace, perSecond }: Flooding): Promise<FloodCosts> {
  const work = async ({ discord }: BenchEvening) => {
    const hall = { discord, boards: new Boards(discord), chance: seeded(1) };
    const open: PressedTable[] = [];
    for (let nth = 0; nth < tables; nth++) {
      const home = { channel: 'general', people: seatsAt(nth).map((key) => discord.person(key)) };
      open.push(await PressedTable.open({ ...hall, home }, games[nth % games.length]!));
    }
    await steadily(open, { ...pace, seconds: pace.seconds / 4 });
    const { ack: alone } = await steadily(open, pace);
    const flooding = new Flood(discord, perSecond);
    const flooded = await steadily(open, pace).finally(() => flooding.stop());
    const { sent, answered } = await flooding.ended();
    return { alone, flooded: flooded.ack, sent, answered };
  };
  return await evening(work, { server: crowd(tables), isLimited: true });
}

/**
 * The friends' server with people of its own for every table, and one more. Nobody plays at two: who presses more than they may is
 * refused, and how others fare is not measured by that.
 */
function crowd(tables: number): ServerPlan {
  const keys = Array.from({ length: tables }, (_, nth) => seatsAt(nth)).flat();
  return { ...fridayTable, people: ['ada', ...keys].map((key) => ({ key, name: key })) };
}

function seatsAt(table: number): readonly string[] {
  return Array.from({ length: AT_A_TABLE }, (_, seat) => `of table ${table + 1}, ${seat + 1}`);
}

/** Somebody without a seat, who sends what costs most: boards to be painted, and lists. */
class Flood {
  #on = true;
  #sent = 0;
  #answered = 0;
  readonly #ending: Promise<void>;

  constructor(discord: Playground, perSecond: number) {
    this.#ending = this.#send(discord, 1000 / perSecond);
  }

  stop(): void {
    this.#on = false;
  }

  /** What it came to, when all of it is answered. */
  async ended(): Promise<{ readonly sent: number; readonly answered: number }> {
    await this.#ending;
    return { sent: this.#sent, answered: this.#answered };
  }

  async #send(discord: Playground, every: number): Promise<void> {
    const ada = discord.person('ada');
    const thread = discord.channels.find(({ channel }) => 'thread_metadata' in channel)?.id ?? 'general';
    const asked: Promise<void>[] = [];
    const began = performance.now();
    for (; this.#on; this.#sent++) {
      const asking = this.#sent % 2 === 0 ? ada.slash(thread, 'board') : ada.slash(thread, 'games');
      asked.push(
        asking.then(async (answer) => {
          if ((await answer.settled()).state !== 'failed') this.#answered++;
        }),
      );
      await until(Math.max(0, began + this.#sent * every - performance.now()));
    }
    await Promise.all(asked);
  }
}

function said({ median, p99 }: Spread): string {
  return `${median.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`;
}
