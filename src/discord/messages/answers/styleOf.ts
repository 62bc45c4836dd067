import type { Choice } from '../../../engine/question.ts';
import type { Style } from '../../kit/rows.ts';

/** Moves are loud, what ends or gives up something is quiet, what can cost dear warns. */
export function styleOf({ idle, ends, danger }: Choice): Style {
  if (danger) return 'danger';
  return idle || ends ? 'secondary' : 'primary';
}
