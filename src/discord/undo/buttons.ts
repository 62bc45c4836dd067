import { whole } from '../core/fields.ts';
import { press } from '../core/press.ts';
import { askAround, sayNo, sayYes, takeBackNow } from './undo.ts';

/** Undoes the last move where nobody has to agree. The version is the table's after that move. */
export const takeBack = press('take-back', [whole], takeBackNow);

/** Asks the other players to agree to an undo. */
export const askBack = press('ask-back', [whole], askAround);

/** Agrees to an undo or refuses it. The version is the table's when it was requested. */
export const agree = press('agree', [whole], sayYes, 'quiet');
export const decline = press('decline', [whole], sayNo, 'quiet');
