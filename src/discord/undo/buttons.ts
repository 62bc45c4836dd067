import { askAround, sayNo, sayYes, takeBackNow } from '../acts/takingBack.ts';
import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';

/** Takes the last move back, where nobody has to be asked; the version is that of the table it was made at. */
export const takeBack = press('take-back', [whole], takeBackNow);

/** Asks the others whether it may be. */
export const askBack = press('ask-back', [whole], askAround);

/** Under a board: that it may be, or not; the version is that of the table on which it was asked. */
export const agree = press('agree', [whole], sayYes, 'quiet');
export const decline = press('decline', [whole], sayNo, 'quiet');
