import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { printSpot } from './board.ts';
import { getRanks, sortPieces } from './box.ts';
import { getAllSeats, getKnownIdentity, isKnown, isShown } from './knowledge.ts';
import { createPieceId, parsePieceId } from './text/names.ts';
import {
  PIECE_KINDS,
  type Piece,
  type PieceCounts,
  type PieceId,
  type PieceIdentity,
  type PieceKind,
  type PiecepackEvent,
  type PiecepackState,
  type PiecepackView,
  type Place,
  type Rank,
  type SeenPiece,
  SUITS,
  type Suit,
} from './types.ts';

/** Returns what a viewer may know: what shows, what they have seen, their own area, and counts of the rest. */
export function view(state: PiecepackState, viewer: Viewer): PiecepackView {
  const { options, seats, pieces, notes, before, packing, over, laid } = state;
  return {
    options,
    viewer,
    seats,
    pieces: viewPieces(pieces, viewer),
    areas: Array.from({ length: seats }, (_, seat) =>
      countPieces(pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat)),
    ),
    bag: countPieces(pieces.filter(({ place }) => place.kind === 'bag')),
    box: viewBox(pieces.filter(({ place }) => place.kind === 'box')),
    notes,
    undo: before === null ? null : before.seat,
    ...(before && { undoes: before.what }),
    packing,
    over,
    ...(laid && { laid }),
  };
}

function viewBox(box: readonly Piece[]): PiecepackView['box'] {
  const known = box.filter((piece) => piece.known.length > 0);
  return {
    known: known.map(({ kind, suit, rank }) => createPieceId(kind, suit, rank)),
    unknown: countPieces(box.filter((piece) => piece.known.length === 0)),
  };
}

/** Returns the pieces on the board and in the viewer's area. Keys count from the top, so the list is built from its end. */
function viewPieces(pieces: readonly Piece[], viewer: Viewer): SeenPiece[] {
  const seen: SeenPiece[] = [];
  const depths = new Map<string, number>();
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at] as Piece;
    if (piece.place.kind === 'board') seen.push(viewPiece(piece, viewer, createKey(piece.place, depths)));
  }
  seen.reverse();
  const own = pieces.filter(({ place }) => place.kind === 'area' && place.seat === viewer);
  own.forEach((piece, at) => {
    seen.push(viewPiece(piece, viewer, `area${viewer}.${at + 1}`));
  });
  return seen;
}

function createKey(at: { readonly x: number; readonly y: number }, depths: Map<string, number>): string {
  const spot = printSpot(at);
  const depth = (depths.get(spot) ?? 0) + 1;
  depths.set(spot, depth);
  return depth === 1 ? spot : `${spot}.${depth}`;
}

function viewPiece(piece: Piece, viewer: Viewer, key: string): SeenPiece {
  const { kind, suit, rank } = getKnownIdentity(piece, viewer);
  const { side, angle, place, known } = piece;
  const peeked =
    place.kind === 'board' &&
    ((suit !== null && !isShown(piece, 'suit')) || (rank !== null && !isShown(piece, 'rank')));
  return { key, kind, suit, rank, side, angle, place, peeked, known };
}

function countPieces(pieces: readonly Piece[]): PieceCounts {
  const count = { t: 0, c: 0, d: 0, p: 0 };
  for (const { kind } of pieces) count[kind]++;
  return count;
}

/** Returns the event as the viewer learns it; a secret look is for the acting seat alone. */
export function seen(event: PiecepackEvent, viewer: Viewer): PiecepackEvent {
  if (event.kind !== 'moved' && event.kind !== 'looked') return event;
  return event.own === null || event.seat === viewer ? event : { ...event, own: null };
}

/** Returns JSON pointers to suits and ranks hidden from the viewer, and to the pieces before the last action. */
export function secrets(state: PiecepackState, viewer: Viewer): readonly string[] {
  const hidden = state.pieces.flatMap((piece, at) =>
    findHiddenHalves(piece, viewer).map((half) => `/pieces/${at}/${half}`),
  );
  return state.before === null ? hidden : [...hidden, '/before/pieces'];
}

function findHiddenHalves(piece: Piece, viewer: Viewer): readonly ('suit' | 'rank')[] {
  const halves = piece.kind === 't' || piece.kind === 'c' ? (['suit', 'rank'] as const) : (['suit'] as const);
  return halves.filter((half) => !isKnown(piece, viewer, half));
}

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
