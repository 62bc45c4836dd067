import { plainForage } from '../../../themes/plain/forage.ts';
import { palette } from '../../look.ts';

/** The colours of the scene in the look of a pen. */
export const forageHues = palette(plainForage);
