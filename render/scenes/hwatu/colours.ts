import { plainHwatu } from '../../../themes/plain/hwatu.ts';
import { defineHues } from '../../style.ts';

/** Returns the chart's colours in the style of a pen. */
export const getHwatuHues = defineHues(plainHwatu);
