/** A game as it lies on the table before it begins. A log names it by its id: what is changed here has an id of its own. */
export interface SetUpPlan {
  /** For so many: the fewest and the most. */
  readonly players: readonly [number, number];
  /** How many spaces or points the board has. */
  readonly columns: number;
  readonly rows: number;
  /**
   * Every piece and where it lies, one after the other, in Portable Piecepack Notation: `cS2@a4`. What is not named is left
   * to chance: `t@(1.5,1.5)` is any tile, `cAf@b1` any coin of arms.
   */
  readonly pieces: string;
  /** Pieces that chance passes over: `tSn tMn`. */
  readonly without?: string;
  /** Those that chance chooses lie any way round. */
  readonly turned?: true;
}

/** Tiles side by side, unseen, that part a board into spaces: the first is in the corner of `a1`. */
export function layTiles(across: number, up: number): string {
  return layGrid('t', across, up, 1.5);
}

/** The same where the pieces are on the corners and edges of tiles: the first tile is above and right of the point `a1`. */
export function layPointTiles(across: number, up: number): string {
  return layGrid('t', across, up, 2);
}

/** Pieces two spaces apart. */
export function layGrid(piece: string, across: number, up: number, first: number): string {
  return joinEach(
    across * up,
    (at) => `${piece}@(${first + 2 * (at % across)},${first + 2 * Math.floor(at / across)})`,
  );
}

/** Pieces on spots, in the order of both: `each('cS2 cS3', 'a4 b4')`. */
export function layEach(pieces: string, spots: string): string {
  const names = pieces.split(' ');
  return spots
    .split(' ')
    .map((spot, at) => `${names[at % names.length]}@${spot}`)
    .join(' ');
}

/** The six coins of a suit, suit up: on six spots. */
export function laySuit(letter: string, spots: string, angle = ''): string {
  return layEach([...'na2345'].map((rank) => `cb${letter}${rank}${angle}`).join(' '), spots);
}

function joinEach(count: number, one: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => one(at)).join(' ');
}
