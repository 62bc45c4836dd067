import type { Text } from './text.ts';

/** One answer to a question. */
export interface Choice {
  /** Unique within its question; 1 to 12 characters of `a-z A-Z 0-9 _ -`. */
  readonly id: string;
  /** Label of the button: unique within its question, at most 38 characters in every language, so that two fit on a phone. */
  readonly label: Text;
  /** Consequence, where it is worth mentioning: "scores a run". Shown beside the answers, at most 80 characters. */
  readonly note?: Text;
  /** Id of an earlier answer of the same question that is equivalent in every way: only that one gets a button. */
  readonly twin?: string;
  /** Place in the picture that this choice stands for, in the game's notation: a square, a space, a card. */
  readonly at?: string;
  /** Letter or number in the picture at that place and on the button. At most 3 characters. */
  readonly mark?: string;
  /** Icon of the piece that this choice is about, beside its label: `card_1A`. One of `render/emoji`. */
  readonly icon?: string;
  /** Gives something up: AI seats choose it only when nothing else is offered. */
  readonly idle?: true;
  /** Passes, or ends something that could go on, such as a turn or a run. Like idle ones it is quiet and comes last. */
  readonly ends?: true;
  /** Seldom wanted: goes into a menu below the buttons, and is never shown under a board. */
  readonly rare?: true;
  /** Can cost the player dearly, or ends a deal or the match: a wipe-out. Its button warns, and comes last too. */
  readonly danger?: true;
}

/** Direction of the compass that is not available, with the reason in half a sentence: "a pawn on d4". */
export interface ClosedPlace {
  readonly id: string;
  readonly why: Text;
}

/**
 * One answer out of 1 to 25. `compass`: the ids are of n ne e se s sw w nw, laid out as a compass; `sides`: of n e s w,
 * in a row.
 */
export interface Pick {
  readonly kind: 'pick';
  readonly ask: Text;
  readonly choices: readonly Choice[];
  readonly layout?: 'compass' | 'sides';
  /** Places of the layout that are not offered, with the reason. */
  readonly closed?: readonly ClosedPlace[];
  /** Sentence that contains every label, in any case: the labels are laid out in its order, which differs by language. */
  readonly order?: Text;
}

/** `min` to `max` answers out of 1 to 25. The step of the path is their ids joined by `+`, in the order of `choices`. */
export interface Many {
  readonly kind: 'many';
  readonly ask: Text;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
}

/** Complete move: no further question. */
export interface Ready<M> {
  readonly kind: 'ready';
  readonly move: M;
}

export type Question<M> = Pick | Many | Ready<M>;

/** Answers given so far: one step for each question. */
export type Path = readonly string[];
