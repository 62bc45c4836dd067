import type { Text } from './text.ts';

/** One answer that may be given. */
export interface Choice {
  /** Unique in its question; 1 to 12 characters of `a-z A-Z 0-9 _ -`. */
  readonly id: string;
  /** What the button says: unique in its question, at most 80 characters in every language. */
  readonly label: Text;
  /** The place of the picture this choice stands for, in the game's notation: a square, a space, a card. */
  readonly at?: string;
  /** What the picture shows there: the letter or number that the button bears too. At most 3 characters. */
  readonly mark?: string;
  /** It gives something up: AI seats take it only where nothing else is offered. */
  readonly idle?: true;
  /**
   * It ends something for good that could go on: a deal, a run, a turn. Its button has a colour of its own, and like idle
   * ones it stands after all others.
   */
  readonly danger?: true;
}

/** One answer out of 1 to 25. `compass`: the ids are of n ne e se s sw w nw, to be laid out as a compass. */
export interface Pick {
  readonly kind: 'pick';
  readonly ask: Text;
  readonly choices: readonly Choice[];
  readonly layout?: 'compass';
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
