import type { Path } from '../../engine/question.ts';
import { whole } from './fields.ts';

/**
 * Every button and menu by its name, with the fields that its id carries beside the table. A press adds itself where it
 * is at home: `declare module './ids.ts' { interface Presses { step: [step: number] } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files merge into it, which an alias does not allow.
export interface Presses {}

export type PressName = keyof Presses & string;

/** One press at one table (0: at none), ready to become a `custom_id`: `['answer', 7, 12, ['ride', '3']]`. */
export type Pressing = {
  [N in PressName]: readonly [name: N, tableId: number, ...fields: Presses[N]];
}[PressName];

/**
 * The `custom_id` of a press, at most 100 characters: "answer:7:c:ride.3". Ids carry the table and, where it matters,
 * the version they were made for; who presses is always told by Discord, never by the id.
 */
export function idOf(pressing: Pressing): string {
  return (pressing as readonly Value[]).map(written).join(':');
}

type Value = string | number | boolean | Path;

function written(value: Value): string {
  if (typeof value === 'number') return value.toString(36);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : value.join('.');
}

/** An id taken apart, before anybody has asked whether there is such a press. */
export interface Parts {
  readonly name: string;
  readonly tableId: number;
  readonly fields: readonly string[];
}

/** The parts of an id; null where it names no table. */
export function partsOf(id: string): Parts | null {
  const [name = '', tableText = '', ...fields] = id.split(':');
  const tableId = whole.read(tableText);
  return tableId === null ? null : { name, tableId: tableId, fields };
}
