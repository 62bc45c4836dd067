import { whole } from '../core/fields.ts';
import { press } from '../core/press.ts';
import { hintPanel } from './hint.ts';

/** Shows a hint from the strongest AI. The version is the table's when the hint was requested. */
export const hint = press('hint', [whole], hintPanel);
