import { randomBytes } from 'node:crypto';
import { games } from '../games/registry.ts';
import type { Judgement } from '../players/judgement.ts';
import type { Asked, Choice, HintAsked, JudgeAsked, Known, Players } from '../players/players.ts';
import { STRONGEST } from '../players/strengths.ts';
import type { HowThought, Thinking, Thought } from '../players/thought.ts';
import { Budget } from './budget.ts';
import { Line } from './line.ts';
import { Threads, type ThreadsOptions } from './threads.ts';
import { type Served, timed } from './timed.ts';
import { warming } from './warming.ts';

/** Threads that think, so that no thought keeps the house waiting. */
export interface Thinkers extends Players {
  /**
   * Thinks a little about every game, so that the first thought is as quick as the others. AI seats go first. `pause`: before each
   * game it is waited for.
   */
  warm(pause?: () => Promise<void>): Promise<void>;
  /** Ends the threads; thoughts that wait are refused. */
  close(): Promise<void>;
}

interface Options extends ThreadsOptions {
  /** 32 hexadecimal digits that nobody foresees. */
  readonly seed?: () => string;
  /** A thread failed, or a thought did and the quick policy of the game was asked instead. */
  readonly trouble?: (error: unknown) => void;
  /** Told of each thought that somebody wanted; nobody measures unless told. */
  readonly told?: (served: Served) => void;
}

/** Opens the thinkers' room; `threads` is 1 unless told. */
export function openThinkers({
  threads = 1,
  seed = () => randomBytes(16).toString('hex'),
  trouble = () => {},
  told,
  ...own
}: Options = {}): Thinkers {
  const pool = new Threads({ ...own, threads, trouble });
  const all = new Line(threads);
  const line = told ? timed(all, told) : all;
  const budget = new Budget();

  async function choose(asked: Asked): Promise<Choice> {
    return await line.inTurn(async (waiting) => {
      const { game, strength } = asked;
      const playouts = game.mind
        ? budget.playouts(game.id, game.mind.search, Math.floor(waiting / threads))
        : 0;
      const how = { strength, seed: seed(), playouts };
      try {
        return await chosen(asked, how);
      } catch (error) {
        if (playouts === 0) throw error;
        trouble(error);
        return await chosen(asked, { ...how, playouts: 0 });
      }
    });
  }

  async function chosen(asked: Asked, how: HowThought): Promise<Choice> {
    return { move: (await thought(asked, how)).move, thought: how };
  }

  /** Hints that are being thought of, by their seeds: who asks again waits for the same one. */
  const hints = new Map<string, Promise<Thought>>();

  async function hint(asked: HintAsked): Promise<Thought> {
    const known = hints.get(asked.seed);
    if (known) return await known;
    const thinking = hinted(asked).finally(() => hints.delete(asked.seed));
    hints.set(asked.seed, thinking);
    return await thinking;
  }

  /** It takes as many playouts as the game asks for whoever waits, so that the same is always told. */
  async function hinted(asked: HintAsked): Promise<Thought> {
    return await line.afterAll(async () => {
      const playouts = asked.game.mind?.search.playouts ?? 0;
      return await thought({ ...asked, weighs: true }, { strength: STRONGEST, seed: asked.seed, playouts });
    });
  }

  async function judge({ game, ...decided }: JudgeAsked): Promise<Judgement | null> {
    const task = { game: game.id, rules: game.rules, decided };
    return await line.afterAll(async () => await pool.run(task));
  }

  async function thought(asked: Known & Pick<Thinking, 'weighs'>, how: HowThought): Promise<Thought> {
    const { game, view, seat, notes, weighs } = asked;
    const thinking = { view, seat, notes, ...how, ...(weighs && { weighs }) };
    const { thought, milliseconds } = await pool.run({ game: game.id, rules: game.rules, thinking });
    if (isSearched(thought)) budget.took(game.id, how.playouts, milliseconds);
    return thought;
  }

  /** One thought after the other, so that who asks for a hint meanwhile waits for no more than one of them. */
  async function warmed(pause?: () => Promise<void>): Promise<void> {
    for (const tasks of games.map(warming).filter(({ length }) => length > 0)) {
      await pause?.();
      for (const task of tasks) await all.afterAll(() => pool.run(task));
    }
  }

  return {
    choose,
    hint,
    judge,
    warm: async (pause) => void (await Promise.all(Array.from({ length: threads }, () => warmed(pause)))),
    close: () => pool.close(),
  };
}

function isSearched({ chance }: Thought): boolean {
  return chance !== null;
}
