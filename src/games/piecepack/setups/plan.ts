/** Set-up of a game before it begins. Logs name it by its id, so a changed set-up needs a new id. */
export interface SetUpPlan {
  /** Fewest and most players. */
  readonly players: readonly [number, number];
  /** Number of spaces or points of the board. */
  readonly columns: number;
  readonly rows: number;
  /**
   * Pieces and their spots in order, in Portable Piecepack Notation: `cS2@a4`. Unnamed properties are left to chance: `t@(1.5,1.5)` is any
   * tile, `cAf@b1` any coin of arms.
   */
  readonly pieces: string;
  /** Pieces that are never chosen at random: `tSn tMn`. */
  readonly without?: string;
  /** True if pieces stand on the tiles, each of which is a point, and nowhere else. */
  readonly tilePoints?: true;
  /** True if the pieces get random angles. */
  readonly turned?: true;
}

/** Prints unseen tiles side by side that divide a board into spaces; the first is in the corner of `a1`. */
export function layTiles(across: number, up: number): string {
  return layGrid('t', across, up, 1.5);
}

/** Prints unseen tiles for a board whose pieces stand on corners and edges. The first tile is above and right of the point `a1`. */
export function layPointTiles(across: number, up: number): string {
  return layGrid('t', across, up, 2);
}

/** Prints pieces two spaces apart. */
export function layGrid(piece: string, across: number, up: number, first: number): string {
  return joinEach(
    across * up,
    (at) => `${piece}@(${first + 2 * (at % across)},${first + 2 * Math.floor(at / across)})`,
  );
}

/** Prints pieces on spots, both in order: `layEach('cS2 cS3', 'a4 b4')`. */
export function layEach(pieces: string, spots: string): string {
  const names = pieces.split(' ');
  return spots
    .split(' ')
    .map((spot, at) => `${names[at % names.length]}@${spot}`)
    .join(' ');
}

/** Prints the six coins of a suit, suit up, on six spots. */
export function laySuit(letter: string, spots: string, angle = ''): string {
  return layEach([...'na2345'].map((rank) => `cb${letter}${rank}${angle}`).join(' '), spots);
}

function joinEach(count: number, one: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => one(at)).join(' ');
}
