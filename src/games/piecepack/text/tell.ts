import { type Text, text } from '../../../engine/text.ts';
import { spotName } from '../spots.ts';
import type { AllLaid, Looked, Moved, PiecepackEvent, Place, Rolled } from '../types.ts';
import { laidName, pieceName, piecesName, rankName, suitName } from './names.ts';

/** One line of the announcement. */
export function tell(event: PiecepackEvent): Text {
  switch (event.kind) {
    case 'moved':
      return tellMoved(event);
    case 'looked':
      return tellLooked(event);
    case 'swapped':
      return text('piecepack:tell.swapped', {
        who: { seat: event.seat },
        from: placeName(event.from),
        to: placeName(event.to),
      });
    case 'flipped':
      return text('piecepack:tell.flipped', {
        who: { seat: event.seat },
        at: spotName(event.at),
        what: piecesName(event.pieces),
      });
    case 'turned':
      return text('piecepack:tell.turned', {
        who: { seat: event.seat },
        at: spotName(event.at),
        what: piecesName(event.pieces),
        by: text(`piecepack:by.${event.by}`),
      });
    case 'rolled':
      return text('piecepack:tell.rolled', { who: { seat: event.seat }, dice: event.dice.map(rolledName) });
    case 'allLaid':
      return text('piecepack:tell.allLaid', {
        who: { seat: event.seat },
        count: event.laid.length,
        what: laidNames(event.laid),
      });
    case 'filled':
      return text('piecepack:tell.filled', {
        who: { seat: event.seat },
        what: text(`piecepack:count.${event.of ?? 'all'}`, { count: event.count }),
      });
    case 'set':
      return text('piecepack:tell.set', {
        who: { seat: event.seat },
        die: pieceName({ kind: 'd', suit: event.die.suit, rank: null }),
        rank: rankName(event.die.rank),
      });
    case 'shuffled':
      return text('piecepack:tell.shuffled', {
        who: { seat: event.seat },
        at: spotName(event.at),
        number: event.count,
      });
    case 'laidOut':
      return text('piecepack:tell.laidOut', {
        who: { seat: event.seat },
        layout: text(`piecepack:option.layout.${event.layout}`),
      });
    case 'setUp':
      return text('piecepack:tell.setUp', { who: { seat: event.seat }, game: laidName(event.laid) });
    case 'undone':
      return text('piecepack:tell.undone', {
        who: { seat: event.seat },
        what: text(`piecepack:did.${event.what}`),
      });
    case 'noted':
      return text('piecepack:tell.noted', { who: { seat: event.seat }, note: event.text });
    case 'packing':
      return text(`piecepack:tell.${event.wants ? 'packs' : 'unpacks'}`, {
        who: { seat: event.seat },
        count: event.count,
        needed: event.needed,
      });
    case 'over':
      return text('piecepack:tell.over');
    default:
      return text(`piecepack:tell.${event.kind}`, { who: { seat: event.seat } });
  }
}

function tellMoved({ seat, how, from, to, pieces, own }: Moved): Text {
  const unseen = how === 'lay' && pieces[0]?.suit === null;
  return text(`piecepack:tell.${unseen ? 'layUnseen' : how}`, {
    who: { seat },
    what: piecesName(own ?? pieces),
    from: placeName(from),
    to: placeName(to),
  });
}

/** So many of those that were laid are named. */
const NAMED = 6;

function laidNames(laid: AllLaid['laid']): readonly Text[] {
  const names = laid
    .slice(0, NAMED)
    .map(({ piece, to }) => text('piecepack:describe.spot', { at: placeName(to), piece: pieceName(piece) }));
  const left = laid.length - NAMED;
  return left > 0 ? [...names, text('piecepack:describe.morePieces', { count: left })] : names;
}

function tellLooked({ seat, at, pieces, own }: Looked): Text {
  const where = { at: spotName(at), what: piecesName(pieces) };
  return own === null
    ? text('piecepack:tell.looked', { who: { seat }, ...where })
    : text('piecepack:tell.saw', { who: { seat }, ...where, own: own.map(pieceName) });
}

function rolledName({ suit, rank }: Rolled): Text {
  return text('piecepack:piece.rolled', { suit: suitName(suit), rank: rankName(rank) });
}

function placeName(place: Place): string | Text {
  return place.kind === 'board' ? spotName(place) : text(`piecepack:place.${place.kind}`);
}
