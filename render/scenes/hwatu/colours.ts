import { plainHwatu } from '../../../themes/plain/hwatu.ts';
import { defineHues } from '../../style.ts';

/** The chart's colours in the look of a pen. */
export const getHwatuHues = defineHues(plainHwatu);
