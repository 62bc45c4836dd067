/** Hall of fame of a server, as plain JSON. Its words are translated already, and its names are drawable. */
export interface HallView {
  readonly title: string;
  /** Name of the server; empty if it is not known. */
  readonly about: string;
  /** At most twelve. */
  readonly cups: readonly HallCup[];
}

export interface HallCup {
  /** Cups of champions stand before their game, records have a medal, and titles are won in a league or a cup. */
  readonly kind: 'champion' | 'record' | 'title';
  /** Id of the game behind it; null for all games. */
  readonly game: string | null;
  /** Honour, for example 'Runaround'. */
  readonly head: string;
  readonly name: string;
  /** Id of the holder's avatar, if there is one. */
  readonly avatar?: string;
  /** Reason, for example 'Rating 1240'. */
  readonly about: string;
}
