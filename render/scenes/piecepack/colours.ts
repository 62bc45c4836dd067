import { plainPiecepack } from '../../../themes/plain/piecepack.ts';
import { defineHues } from '../../style.ts';

/** Returns the table's colours in the style of a pen. */
export const getPiecepackHues = defineHues(plainPiecepack);

/** Colour of a light or a darkness that is not there. */
export const NO_LIGHT = 'rgb(0 0 0 / 0%)';
