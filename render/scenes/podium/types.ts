/** How a league or a cup ended, as its picture shows it: plain JSON, its few words said already. */
export interface PodiumView {
  /** 'League of Runaround' */
  readonly title: string;
  /** '6 people · 15 matches' */
  readonly about: string;
  /** The first three, or in a cup the first, the second and two thirds; the first first. */
  readonly placed: readonly PodiumPlace[];
}

interface PodiumPlace {
  readonly name: string;
  /** 1, 2 or 3 */
  readonly place: number;
  /** '8 points' */
  readonly about: string | null;
}
