import type { Game } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import type { ServerPlan } from '../../src/playground/index.ts';

/** A channel in which one game is played over and over, by the same people. */
export interface TablePlan {
  readonly channel: string;
  readonly game: Game;
  /** The first opens the table and starts it. */
  readonly people: readonly string[];
}

/** A table of every game, its people at no other, so that all of them can be pressed at once. */
export const TABLES: readonly TablePlan[] = games.map((game) => ({
  channel: game.id,
  game,
  people: Array.from({ length: Math.max(2, Math.min(...game.seats)) }, (_, seat) => `${game.id}-${seat + 1}`),
}));

/** The server on which they are. */
export const SERVER: ServerPlan = {
  name: 'Soak',
  bot: 'Piecemeal',
  channels: TABLES.map(({ channel }) => channel),
  people: TABLES.flatMap(({ people }) => people.map((key) => ({ key, name: key }))),
};
