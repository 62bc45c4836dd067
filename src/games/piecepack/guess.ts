import { type Chance, shuffled } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { ordered, ranksOf } from './chest.ts';
import { everybody } from './knowledge.ts';
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
import { namedBy, pieceId } from './words/names.ts';

/** A piece that may lack half of its name, or all of it. */
export type Blank = Omit<Piece, 'suit' | 'rank'> & Named;

/** A table that looks like the view: what is hidden is some of the pieces that are nowhere in sight. */
export function guess(view: PiecepackView, _viewer: Viewer, chance: Chance): PiecepackState {
  const { options, seats, notes, undo, undoes, packing, over, laid } = view;
  const pieces = ordered(filled(blanksOf(view), chance));
  const before = undo === null || undoes === undefined ? null : { seat: undo, what: undoes, pieces };
  return { options, seats, pieces, notes, before, packing, over, ...(laid && { laid }) };
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

/** Every blank given a piece of its own, those half known one that fits; chance speaks only of kinds of which some are open. */
export function filled(blanks: readonly Blank[], chance: Chance): Piece[] {
  const names = new Map<Blank, Named>();
  for (const kind of KINDS) {
    const all = blanks.filter((blank) => blank.kind === kind);
    const named = all.every(isWhole)
      ? all.map((blank) => [blank, nameOnly(blank)] as const)
      : matched(all, chance);
    for (const [blank, name] of named) names.set(blank, name);
  }
  return blanks.map((blank) => ({ ...blank, ...(names.get(blank) as Named) }) as Piece);
}

/** What is known, then a perfect matching of the others by augmenting paths, tried in random order. */
function matched(blanks: readonly Blank[], chance: Chance): Map<Blank, Named> {
  const whole = blanks.filter(isWhole);
  const taken = new Set(whole.map(idOf));
  const kind = blanks[0]?.kind ?? 't';
  const free = shuffled(
    chance,
    namesOf(kind).filter((name) => !taken.has(idOf(name))),
  );
  const given = new Map<Named, Blank>();
  const open = blanks.filter((blank) => !isWhole(blank));
  for (const blank of open) augmented(blank, free, given, new Set());
  return new Map([
    ...whole.map((blank) => [blank, nameOnly(blank)] as const),
    ...[...given].map(([name, blank]) => [blank, { ...name, rank: rankOf(blank, name) }] as const),
  ]);
}

/** A die keeps what it shows. */
function rankOf(blank: Blank, name: Named): Rank | null {
  return blank.kind === 'd' ? (blank.rank ?? 0) : name.rank;
}

function augmented(
  blank: Blank,
  free: readonly Named[],
  given: Map<Named, Blank>,
  tried: Set<Named>,
): boolean {
  for (const name of free) {
    if (tried.has(name) || !fits(blank, name)) continue;
    tried.add(name);
    const owner = given.get(name);
    if (owner === undefined || augmented(owner, free, given, tried)) {
      given.set(name, blank);
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

function nameOnly({ kind, suit, rank }: Blank): Named {
  return { kind, suit, rank };
}

function namesOf(kind: PieceKind): Named[] {
  return SUITS.flatMap((suit) => ranksOf(kind).map((rank) => ({ kind, suit, rank })));
}
