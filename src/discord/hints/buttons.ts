import { defineComponent } from '../core/component.ts';
import { wholeNumber } from '../core/fields.ts';
import { showHint } from './hint.ts';

/** Shows a hint from the strongest AI. The version is the table's when the hint was requested. */
export const hint = defineComponent('hint', [wholeNumber], showHint);
