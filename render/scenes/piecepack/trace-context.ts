import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import type { Field } from './field.ts';

/** What a trace is drawn with and on. */
export interface TraceContext {
  readonly pen: Pen;
  readonly on: Field;
  readonly boxes: Boxes;
}
