import { plainMotox } from '../../../themes/plain/motox.ts';
import { palette } from '../../look.ts';

/** The colours of MotoX in the look of a pen. */
export const motoxHues = palette(plainMotox);
