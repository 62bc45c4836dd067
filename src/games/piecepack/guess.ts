import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { getRanks, sortPieces } from './box.ts';
import { getAllSeats } from './knowledge.ts';
import { createPieceId, parsePieceId } from './text/names.ts';
import {
  PIECE_KINDS,
  type Piece,
  type PieceCounts,
  type PieceId,
  type PieceIdentity,
  type PieceKind,
  type PiecepackState,
  type PiecepackView,
  type Place,
  type Rank,
  SUITS,
  type Suit,
} from './types.ts';

/** Piece whose name may lack one half or both. */
export type BlankPiece = Omit<Piece, 'suit' | 'rank'> & PieceIdentity;

/** Returns a random table that fits the view: hidden pieces are drawn from those nowhere in sight. */
export function guess(view: PiecepackView, _viewer: Viewer, chance: Chance): PiecepackState {
  const { options, seats, notes, undo, undoes, packing, over, laid } = view;
  const pieces = sortPieces(fillBlanks(getBlanks(view), chance));
  const before = undo === null || undoes === undefined ? null : { seat: undo, what: undoes, pieces };
  return { options, seats, pieces, notes, before, packing, over, ...(laid && { laid }) };
}

const blanksByView = new WeakMap<PiecepackView, readonly BlankPiece[]>();

function getBlanks(view: PiecepackView): readonly BlankPiece[] {
  const made = blanksByView.get(view) ?? createBlanks(view);
  blanksByView.set(view, made);
  return made;
}

function createBlanks(view: PiecepackView): BlankPiece[] {
  const seen = view.pieces.map(({ key: _, peeked: __, ...piece }) => piece);
  const areas = view.areas.flatMap((count, seat) =>
    seat === view.viewer ? [] : createHiddenBlanks(count, { kind: 'area', seat }, [seat]),
  );
  const box: Place = { kind: 'box' };
  return [
    ...seen,
    ...areas,
    ...createHiddenBlanks(view.bag, { kind: 'bag' }, []),
    ...view.box.known.map((id) => ({
      ...parsePieceId(id),
      ...createPlacement(box, getAllSeats(view.seats)),
    })),
    ...createHiddenBlanks(view.box.unknown, box, []),
  ];
}

function createHiddenBlanks(count: PieceCounts, place: Place, known: readonly Seat[]): BlankPiece[] {
  return PIECE_KINDS.flatMap((kind) =>
    Array.from({ length: count[kind] }, () => ({
      kind,
      suit: null,
      rank: null,
      ...createPlacement(place, known),
    })),
  );
}

function createPlacement(
  place: Place,
  known: readonly Seat[],
): Pick<Piece, 'place' | 'known' | 'side' | 'angle'> {
  return { place, side: 'f', angle: 0, known };
}

/** Part of the analysis of blanks that does not depend on the guess. */
interface BlankAnalysis {
  /** Piece for each blank, or null if it is not fully known. */
  readonly whole: readonly (Piece | null)[];
  readonly open: readonly OpenKind[];
}

/** Unnamed blanks of a kind: their places, the names left, and which names fit which blank. */
interface OpenKind {
  readonly at: readonly number[];
  readonly names: readonly PieceIdentity[];
  readonly fits: readonly (readonly boolean[])[];
  /**
   * True if every name fits every blank. The matching then has a known result: each blank passes its name on to the one before, and the
   * last gets the first name.
   */
  readonly loose: boolean;
}

/** Analyses by blanks, cached because dozens of worlds are guessed from the same blanks. */
const analyses = new WeakMap<readonly BlankPiece[], BlankAnalysis>();

function analyseBlanks(blanks: readonly BlankPiece[]): BlankAnalysis {
  const before = analyses.get(blanks);
  if (before) return before;
  const whole = blanks.map((blank) => (isWhole(blank) ? (blank as Piece) : null));
  const made = { whole, open: PIECE_KINDS.flatMap((kind) => analyseKind(kind, blanks)) };
  analyses.set(blanks, made);
  return made;
}

function analyseKind(kind: PieceKind, blanks: readonly BlankPiece[]): readonly OpenKind[] {
  const all = blanks.filter((blank) => blank.kind === kind);
  const open = all.filter((blank) => !isWhole(blank));
  if (open.length === 0) return [];
  const taken = new Set(all.filter(isWhole).map(getIdentityId));
  const names = getIdentities(kind).filter((name) => !taken.has(getIdentityId(name)));
  const at = [...blanks.keys()].filter((place) => open.includes(blanks[place] as BlankPiece));
  const table = open.map((blank) => names.map((name) => canFit(blank, name)));
  return [{ at, names, fits: table, loose: open.length <= names.length && table.flat().every(Boolean) }];
}

/** Fills every blank with a piece of its own that fits what is known. Randomness is drawn only for kinds with open blanks. */
export function fillBlanks(blanks: readonly BlankPiece[], chance: Chance): Piece[] {
  const { whole, open } = analyseBlanks(blanks);
  const pieces = [...whole];
  for (const one of open) {
    matchNames(one, chance).forEach((owner, nth) => {
      const place = one.at[owner ?? -1];
      if (place !== undefined)
        pieces[place] = nameBlank(blanks[place] as BlankPiece, one.names[nth] as PieceIdentity);
    });
  }
  return pieces as Piece[];
}

function nameBlank(blank: BlankPiece, name: PieceIdentity): Piece {
  return { ...blank, ...name, rank: chooseRank(blank, name) } as Piece;
}

/** Returns the rank for a blank; a die keeps the number it shows. */
function chooseRank(blank: BlankPiece, name: PieceIdentity): Rank | null {
  return blank.kind === 'd' ? (blank.rank ?? 0) : name.rank;
}

/**
 * Assigns names to blanks: a perfect matching by augmenting paths, trying the names in random order. The result for a given randomness is
 * part of the rules, since saved tables are laid by it.
 */
function matchNames({ at, names, fits, loose }: OpenKind, chance: Chance): readonly (number | null)[] {
  const order = shuffleList(chance, [...names.keys()]);
  /** Blank that has each name. */
  const owners: (number | null)[] = names.map(() => null);
  if (loose) for (const blank of at.keys()) owners[order[at.length - 1 - blank] as number] = blank;
  else
    for (const blank of at.keys())
      augmentMatching(blank, { order, owners, fits, tried: names.map(() => false) });
  return owners;
}

/** Names in their order, their current owners, and the names already tried for one blank. */
interface Matching {
  readonly order: readonly number[];
  readonly owners: (number | null)[];
  readonly fits: OpenKind['fits'];
  readonly tried: boolean[];
}

function augmentMatching(blank: number, matching: Matching): boolean {
  const { order, owners, fits, tried } = matching;
  const own = fits[blank] as readonly boolean[];
  for (let at = 0; at < order.length; at++) {
    const name = order[at] as number;
    if (!own[name] || tried[name]) continue;
    tried[name] = true;
    const owner = owners[name] ?? null;
    if (owner === null || augmentMatching(owner, matching)) {
      owners[name] = blank;
      return true;
    }
  }
  return false;
}

function canFit(blank: BlankPiece, name: PieceIdentity): boolean {
  if (blank.suit !== null && blank.suit !== name.suit) return false;
  return blank.kind === 'd' || blank.rank === null || blank.rank === name.rank;
}

function isWhole({ suit, rank }: BlankPiece): boolean {
  return suit !== null && rank !== null;
}

function getIdentityId({ kind, suit, rank }: PieceIdentity): PieceId {
  return createPieceId(kind, suit as Suit, rank as Rank);
}

function getIdentities(kind: PieceKind): PieceIdentity[] {
  return SUITS.flatMap((suit) => getRanks(kind).map((rank) => ({ kind, suit, rank })));
}
