import type { Text } from './text.ts';

/** Purpose of a move, in half a sentence without a full stop: "out of reach of Ann". */
export interface Reason<Event = unknown> extends Text {
  /** Kind of the event that the reason follows in the text. By default the first line of the move. */
  readonly of?: KindOf<Event>;
}

type KindOf<Event> = Event extends { readonly kind: infer Kind extends string } ? Kind : string;
