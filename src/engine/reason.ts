import type { Text } from './text.ts';

/** What a move was for, in half a sentence without an end: "out of reach of Ann". */
export interface Reason<Event = unknown> extends Text {
  /** The kind of the event that it speaks of: it stands behind that line. Missing where that is the first line of the move. */
  readonly of?: KindOf<Event>;
}

type KindOf<Event> = Event extends { readonly kind: infer Kind extends string } ? Kind : string;
