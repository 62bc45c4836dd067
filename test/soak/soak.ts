import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../src/engine/seeded.ts';
import { armedAt, type Moment } from '../support/alarm-moment.ts';
import { launchBot } from '../support/bot-process.ts';
import { killPoint } from '../support/kill-point.ts';
import { offers } from '../support/table.ts';
import { expectKept, type Settled } from './consistent.ts';
import { closeSoak, openSoak, rest, restart, type SoakEvening } from './evening.ts';
import { strike } from './faults.ts';
import { goOn, type Until } from './people.ts';
import { TABLES, type TablePlan } from './place.ts';

/** How long it goes on, and by which chance. */
export interface SoakCall {
  readonly kills: number;
  readonly seed: number;
  /** Is told a line now and then. */
  readonly say?: (line: string) => void;
}

/** After so many answers at most the moment may come, and so long after that the bot is killed whatever it does, in ms. */
const PRESSES = 60;
const LONGEST = 4_000;

/** Steps in the file within which a kill may come: of what people do, and of a start. */
const OF_PLAYING = 150;
const OF_A_START = 120;

/** With every so many kills a line is told. */
const TOLD = 25;

/**
 * Plays every game at once with a bot in a process of its own, which is killed again and again while Discord has faults.
 * Returns the figures as a line. Throws what did not hold, with the seed, the kill and what had been done; the seed decides on
 * the kills, the faults and the answers, and not on how long each process takes, so a failure comes again only mostly.
 */
export async function soak({ kills, seed, say = () => {} }: SoakCall): Promise<string> {
  const evening = await openSoak(seed);
  const run = new Run(evening);
  try {
    await run.begin();
    while (run.kills < kills) {
      const before = Math.floor(run.kills / TOLD);
      await run.round();
      if (Math.floor(run.kills / TOLD) > before) say(run.figures());
    }
    await run.end();
    return run.figures();
  } catch (error) {
    const story = JSON.stringify(evening.story);
    const written = evening.bot.output().split('\n').slice(-40).join('\n');
    throw new Error(`Seed ${seed}, kill ${run.kills}: ${story}\n${run.figures()}\n${written}`, {
      cause: error,
    });
  } finally {
    await closeSoak(evening);
  }
}

class Run {
  readonly #evening: SoakEvening;
  readonly #settled: Settled = new Set();
  readonly #began = performance.now();
  #moves = 0;
  #missed = 0;
  #faults = 0;
  #struckBefore = 0;
  kills = 0;

  constructor(evening: SoakEvening) {
    this.#evening = evening;
  }

  /** People play until the bot is killed; it comes back, and all is as it should be. */
  async round(): Promise<void> {
    const { discord, chance } = this.#evening;
    const moment = momentOf(chance, this.kills);
    const struck = strike(discord.faults, chance);
    // One that nothing has met yet may do so a round later.
    this.#evening.isFaulty = struck.length + this.#struckBefore > 0;
    this.#struckBefore = struck.length;
    this.#faults += struck.length;
    this.#evening.story = [moment, ...struck];
    await this.#playedUntil(moment);
    if (chance.draw(4) === 0) await this.#killedAtItsStart();
    await restart(this.#evening);
    await rest(this.#evening);
    await this.#look();
    const missing = this.#evening.ledger.outcome('unanswered');
    if (missing > 0)
      throw new Error(`${missing} presses were left without an answer, and nothing was in their way`);
  }

  /** No more kills: what is left is told, and everything is there. */
  async end(): Promise<void> {
    await rest(this.#evening);
    await this.#look();
  }

  /** What was done and what came of it, as one line. */
  figures(): string {
    const { ledger } = this.#evening;
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const outcomes = (['answered', 'cut off by a kill', 'lost to a fault', 'unanswered'] as const).map(
      (outcome) => `${ledger.outcome(outcome)} ${outcome}`,
    );
    return [
      `${this.kills} kills (${this.kills - this.#missed} at their moment)`,
      `${this.#faults} faults`,
      `${ledger.presses} presses: ${outcomes.join(', ')}`,
      `${ledger.acknowledged} acknowledged moves; ${this.#settled.size} matches over, of ${this.#moves} moves`,
      'none lost, none doubled',
      `${seconds} s`,
    ].join('; ');
  }

  /** Opens every table, before the first kill. */
  async begin(): Promise<void> {
    const until = untilEnded(this.#evening);
    const all = this.#everybody(until);
    const { discord } = this.#evening;
    const isOpen = ({ channel }: TablePlan) =>
      discord.channel(channel).messages.some((one) => offers(one).includes('More'));
    await Promise.race([all, discord.until(() => TABLES.every(isOpen), 'every table to be open', 120_000)]);
    until.isOver = true;
    await all;
  }

  async #playedUntil(moment: Moment): Promise<void> {
    const { bot, discord, chance, ledger } = this.#evening;
    const until = untilEnded(this.#evening);
    const all = this.#everybody(until);
    const enough = ledger.outcome('answered') + chance.draw(PRESSES);
    while (!until.isOver && ledger.outcome('answered') < enough) await pause(20);
    const { disarm } = await armedAt(discord, bot, moment);
    const late = setTimeout(() => {
      this.#missed += 1;
      void bot.kill();
    }, LONGEST);
    await all;
    clearTimeout(late);
    await disarm();
    this.kills += 1;
  }

  async #everybody(until: Until): Promise<void> {
    const { chance } = this.#evening;
    await Promise.all(TABLES.map((plan) => goOn(this.#evening, plan, seeded(chance.draw(2 ** 30)), until)));
  }

  async #killedAtItsStart(): Promise<void> {
    const { discord, folder, chance } = this.#evening;
    const endAt = 1 + chance.draw(OF_A_START);
    this.#evening.story.push({ at: 'start', step: endAt });
    const bot = launchBot(discord, folder, 0, { endAt });
    const isReady = await Promise.race([
      bot.ended.then(() => false),
      bot.ready.then(
        () => true,
        () => false,
      ),
    ]);
    await bot.kill();
    this.kills += 1;
    if (isReady) this.#missed += 1;
  }

  async #look(): Promise<void> {
    this.#moves += await expectKept(this.#evening, this.#settled);
  }
}

/** Until the bot ends, or `isOver` is set. */
function untilEnded({ bot }: SoakEvening): Until {
  const until: Until = { isOver: false, over: bot.ended };
  void bot.ended.then(() => {
    until.isOver = true;
  });
  return until;
}

/** Every second kill comes at a step in the file, the others at each kind of request in turn. */
function momentOf(chance: SoakEvening['chance'], kill: number): Moment {
  if (kill % 2 === 0) return { at: 'step', step: 1 + chance.draw(OF_PLAYING) };
  return { at: 'request', point: killPoint(chance, kill >> 1) };
}
