import type { Seat } from '../../engine/game.ts';
import type { Choice, Path } from '../../engine/question.ts';
import type { Under } from '../../engine/spoken.ts';
import { text } from '../../engine/text.ts';
import { type Asked, chosen, chosenTop, ready } from './asking/choosing.ts';
import { askGame } from './asking/games.ts';
import { askHold, canHold } from './asking/hold.ts';
import { askLay, inBox, type LayKind } from './asking/lay.ts';
import { chosenSpace, chosenTileSpot } from './asking/spaces.ts';
import { askTable, canTable } from './asking/table.ts';
import { type Top, topsOf } from './spots.ts';
import { pieceName } from './text/names.ts';
import type { Grip, PiecepackView, SeenPiece, Spot, Suit } from './types.ts';

type Action = Under<'piecepack:action'>;

/** What to do, then with which piece, then where. */
export function next(view: PiecepackView, seat: Seat, path: Path): Asked {
  return chosen(text('piecepack:ask.action'), path.length > 0 ? [] : actions(view, seat), path, (id, rest) =>
    asked(view, seat, id, rest),
  );
}

function asked(view: PiecepackView, seat: Seat, id: string, path: Path): Asked {
  switch (id) {
    case 'coin':
    case 'other':
      return askLay(view, id, path);
    case 'move':
      return askMove(view, path);
    case 'stack':
      return askStack(view, path);
    case 'turn':
      return askTurn(view, path);
    case 'roll':
      return askRoll(view, path);
    case 'hold':
      return askHold(view, seat, path);
    case 'game':
      return askGame(path);
    case 'table':
      return askTable(view, path);
    default:
      return ready({ kind: id as 'pack' | 'unpack' });
  }
}

/** Only what is possible now, and never more than ten, so that they are always buttons; a note is typed. */
function actions(view: PiecepackView, seat: Seat): Choice[] {
  const tops = topsOf(view);
  const lays = (['coin', 'other'] as const).filter((kind: LayKind) => inBox(view, kind));
  const ids: readonly Action[] = [
    ...lays,
    ...offeredIf('move', tops.some(isLoose)),
    ...offeredIf('stack', tops.some(isHeap)),
    ...offeredIf('turn', tops.some(hasSides)),
    ...offeredIf('roll', diceOf(view).length > 0),
    ...offeredIf('hold', canHold(view, seat)),
    ...offeredIf('table', canTable(view)),
    'game',
    view.packing[seat] ? 'unpack' : 'pack',
  ];
  return ids.map((id) => ({
    id,
    label: text(`piecepack:action.${id}`),
    ...(id === 'pack' && { danger: true as const }),
  }));
}

function offeredIf(action: Action, possible: boolean): readonly Action[] {
  return possible ? [action] : [];
}

function askMove(view: PiecepackView, path: Path): Asked {
  return chosenTop(text('piecepack:ask.which.move'), topsOf(view).filter(isLoose), path, (top, rest) =>
    askWhere(view, top, 1, rest),
  );
}

function askWhere(view: PiecepackView, top: Top, count: number, path: Path): Asked {
  const where = top.piece.kind === 't' ? chosenTileSpot : chosenSpace;
  const grip: Grip = { at: top.at, first: 1, last: count };
  return where(view, path, top.at, (to: Spot, rest) =>
    isLoose(top) && hasPiece(view, to)
      ? askOnto(grip, to, rest)
      : ready({ kind: 'move', grip, to, under: false }),
  );
}

/** Whether a coin, die or pawn lies there that could be captured. */
function hasPiece(view: PiecepackView, to: Spot): boolean {
  return topsOf(view).some((top) => isLoose(top) && top.at.x === to.x && top.at.y === to.y);
}

/** What becomes of what lies there. */
function askOnto(grip: Grip, to: Spot, path: Path): Asked {
  const ways = (['top', 'take'] as const).map((id) => ({ id, label: text(`piecepack:choose.onto.${id}`) }));
  return chosen(text('piecepack:ask.onto'), ways, path, (id) =>
    ready(id === 'take' ? { kind: 'capture', grip, to } : { kind: 'move', grip, to, under: false }),
  );
}

function askStack(view: PiecepackView, path: Path): Asked {
  const stacks = topsOf(view).filter(isHeap);
  return chosenTop(text('piecepack:ask.which.stack'), stacks, path, (top, rest) =>
    isTile(top) && top.height === 1
      ? askWhere(view, top, 1, rest)
      : chosen(text('piecepack:ask.stack'), stackChoices(top), rest, (id, where) =>
          id === 'shuffle' ? ready({ kind: 'shuffle', at: top.at }) : askWhere(view, top, Number(id), where),
        ),
  );
}

/** So many from the top, as far as a menu reaches. */
function stackChoices(top: Top): Choice[] {
  const { height } = top;
  const tile = { id: '1', label: text('piecepack:choose.topTile') };
  const counts = Array.from({ length: Math.min(height, 24) - 1 }, (_, at) => at + 2);
  return [
    { id: 'shuffle', label: text('piecepack:choose.shuffle') },
    ...(isTile(top) ? [tile] : []),
    ...counts.map((count) => ({
      id: String(count),
      label: text(count === height ? 'piecepack:choose.wholeStack' : 'piecepack:choose.topOf', {
        number: count,
      }),
    })),
  ];
}

function askTurn(view: PiecepackView, path: Path): Asked {
  const tops = topsOf(view).filter(hasSides);
  return chosenTop(text('piecepack:ask.which.turn'), tops, path, (top, rest) => {
    const grip: Grip = { at: top.at, first: 1, last: 1 };
    const ways = isUnknown(top) ? [...TURNS, LOOK] : TURNS;
    return chosen(text('piecepack:ask.turn'), ways, rest, (id) =>
      ready(
        id === 'flip' || id === 'look'
          ? { kind: id, grip }
          : { kind: 'turn', grip, by: Number(id) as 90 | 180 | 270 },
      ),
    );
  });
}

const TURNS: readonly Choice[] = (['flip', '90', '270', '180'] as const).map((id) => ({
  id,
  label: text(`piecepack:choose.turn.${id}`),
}));

const LOOK: Choice = { id: 'look', label: text('piecepack:choose.turn.look') };

function askRoll(view: PiecepackView, path: Path): Asked {
  const dice = diceOf(view);
  const each = dice.map((die) => ({ id: String(die.suit), label: pieceName({ ...die, rank: null }) }));
  const all = { id: 'all', label: text('piecepack:choose.allDice', { number: dice.length }) };
  return chosen(text('piecepack:ask.roll'), dice.length > 1 ? [all, ...each] : each, path, (id) =>
    ready({ kind: 'roll', suit: id === 'all' ? null : (id as Suit) }),
  );
}

function isTile({ piece }: Top): boolean {
  return piece.kind === 't';
}

/** Coins, dice and pawns are asked for apart from the many tiles of a board. */
function isLoose(top: Top): boolean {
  return !isTile(top);
}

function isHeap(top: Top): boolean {
  return isTile(top) || top.height > 1;
}

function isUnknown({ piece }: Top): boolean {
  return piece.suit === null || piece.rank === null;
}

function hasSides({ piece }: Top): boolean {
  return piece.kind === 't' || piece.kind === 'c';
}

function diceOf(view: PiecepackView): SeenPiece[] {
  return view.pieces.filter(({ kind, place }) => kind === 'd' && place.kind === 'board');
}
