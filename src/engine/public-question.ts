import { findOnlyAnswer } from './forced-move.ts';
import type { Game, Kinds, Seat } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import type { Path, Pick } from './question.ts';

/** A question that everybody may see. An answer to it is a whole move, or leads to a question that is asked in private. */
export interface PublicQuestion {
  /** The answers before it, where there was no choice. */
  readonly path: Path;
  readonly question: Pick;
}

/** So many answers stand under a board. */
const MAX_ANSWERS = 10;

/**
 * The first question to a seat with a choice of up to ten answers, rare ones aside, or the last one where there is no choice at all, where what everybody sees (`open`) asks the same with
 * the same answers as its own view does, and takes each answer for the same move or for none yet. Else null.
 */
export function findPublicQuestion<K extends Kinds>(
  game: Game<K>,
  open: K['view'],
  own: K['view'],
  seat: Seat,
  path: Path = [],
): PublicQuestion | null {
  const [seen, asked] = [game.next(open, seat, path), game.next(own, seat, path)];
  if (seen.kind !== 'pick' || !isSameJson(seen, asked)) return null;
  const only = findOnlyAnswer(seen);
  if (only !== null) {
    const [there, mine] = [game.next(open, seat, [...path, only]), game.next(own, seat, [...path, only])];
    if (mine.kind !== 'ready') return findPublicQuestion(game, open, own, seat, [...path, only]);
    return isSameJson(there, mine) ? { path, question: seen } : null;
  }
  const common = seen.choices.filter(({ rare }) => !rare);
  if (common.length === 0 || common.length > MAX_ANSWERS) return null;
  const isPlain = (id: string) => {
    const [there, mine] = [game.next(open, seat, [...path, id]), game.next(own, seat, [...path, id])];
    return there.kind === mine.kind && (mine.kind !== 'ready' || isSameJson(there, mine));
  };
  return common.every(({ id }) => isPlain(id)) ? { path, question: { ...seen, choices: common } } : null;
}
