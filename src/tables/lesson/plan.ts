import type { Game } from '../../engine/game.ts';
import { defaults, type Options } from '../../engine/options.ts';

/** After so many decisions it is enough, unless the game says how many. */
const ENOUGH = 20;

/** How a first game is laid out. */
export interface Plan {
  readonly seats: number;
  readonly options: Options;
  /** After so many decisions of the learner it is enough, when their turn is over. */
  readonly decisions: number;
}

/** How a game is played for the first time; null where no AI could explain it. */
export function planOf({ mind, seats, options }: Game): Plan | null {
  if (!mind) return null;
  const { lesson = {} } = mind;
  return {
    seats: lesson.seats ?? Math.min(...seats),
    options: { ...defaults(options), ...lesson.options },
    decisions: lesson.decisions ?? ENOUGH,
  };
}

/** The games that can be learnt by playing. */
export function learnable(games: readonly Game[]): readonly Game[] {
  return games.filter(canLearn);
}

/** Returns whether a game can be learnt by playing: an AI has to be able to play it and to advise. */
export function canLearn({ mind }: Pick<Game, 'mind'>): boolean {
  return mind !== undefined;
}
