import { type Chance, pickOne } from '../../../engine/chance.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { usualSide } from '../asking/lay.ts';
import { boardPlace, parseSpot } from '../board.ts';
import { fullBox, ordered } from '../chest.ts';
import { no } from '../grip.ts';
import { everybody } from '../knowledge.ts';
import { parseSpec, type Spec } from '../notation/spec.ts';
import { type GameId, planOf } from '../setups/games.ts';
import type { Plan } from '../setups/plan.ts';
import type { Angle, Laid, Piece, PiecepackState, SavedSetUp, Spot } from '../types.ts';
import { pieceId, pieceName } from '../words/names.ts';
import type { Action } from './action.ts';
import { shownWhole } from './laying.ts';

type Outcome = PiecepackState | Refusal;

/** A known game is laid out: all there is goes into the box before. */
export function setUpGame(action: Action, game: GameId): Outcome {
  const plan = planOf(game);
  return plan ? laidOut(action, plan, { game }) : no('noLayout');
}

/** What somebody has saved is laid out. */
export function setUpSaved(action: Action, { name, columns, rows, pieces }: SavedSetUp): Outcome {
  return laidOut(action, { players: [1, 6], columns, rows, pieces }, { name, columns, rows });
}

/** A piece that a plan names, and where it lies. */
interface Wanted extends Spec {
  readonly to: Spot;
}

function laidOut(action: Action, plan: Plan, laid: Laid): Outcome {
  const { state, seat, emit, chance } = action;
  const wanted = wantedBy(plan.pieces);
  if (refused(wanted)) return wanted;
  const box = fullBox(state.seats);
  const there = chosen(box, wanted, plan, chance, state.seats);
  if (refused(there)) return there;
  emit({ kind: 'setUp', seat, laid });
  const names = new Set(there.map(nameOf));
  const stirred = there.filter(({ known }) => known.length === 0).map(({ kind }) => kind);
  const known = everybody(state.seats);
  const rest = box
    .filter((piece) => !names.has(nameOf(piece)))
    .map((piece) => ({ ...piece, known: stirred.includes(piece.kind) ? [] : known }));
  const pieces = ordered([...there, ...rest]);
  return { ...state, pieces, before: null, laid };
}

function nameOf({ kind, suit, rank }: Piece): string {
  return pieceId(kind, suit, kind === 'd' ? 0 : rank);
}

/** The pieces of a plan; a refusal for what is none. */
export function wantedBy(pieces: string): readonly Wanted[] | Refusal {
  const wanted = pieces.split(' ').map((token) => {
    const [name = '', spot = ''] = token.split('@');
    const [spec, to] = [parseSpec(name), parseSpot(spot)];
    return spec && to ? { ...spec, to } : no('noPiece', { typed: token.slice(0, 40) });
  });
  return wanted.find(refused) ?? (wanted as Wanted[]);
}

/** First those that are named, then chance among what is left. */
function chosen(
  box: readonly Piece[],
  wanted: readonly Wanted[],
  plan: Plan,
  chance: Chance,
  seats: number,
): readonly Piece[] | Refusal {
  const named = wanted.map((one) => (isNamed(one) ? box.find((piece) => fits(piece, one)) : undefined));
  const passed = new Set([
    ...(plan.without ?? '').split(' '),
    ...named.map((piece) => piece && written(piece)),
  ]);
  const left = box.filter((piece) => !passed.has(written(piece)));
  const there: Piece[] = [];
  for (const [at, one] of wanted.entries()) {
    const fitting = isNamed(one) ? [] : left.filter((piece) => fits(piece, one));
    const piece = isNamed(one) ? named[at] : fitting.length > 0 ? pickOne(chance, fitting) : undefined;
    if (!piece || there.some((other) => nameOf(other) === nameOf(piece)))
      return no('setUpLacks', { piece: pieceName(one) });
    left.splice(left.indexOf(piece), left.includes(piece) ? 1 : 0);
    there.push(
      placed(piece, one, isNamed(one) ? seats : 0, plan.turned ? turnedBy(chance) : one.angle, seats),
    );
  }
  return there;
}

function turnedBy(chance: Chance): Angle {
  return (chance.draw(4) * 90) as Angle;
}

/** A die and a pawn need no rank. */
function isNamed({ kind, suit, rank }: Spec): boolean {
  return suit !== null && (rank !== null || kind === 'd' || kind === 'p');
}

function fits(piece: Piece, { kind, suit, rank }: Spec): boolean {
  if (piece.kind !== kind || (suit !== null && piece.suit !== suit)) return false;
  return kind === 'd' || kind === 'p' || rank === null || piece.rank === rank;
}

/** As a plan names it: `tSn`. */
function written({ kind, suit, rank }: Piece): string {
  return kind + suit + 'na2345'.charAt(rank);
}

/** `knows`: how many seats are told which piece it is. */
function placed(piece: Piece, wanted: Wanted, knows: number, angle: Angle, seats: number): Piece {
  const { kind } = piece;
  const flat = kind === 't' || kind === 'c';
  const usual = kind === 'c' && wanted.suit === null ? 'f' : usualSide(wanted);
  const side = flat ? (wanted.side ?? usual) : 'f';
  const known = knows > 0 || shownWhole({ kind }, side) ? everybody(seats) : [];
  const rank = kind === 'd' ? (wanted.rank ?? 0) : piece.rank;
  return { ...piece, rank, place: boardPlace(wanted.to), side, angle: flat ? angle : 0, known };
}
