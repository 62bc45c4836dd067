/** Result of a league or a cup as its picture shows it: plain JSON, with its few words already translated. */
export interface PodiumView {
  /** Id of the game whose world is behind it. */
  readonly game: string;
  /** Title, for example 'League of Runaround'. */
  readonly title: string;
  /** Summary, for example '6 people · 15 matches'. */
  readonly about: string;
  /** First three, or in a cup the first, the second and two thirds; best first. */
  readonly placed: readonly PodiumPlace[];
}

interface PodiumPlace {
  readonly name: string;
  /** Id of the avatar, if the person has one. */
  readonly avatar?: string;
  /** Place: 1, 2 or 3. */
  readonly place: number;
  /** Result, for example '8 points'. */
  readonly about: string | null;
  /** Tie-break between equal points, for example '+/− +12'; null without a tie. */
  readonly tie: string | null;
}
