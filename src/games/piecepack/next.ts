import type { Seat } from '../../engine/game.ts';
import type { Choice, Path } from '../../engine/question.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Text, text } from '../../engine/text.ts';
import { askChoice, askTop, createAnswer, type MoveQuestion } from './asking/ask-choice.ts';
import { askHold, hasHoldActions } from './asking/ask-hold.ts';
import { askLay, hasBoxedPieces, type LayKind } from './asking/ask-lay.ts';
import { askSpace, askTileSpot } from './asking/ask-space.ts';
import { askTable, hasTableActions } from './asking/ask-table.ts';
import { findPlan, type GameId, type GameMenu, MENUS } from './setups/games.ts';
import { getTops, type TopPiece } from './spots.ts';
import { getPieceName, getSetUpName } from './text/names.ts';
import type { Grip, PiecepackView, SeenPiece, Spot, Suit } from './types.ts';

type ActionId = KeySuffix<'piecepack:action'>;

/** Asks for the action, then the piece, then the spot. */
export function next(view: PiecepackView, seat: Seat, path: Path): MoveQuestion {
  return askChoice(
    text('piecepack:ask.action'),
    path.length > 0 ? [] : buildActions(view, seat),
    path,
    (id, rest) => askAction(view, seat, id, rest),
  );
}

function askAction(view: PiecepackView, seat: Seat, id: string, path: Path): MoveQuestion {
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
      return createAnswer({ kind: id as 'pack' | 'unpack' });
  }
}

/** Returns the actions possible now: at most ten, so that they are always buttons. A note is typed. */
function buildActions(view: PiecepackView, seat: Seat): Choice[] {
  const tops = getTops(view);
  const lays = (['coin', 'other'] as const).filter((kind: LayKind) => hasBoxedPieces(view, kind));
  const ids: readonly ActionId[] = [
    ...lays,
    ...offerIf('move', tops.some(isLoose)),
    ...offerIf('stack', tops.some(isHeap)),
    ...offerIf('turn', tops.some(hasSides)),
    ...offerIf('roll', getDice(view).length > 0),
    ...offerIf('hold', hasHoldActions(view, seat)),
    ...offerIf('table', hasTableActions(view)),
    'game',
    view.packing[seat] ? 'unpack' : 'pack',
  ];
  return ids.map((id) => ({
    id,
    label: text(`piecepack:action.${id}`),
    ...(id === 'pack' && { danger: true as const }),
  }));
}

function offerIf(action: ActionId, possible: boolean): readonly ActionId[] {
  return possible ? [action] : [];
}

function askMove(view: PiecepackView, path: Path): MoveQuestion {
  return askTop(text('piecepack:ask.which.move'), getTops(view).filter(isLoose), path, (top, rest) =>
    askWhere(view, top, 1, rest),
  );
}

function askWhere(view: PiecepackView, top: TopPiece, count: number, path: Path): MoveQuestion {
  const where = top.piece.kind === 't' ? askTileSpot : askSpace;
  const grip: Grip = { at: top.at, first: 1, last: count };
  return where(view, path, top.at, (to: Spot, rest) =>
    isLoose(top) && hasPiece(view, to)
      ? askOnto(grip, to, rest)
      : createAnswer({ kind: 'move', grip, to, under: false }),
  );
}

/** Returns whether a coin, die or pawn lies there that could be captured. */
function hasPiece(view: PiecepackView, to: Spot): boolean {
  return getTops(view).some((top) => isLoose(top) && top.at.x === to.x && top.at.y === to.y);
}

/** Asks whether to lie on top of the piece there or to capture it. */
function askOnto(grip: Grip, to: Spot, path: Path): MoveQuestion {
  const ways = (['top', 'take'] as const).map((id) => ({ id, label: text(`piecepack:choose.onto.${id}`) }));
  return askChoice(text('piecepack:ask.onto'), ways, path, (id) =>
    createAnswer(id === 'take' ? { kind: 'capture', grip, to } : { kind: 'move', grip, to, under: false }),
  );
}

function askStack(view: PiecepackView, path: Path): MoveQuestion {
  const stacks = getTops(view).filter(isHeap);
  return askTop(text('piecepack:ask.which.stack'), stacks, path, (top, rest) =>
    isTile(top) && top.height === 1
      ? askWhere(view, top, 1, rest)
      : askChoice(text('piecepack:ask.stack'), buildStackChoices(top), rest, (id, where) =>
          id === 'shuffle'
            ? createAnswer({ kind: 'shuffle', at: top.at })
            : askWhere(view, top, Number(id), where),
        ),
  );
}

/** Returns choices for the number of pieces from the top, up to the size of a menu. */
function buildStackChoices(top: TopPiece): Choice[] {
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

function askTurn(view: PiecepackView, path: Path): MoveQuestion {
  const tops = getTops(view).filter(hasSides);
  return askTop(text('piecepack:ask.which.turn'), tops, path, (top, rest) => {
    const grip: Grip = { at: top.at, first: 1, last: 1 };
    const ways = isUnknown(top) ? [...TURNS, LOOK] : TURNS;
    return askChoice(text('piecepack:ask.turn'), ways, rest, (id) =>
      createAnswer(
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

function askRoll(view: PiecepackView, path: Path): MoveQuestion {
  const dice = getDice(view);
  const each = dice.map((die) => ({ id: String(die.suit), label: getPieceName({ ...die, rank: null }) }));
  const all = { id: 'all', label: text('piecepack:choose.allDice', { number: dice.length }) };
  return askChoice(text('piecepack:ask.roll'), dice.length > 1 ? [all, ...each] : each, path, (id) =>
    createAnswer({ kind: 'roll', suit: id === 'all' ? null : (id as Suit) }),
  );
}

function isTile({ piece }: TopPiece): boolean {
  return piece.kind === 't';
}

/** Returns whether the top piece is a coin, die or pawn. These are asked for apart from a board's many tiles. */
function isLoose(top: TopPiece): boolean {
  return !isTile(top);
}

function isHeap(top: TopPiece): boolean {
  return isTile(top) || top.height > 1;
}

function isUnknown({ piece }: TopPiece): boolean {
  return piece.suit === null || piece.rank === null;
}

function hasSides({ piece }: TopPiece): boolean {
  return piece.kind === 't' || piece.kind === 'c';
}

function getDice(view: PiecepackView): SeenPiece[] {
  return view.pieces.filter(({ kind, place }) => kind === 'd' && place.kind === 'board');
}

/** Asks which game to set up, with two menus, and then for confirmation below its description. */
function askGame(path: Path): MoveQuestion {
  const menus = Object.keys(MENUS).map((id) => ({
    id,
    label: text(`piecepack:choose.menu.${id as GameMenu}`),
  }));
  return askChoice(text('piecepack:ask.menu'), menus, path, (menu, rest) => {
    const games = MENUS[menu as GameMenu].map((id) => ({ id, label: getGameLabel(id) }));
    return askChoice(text('piecepack:ask.game'), games, rest, (id, last) =>
      askConfirmation(id as GameId, last),
    );
  });
}

function getGameLabel(id: GameId) {
  return text('piecepack:choose.game', { game: getSetUpName({ game: id }), players: formatPlayers(id) });
}

function askConfirmation(game: GameId, path: Path): MoveQuestion {
  const ask = text('piecepack:ask.sure', {
    game: getSetUpName({ game }),
    players: formatPlayers(game),
    about: text(`piecepack:games.${game}.about`),
    source: text(`piecepack:games.${game}.source`),
  });
  const choices = [{ id: 'lay', label: text('piecepack:choose.lay') }];
  return askChoice(ask, choices, path, () => createAnswer({ kind: 'game', game }));
}

/** Formats the number of players: `2–4`. */
function formatPlayers(id: GameId): Text {
  const [least, most] = findPlan(id)?.players ?? [1, 6];
  return formatSeatRange(least === most ? [least] : [least, most]);
}
