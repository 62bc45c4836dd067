import type { Chance } from '../../../engine/chance.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { getUsualSide } from '../asking/ask-lay.ts';
import { createBoardPlace, parseSpot } from '../board.ts';
import { createFullBox, sortPieces } from '../box.ts';
import { refuse } from '../grip.ts';
import { getAllSeats } from '../knowledge.ts';
import { type PieceSpec, parseSpec } from '../notation/spec.ts';
import { findPlan, type GameId } from '../setups/games.ts';
import type { SetUpPlan } from '../setups/plan.ts';
import { createPieceId, getPieceName } from '../text/names.ts';
import type { Angle, LaidSetUp, Piece, PieceIdentity, PiecepackState, SavedSetUp, Spot } from '../types.ts';
import { type BlankPiece, fillBlanks } from '../view.ts';
import type { Action } from './action.ts';
import { isShownWhole } from './lay.ts';

type Outcome = PiecepackState | Refusal;

/** Sets up a known game; first everything on the table goes into the box. */
export function setUpGame(action: Action, game: GameId): Outcome {
  const plan = findPlan(game);
  return plan ? layOutPlan(action, plan, { game }) : refuse('noLayout');
}

/** Sets up what a player has saved. */
export function setUpSaved(action: Action, { name, columns, rows, pieces }: SavedSetUp): Outcome {
  return layOutPlan(action, { players: [1, 6], columns, rows, pieces }, { name, columns, rows });
}

/** Piece named by a plan, and its spot. */
interface WantedPiece extends PieceSpec {
  readonly to: Spot;
}

function layOutPlan(action: Action, plan: SetUpPlan, laid: LaidSetUp): Outcome {
  const { state, seat, emit, chance } = action;
  const wanted = parsePlanPieces(plan.pieces);
  if (refused(wanted)) return wanted;
  const there = choosePieces(wanted, plan, chance, state.seats);
  if (refused(there)) return there;
  emit({ kind: 'setUp', seat, laid });
  const stirred = wanted.filter((one, at) => !isNamed(one) && there[at]?.known.length === 0);
  const pieces = sortPieces([...there, ...getRemainingPieces(there, stirred, state.seats)]);
  return { ...state, pieces, before: null, laid };
}

/** Returns the pieces left in the box: known, except for kinds of which random pieces were taken. */
function getRemainingPieces(
  there: readonly Piece[],
  stirred: readonly PieceIdentity[],
  seats: number,
): readonly Piece[] {
  const names = new Set(there.map(getPlanId));
  const unknown = stirred.map(({ kind }) => kind);
  return createFullBox(seats)
    .filter((piece) => !names.has(getPlanId(piece)))
    .map((piece) => (unknown.includes(piece.kind) ? { ...piece, known: [] } : piece));
}

function getPlanId({ kind, suit, rank }: Piece): string {
  return createPieceId(kind, suit, kind === 'd' ? 0 : rank);
}

/** Parses the pieces of a plan; returns a refusal for an invalid one. */
function parsePlanPieces(pieces: string): readonly WantedPiece[] | Refusal {
  const wanted = pieces.split(' ').map((token) => {
    const [name = '', spot = ''] = token.split('@');
    const [spec, to] = [parseSpec(name), parseSpot(spot)];
    return spec && to ? { ...spec, to } : refuse('noPiece', { typed: truncateText(token, 40) });
  });
  return wanted.find(refused) ?? (wanted as WantedPiece[]);
}

/** Chooses the named pieces, and random fitting ones for the others. Pieces listed in `without` are never chosen. */
function choosePieces(
  wanted: readonly WantedPiece[],
  plan: SetUpPlan,
  chance: Chance,
  seats: number,
): readonly Piece[] | Refusal {
  const there = wanted.map((one) => createBlank(one, seats));
  const kept = createFullBox(seats).filter((piece) =>
    plan.without?.split(' ').includes(printPlanPiece(piece)),
  );
  const found = fillBlanks([...there, ...kept], chance).slice(0, there.length);
  const names = found.map(getPlanId);
  const lacks = found.findIndex((piece, at) => piece.suit === null || names.indexOf(names[at] ?? '') !== at);
  if (lacks >= 0) return refuse('setUpLacks', { piece: getPieceName(wanted[lacks] as WantedPiece) });
  return plan.turned ? found.map((piece) => ({ ...piece, angle: drawAngle(chance) })) : found;
}

function drawAngle(chance: Chance): Angle {
  return (chance.draw(4) * 90) as Angle;
}

/** Returns whether a piece is fully named; a die and a pawn need no rank. */
function isNamed({ kind, suit, rank }: PieceSpec): boolean {
  return suit !== null && (rank !== null || kind === 'd' || kind === 'p');
}

/** Prints a piece as plans name it: `tSn`. */
function printPlanPiece({ kind, suit, rank }: Piece): string {
  return kind + suit + 'na2345'.charAt(rank);
}

/** Creates the blank of a wanted piece. A hidden side is known to nobody. */
function createBlank(wanted: WantedPiece, seats: number): BlankPiece {
  const { kind, suit, rank } = wanted;
  const flat = kind === 't' || kind === 'c';
  const usual = kind === 'c' && suit === null ? 'f' : getUsualSide(wanted);
  const side = flat ? (wanted.side ?? usual) : 'f';
  const known = isShownWhole({ kind }, side) ? getAllSeats(seats) : [];
  const shows = flat || suit === null ? rank : (rank ?? 0);
  return {
    kind,
    suit,
    rank: shows,
    place: createBoardPlace(wanted.to),
    side,
    angle: flat ? wanted.angle : 0,
    known,
  };
}
