import { plainMotox } from '../../../themes/plain/motox.ts';
import { defineHues } from '../../style.ts';

/** The colours of MotoX in the look of a pen. */
export const getMotoxHues = defineHues(plainMotox);
