import { hintPanel } from '../acts/hinting.ts';
import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';

/** Shows a hint from the strongest AI. The version is the table's when the hint was requested. */
export const hint = press('hint', [whole], hintPanel);
