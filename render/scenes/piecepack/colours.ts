import { plainPiecepack } from '../../../themes/plain/piecepack.ts';
import { defineHues } from '../../style.ts';

/** The colours of the table in the look of a pen. */
export const getPiecepackHues = defineHues(plainPiecepack);
