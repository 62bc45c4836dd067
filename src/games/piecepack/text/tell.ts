import { type Text, text } from '../../../engine/text.ts';
import { getSpotName } from '../spots.ts';
import type { AllLaidEvent, LookedEvent, MovedEvent, PiecepackEvent, Place, RolledDie } from '../types.ts';
import { getPieceName, getPiecesName, getRankName, getSetUpName, getSuitName } from './names.ts';

/** Returns the event's line in the announcement. */
export function tell(event: PiecepackEvent): Text {
  switch (event.kind) {
    case 'moved':
      return tellMoved(event);
    case 'looked':
      return tellLooked(event);
    case 'swapped':
      return text('piecepack:tell.swapped', {
        who: { seat: event.seat },
        from: getPlaceName(event.from),
        to: getPlaceName(event.to),
      });
    case 'flipped':
      return text('piecepack:tell.flipped', {
        who: { seat: event.seat },
        at: getSpotName(event.at),
        what: getPiecesName(event.pieces),
      });
    case 'turned':
      return text('piecepack:tell.turned', {
        who: { seat: event.seat },
        at: getSpotName(event.at),
        what: getPiecesName(event.pieces),
        by: text(`piecepack:by.${event.by}`),
      });
    case 'rolled':
      return text('piecepack:tell.rolled', {
        who: { seat: event.seat },
        dice: event.dice.map(getRolledName),
      });
    case 'allLaid':
      return text('piecepack:tell.allLaid', {
        who: { seat: event.seat },
        count: event.laid.length,
        what: describeLaid(event.laid),
      });
    case 'filled':
      return text('piecepack:tell.filled', {
        who: { seat: event.seat },
        what: text(`piecepack:count.${event.of ?? 'all'}`, { count: event.count }),
      });
    case 'set':
      return text('piecepack:tell.set', {
        who: { seat: event.seat },
        die: getPieceName({ kind: 'd', suit: event.die.suit, rank: null }),
        rank: getRankName(event.die.rank),
      });
    case 'shuffled':
      return text('piecepack:tell.shuffled', {
        who: { seat: event.seat },
        at: getSpotName(event.at),
        number: event.count,
      });
    case 'laidOut':
      return text('piecepack:tell.laidOut', {
        who: { seat: event.seat },
        layout: text(`piecepack:option.layout.${event.layout}`),
      });
    case 'setUp':
      return text('piecepack:tell.setUp', { who: { seat: event.seat }, game: getSetUpName(event.laid) });
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

function tellMoved({ seat, how, from, to, pieces, own }: MovedEvent): Text {
  const unseen = how === 'lay' && pieces[0]?.suit === null;
  return text(`piecepack:tell.${unseen ? 'layUnseen' : how}`, {
    who: { seat },
    what: getPiecesName(own ?? pieces),
    from: getPlaceName(from),
    to: getPlaceName(to),
  });
}

/** Maximum number of laid pieces that are named. */
const MAX_NAMED_PIECES = 6;

function describeLaid(laid: AllLaidEvent['laid']): readonly Text[] {
  const names = laid
    .slice(0, MAX_NAMED_PIECES)
    .map(({ piece, to }) =>
      text('piecepack:describe.spot', { at: getPlaceName(to), piece: getPieceName(piece) }),
    );
  const left = laid.length - MAX_NAMED_PIECES;
  return left > 0 ? [...names, text('piecepack:describe.morePieces', { count: left })] : names;
}

function tellLooked({ seat, at, pieces, own }: LookedEvent): Text {
  const where = { at: getSpotName(at), what: getPiecesName(pieces) };
  return own === null
    ? text('piecepack:tell.looked', { who: { seat }, ...where })
    : text('piecepack:tell.saw', { who: { seat }, ...where, own: own.map(getPieceName) });
}

function getRolledName({ suit, rank }: RolledDie): Text {
  return text('piecepack:piece.rolled', { suit: getSuitName(suit), rank: getRankName(rank) });
}

function getPlaceName(place: Place): string | Text {
  return place.kind === 'board' ? getSpotName(place) : text(`piecepack:place.${place.kind}`);
}
