import { type Arg, type Text, text } from '../../../engine/text.ts';
import { spotName } from '../spots.ts';
import type { Looked, Moved, PiecepackEvent, Place, Rolled } from '../types.ts';
import { pieceName, piecesName, rankName, suitName } from './names.ts';

/** One line of the announcement. */
export function tell(event: PiecepackEvent): Text {
  switch (event.kind) {
    case 'moved':
      return tellMoved(event);
    case 'looked':
      return tellLooked(event);
    case 'swapped':
      return line('swapped', event.seat, { from: placeName(event.from), to: placeName(event.to) });
    case 'flipped':
      return line('flipped', event.seat, { at: spotName(event.at), what: piecesName(event.pieces) });
    case 'turned':
      return line('turned', event.seat, {
        at: spotName(event.at),
        what: piecesName(event.pieces),
        by: text(`piecepack:by.${event.by}`),
      });
    case 'rolled':
      return line('rolled', event.seat, { dice: event.dice.map(rolledName) });
    case 'filled':
      return line('filled', event.seat, {
        what: text(`piecepack:count.${event.of ?? 'all'}`, { count: event.count }),
      });
    case 'set':
      return line('set', event.seat, {
        die: pieceName({ kind: 'd', suit: event.die.suit, rank: null }),
        rank: rankName(event.die.rank),
      });
    case 'shuffled':
      return line('shuffled', event.seat, { at: spotName(event.at), number: event.count });
    case 'laidOut':
      return line('laidOut', event.seat, { layout: text(`piecepack:option.layout.${event.layout}`) });
    case 'undone':
      return line('undone', event.seat, { what: text(`piecepack:did.${event.what}`) });
    case 'noted':
      return line('noted', event.seat, { note: event.text });
    case 'packing':
      return line(event.wants ? 'packs' : 'unpacks', event.seat, {
        count: event.count,
        needed: event.needed,
      });
    case 'over':
      return text('piecepack:tell.over');
    default:
      return line(event.kind, event.seat, {});
  }
}

function line(what: string, seat: number, args: Readonly<Record<string, Arg>>): Text {
  return text(`piecepack:tell.${what}`, { who: { seat }, ...args });
}

function tellMoved({ seat, how, from, to, pieces, own }: Moved): Text {
  const unseen = how === 'lay' && pieces[0]?.suit === null;
  return line(unseen ? 'layUnseen' : how, seat, {
    what: piecesName(own ?? pieces),
    from: placeName(from),
    to: placeName(to),
  });
}

function tellLooked({ seat, at, pieces, own }: Looked): Text {
  const where = { at: spotName(at), what: piecesName(pieces) };
  return own === null
    ? line('looked', seat, where)
    : line('saw', seat, { ...where, own: own.map(pieceName) });
}

function rolledName({ suit, rank }: Rolled): Text {
  return text('piecepack:piece.rolled', { suit: suitName(suit), rank: rankName(rank) });
}

function placeName(place: Place): string | Text {
  return place.kind === 'board' ? spotName(place) : text(`piecepack:place.${place.kind}`);
}
