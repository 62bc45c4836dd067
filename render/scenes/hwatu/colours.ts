import { plainHwatu } from '../../../themes/plain/hwatu.ts';
import { palette } from '../../look.ts';

/** The chart's colours in the look of a pen. */
export const hwatuHues = palette(plainHwatu);
