import type { Text } from './text.ts';

/** One answer that may be given. */
export interface Choice {
  /** Unique in its question; 1 to 12 characters of `a-z A-Z 0-9 _ -`. */
  readonly id: string;
  /** What the button says: unique in its question, at most 38 characters in every language, so that two fit on a phone. */
  readonly label: Text;
  /** What comes of it, where that is worth a word: "scores a run". Told beside the answers, at most 80 characters. */
  readonly note?: Text;
  /** The id of an earlier answer of the same question that is as good in every way: only that one has a button. */
  readonly twin?: string;
  /** The place of the picture this choice stands for, in the game's notation: a square, a space, a card. */
  readonly at?: string;
  /** What the picture shows there: the letter or number that the button bears too. At most 3 characters. */
  readonly mark?: string;
  /** It gives something up: AI seats take it only where nothing else is offered. */
  readonly idle?: true;
  /** It ends something that could go on, or passes: a turn, a run. Like idle ones it is quiet and stands after all others. */
  readonly ends?: true;
  /** Seldom wanted: it has no button of its own but stands in a menu below them, and under no board. */
  readonly rare?: true;
  /** It can cost dear, or ends a deal or the match: a wipe-out. Its button warns, and stands after all others too. */
  readonly danger?: true;
}

/** A place of the compass that is not open, and why in half a sentence: "a pawn on d4". */
export interface ClosedPlace {
  readonly id: string;
  readonly why: Text;
}

/** One answer out of 1 to 25. `compass`: the ids are of n ne e se s sw w nw, to be laid out as a compass; `sides`: of n e s w, in a row. */
export interface Pick {
  readonly kind: 'pick';
  readonly ask: Text;
  readonly choices: readonly Choice[];
  readonly layout?: 'compass' | 'sides';
  /** Of a layout: why the others of its places are not offered. */
  readonly closed?: readonly ClosedPlace[];
  /** A sentence that holds every label, in whatever case: they are laid out in its order, which differs by language. */
  readonly order?: Text;
}

/** `min` to `max` answers out of 1 to 25; a step of the path then is their ids joined by `+`, in the order of `choices`. */
export interface Many {
  readonly kind: 'many';
  readonly ask: Text;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
}

/** Nothing more to ask: this is the whole move. */
export interface Ready<M> {
  readonly kind: 'ready';
  readonly move: M;
}

export type Question<M> = Pick | Many | Ready<M>;

/** The answers given so far: choice ids, one for each question. */
export type Path = readonly string[];
