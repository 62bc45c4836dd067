import { plainPiecepack } from '../../../themes/plain/piecepack.ts';
import { palette } from '../../look.ts';

/** The colours of the table in the look of a pen. */
export const piecepackHues = palette(plainPiecepack);
