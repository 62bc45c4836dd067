import type { Text } from './text.ts';

/** A move that plays itself at each turn of a seat that has chosen so. */
export interface Repeatable<M> {
  readonly label: Text; // what the button says: 'Roll until it starts'
  readonly about: Text; // what goes on then: 'You roll at each turn until your bike starts.'
  readonly move: M | null; // one that is offered now; null where the seat can only wait for its next chance
}
