import { plainForage } from '../../../themes/plain/forage.ts';
import { defineHues } from '../../style.ts';

/** Returns the scene's colours in the style of a pen. */
export const getForageHues = defineHues(plainForage);
