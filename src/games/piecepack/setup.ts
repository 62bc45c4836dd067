import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { createBoardPlace, TILE_SPOTS } from './board.ts';
import { createFullBox, sortPieces } from './box.ts';
import { readOptions } from './options.ts';
import { createPieceId } from './text/names.ts';
import type { Layout, Piece, PiecepackState } from './types.ts';

/** Creates the first state: all pieces in the box, except the tiles of the layout. */
export function setup(seats: number, chosen: Options, chance: Chance): PiecepackState {
  const options = readOptions(chosen);
  return {
    options,
    seats,
    pieces: layOutTiles(createFullBox(seats), options.layout, chance),
    notes: [],
    before: null,
    packing: Array.from({ length: seats }, () => false),
    over: false,
  };
}

/** Lays random tiles from the box, back up, in the layout. Nobody knows the tiles left in the box either. */
export function layOutTiles(pieces: readonly Piece[], layout: Layout, chance: Chance): readonly Piece[] {
  if (layout === 'empty') return pieces;
  const tiles = shuffleList(chance, pieces.filter(isBoxedTile)).map((tile) => ({ ...tile, known: [] }));
  const laid = TILE_SPOTS[layout].map((spot, at) => ({
    ...(tiles[at] as Piece),
    place: createBoardPlace(spot),
    side: 'b' as const,
  }));
  const others = pieces.filter((piece) => !isBoxedTile(piece));
  return sortPieces([...laid, ...others, ...tiles.slice(laid.length)]);
}

export function isBoxedTile({ kind, place }: Piece): boolean {
  return kind === 't' && place.kind === 'box';
}

/** Counts every piece by name; all 56 stay on the table. */
export function pieces(state: PiecepackState): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { kind, suit, rank } of state.pieces) {
    const id = createPieceId(kind, suit, rank);
    count[id] = (count[id] ?? 0) + 1;
  }
  return count;
}
