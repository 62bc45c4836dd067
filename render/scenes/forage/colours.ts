import { plainForage } from '../../../themes/plain/forage.ts';
import { defineHues } from '../../style.ts';

/** The colours of the scene in the look of a pen. */
export const getForageHues = defineHues(plainForage);
