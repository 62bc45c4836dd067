/** Weights of the playout policy, roughly in points. */
export interface Weights {
  /** Value of one more bright, bird or ribbon of a trio, by the number that the seat has. */
  readonly brights: readonly number[];
  readonly birds: readonly number[];
  readonly trio: readonly number[];
  /** Value of a card of a set that others have spoiled. */
  readonly spoiled: readonly [bright: number, bird: number, ribbon: number];
  /** Value of one more animal or ribbon, by the number held; of junk, by the amount beyond five. */
  readonly animals: readonly number[];
  readonly ribbons: readonly number[];
  readonly junks: readonly number[];
  /** Value of denying a rival its set: brights at two and beyond, birds, ribbons. */
  readonly blocks: readonly [bright: number, beyond: number, bird: number, ribbon: number];
  /** Share of a card's value lost when it is left lying, by the number of its month still unseen. */
  readonly risks: readonly number[];
  /**
   * Values of single turns. In order: junk stolen, one of two lying cards, holding another card of the month left, and the costs of leaving
   * a card at all and of helping others.
   */
  readonly turns: readonly [theft: number, two: number, again: number, leaving: number, helping: number];
}

const FOR_TWO: Weights = {
  brights: [3.22, 2.59, 7.96, 3.69, 4.67],
  birds: [1.95, 3.29, 8.72],
  trio: [1.32, 0.36, 4.5],
  spoiled: [0.99, 2.18, 0.48],
  animals: [0.18, 0.19, 0.27, 0.68, 0.76, 3.43, 2.19],
  ribbons: [0.4, 0.39, 0.6, 0.43, 2.5, 1.94],
  junks: [0.98, 0.45, 0.43, 0.86, 0.72],
  blocks: [2.23, 1.21, 6.55, 1.63],
  risks: [0, 0.17, 0.43, 0.59],
  turns: [0.72, 0.22, 0.52, 0.33, 0.34],
};

const FOR_THREE: Weights = {
  brights: [2.58, 4.57, 3.58, 4, 23.56],
  birds: [2, 3.52, 3.66],
  trio: [1.59, 1.81, 2.78],
  spoiled: [0.48, 0.97, 0.75],
  animals: [0.41, 0.57, 1.17, 0.97, 1.3, 1.13, 1.5],
  ribbons: [1.21, 0.55, 0.37, 0.65, 0.85, 1.2],
  junks: [0.65, 0.31, 0.5, 0.6, 1.11],
  blocks: [1.65, 1.2, 2.6, 2.36],
  risks: [0.08, 0.47, 0.46, 1.03],
  turns: [0.93, 0.3, 0.78, 0.24, 1.07],
};

/** Weights by number of seats. They were tuned by self-play, those for two also against random moves. */
export const WEIGHTS: Readonly<Record<2 | 3, Weights>> = { 2: FOR_TWO, 3: FOR_THREE };
