import type { Text } from './text.ts';

/** Move that is played automatically at each turn of a seat that has chosen so. */
export interface Repeatable<M> {
  readonly label: Text; // label of the button: 'Roll until it starts'
  readonly about: Text; // explanation: 'You roll at each turn until your bike starts.'
  readonly move: M | null; // the move, if offered now; null while the seat can only wait for its next chance
}
