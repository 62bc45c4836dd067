import { type Chance, shuffled } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { ordered, ranksOf } from './chest.ts';
import { everybody } from './knowledge.ts';
import { namedBy, pieceId } from './text/names.ts';
import {
  type Count,
  KINDS,
  type Named,
  type Piece,
  type PieceId,
  type PieceKind,
  type PiecepackState,
  type PiecepackView,
  type Place,
  type Rank,
  SUITS,
  type Suit,
} from './types.ts';

/** A piece that may lack half of its name, or all of it. */
export type Blank = Omit<Piece, 'suit' | 'rank'> & Named;

/** A table that looks like the view: what is hidden is some of the pieces that are nowhere in sight. */
export function guess(view: PiecepackView, _viewer: Viewer, chance: Chance): PiecepackState {
  const { options, seats, notes, undo, undoes, packing, over, laid } = view;
  const pieces = ordered(filled(blanksIn(view), chance));
  const before = undo === null || undoes === undefined ? null : { seat: undo, what: undoes, pieces };
  return { options, seats, pieces, notes, before, packing, over, ...(laid && { laid }) };
}

const blanks = new WeakMap<PiecepackView, readonly Blank[]>();

function blanksIn(view: PiecepackView): readonly Blank[] {
  const made = blanks.get(view) ?? blanksOf(view);
  blanks.set(view, made);
  return made;
}

function blanksOf(view: PiecepackView): Blank[] {
  const seen = view.pieces.map(({ key: _, peeked: __, ...piece }) => piece);
  const areas = view.areas.flatMap((count, seat) =>
    seat === view.viewer ? [] : hidden(count, { kind: 'area', seat }, [seat]),
  );
  const box: Place = { kind: 'box' };
  return [
    ...seen,
    ...areas,
    ...hidden(view.bag, { kind: 'bag' }, []),
    ...view.box.known.map((id) => ({ ...namedBy(id), ...away(box, everybody(view.seats)) })),
    ...hidden(view.box.unknown, box, []),
  ];
}

function hidden(count: Count, place: Place, known: readonly Seat[]): Blank[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: count[kind] }, () => ({
      kind,
      suit: null,
      rank: null,
      ...away(place, known),
    })),
  );
}

function away(place: Place, known: readonly Seat[]): Pick<Piece, 'place' | 'known' | 'side' | 'angle'> {
  return { place, side: 'f', angle: 0, known };
}

/** What is the same of blanks whatever is guessed of them. */
interface Known {
  /** By the place of the blank: the piece that it is, or null where that is not known. */
  readonly whole: readonly (Piece | null)[];
  readonly open: readonly Open[];
}

/** The places of the blanks of a kind that lack something, the names that are left for them, and by both which go together. */
interface Open {
  readonly at: readonly number[];
  readonly names: readonly Named[];
  readonly fits: readonly (readonly boolean[])[];
  /** All go together: each one to be named then gives its name on to the one before it, whoever comes last has the first. */
  readonly loose: boolean;
}

/** Worlds are guessed by the dozen of the same blanks. */
const known = new WeakMap<readonly Blank[], Known>();

function knownOf(blanks: readonly Blank[]): Known {
  const before = known.get(blanks);
  if (before) return before;
  const whole = blanks.map((blank) => (isWhole(blank) ? (blank as Piece) : null));
  const made = { whole, open: KINDS.flatMap((kind) => openOf(kind, blanks)) };
  known.set(blanks, made);
  return made;
}

function openOf(kind: PieceKind, blanks: readonly Blank[]): readonly Open[] {
  const all = blanks.filter((blank) => blank.kind === kind);
  const open = all.filter((blank) => !isWhole(blank));
  if (open.length === 0) return [];
  const taken = new Set(all.filter(isWhole).map(idOf));
  const names = namesOf(kind).filter((name) => !taken.has(idOf(name)));
  const at = [...blanks.keys()].filter((place) => open.includes(blanks[place] as Blank));
  const table = open.map((blank) => names.map((name) => fits(blank, name)));
  return [{ at, names, fits: table, loose: open.length <= names.length && table.flat().every(Boolean) }];
}

/** Every blank given a piece of its own, those half known one that fits; chance speaks only of kinds of which some are open. */
export function filled(blanks: readonly Blank[], chance: Chance): Piece[] {
  const { whole, open } = knownOf(blanks);
  const pieces = [...whole];
  for (const one of open) {
    matched(one, chance).forEach((owner, nth) => {
      const place = one.at[owner ?? -1];
      if (place !== undefined) pieces[place] = named(blanks[place] as Blank, one.names[nth] as Named);
    });
  }
  return pieces as Piece[];
}

function named(blank: Blank, name: Named): Piece {
  return { ...blank, ...name, rank: rankOf(blank, name) } as Piece;
}

/** A die keeps what it shows. */
function rankOf(blank: Blank, name: Named): Rank | null {
  return blank.kind === 'd' ? (blank.rank ?? 0) : name.rank;
}

/**
 * Who of those to be named has each of so many names: a perfect matching by augmenting paths, the names tried in random order. What it
 * gives for some luck is part of the rules: saved tables are laid by it.
 */
function matched({ at, names, fits, loose }: Open, chance: Chance): readonly (number | null)[] {
  const order = shuffled(chance, [...names.keys()]);
  /** Which of those to be named has each name. */
  const owners: (number | null)[] = names.map(() => null);
  if (loose) for (const blank of at.keys()) owners[order[at.length - 1 - blank] as number] = blank;
  else
    for (const blank of at.keys()) augmented(blank, { order, owners, fits, tried: names.map(() => false) });
  return owners;
}

/** Names in their order, who has them by now, and which were tried for one of those to be named. */
interface Matching {
  readonly order: readonly number[];
  readonly owners: (number | null)[];
  readonly fits: Open['fits'];
  readonly tried: boolean[];
}

function augmented(blank: number, matching: Matching): boolean {
  const { order, owners, fits, tried } = matching;
  const own = fits[blank] as readonly boolean[];
  for (let at = 0; at < order.length; at++) {
    const name = order[at] as number;
    if (!own[name] || tried[name]) continue;
    tried[name] = true;
    const owner = owners[name] ?? null;
    if (owner === null || augmented(owner, matching)) {
      owners[name] = blank;
      return true;
    }
  }
  return false;
}

function fits(blank: Blank, name: Named): boolean {
  if (blank.suit !== null && blank.suit !== name.suit) return false;
  return blank.kind === 'd' || blank.rank === null || blank.rank === name.rank;
}

function isWhole({ suit, rank }: Blank): boolean {
  return suit !== null && rank !== null;
}

function idOf({ kind, suit, rank }: Named): PieceId {
  return pieceId(kind, suit as Suit, rank as Rank);
}

function namesOf(kind: PieceKind): Named[] {
  return SUITS.flatMap((suit) => ranksOf(kind).map((rank) => ({ kind, suit, rank })));
}
