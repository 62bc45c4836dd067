import { plainMotox } from '../../../themes/plain/motox.ts';
import { defineHues } from '../../look.ts';

/** The colours of MotoX in the look of a pen. */
export const getMotoxHues = defineHues(plainMotox);
