import type { Game } from './game.ts';
import type { Text } from './text.ts';

/** The sentences that every game has, see `Words`: `name`, `option.board.torus`, `preset.evening.about`. */
export type OfEveryGame =
  | 'name'
  | 'blurb'
  | `option.${string}.${string}`
  | `preset.${string}.${'name' | 'about'}`;

/** A sentence of a game that is known only when the program runs. Where the game is known, write `text`. */
export function gameText({ id }: Pick<Game, 'id'>, what: OfEveryGame): Text {
  return { key: `${id}:${what}` };
}
