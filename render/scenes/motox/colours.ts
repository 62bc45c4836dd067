import { plainMotox } from '../../../themes/plain/motox.ts';
import { defineHues } from '../../style.ts';

/** Returns the colours of MotoX in the style of a pen. */
export const getMotoxHues = defineHues(plainMotox);
