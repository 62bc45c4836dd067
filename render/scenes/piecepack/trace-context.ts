import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import type { Field } from './field.ts';

/** Context for drawing traces. */
export interface TraceContext {
  readonly pen: Pen;
  readonly on: Field;
  readonly boxes: Boxes;
}
