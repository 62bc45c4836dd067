import type { Chance } from '../../../engine/chance.ts';
import { cut } from '../../../engine/cut.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { usualSide } from '../asking/lay.ts';
import { boardPlace, parseSpot } from '../board.ts';
import { fullBox, ordered } from '../chest.ts';
import { no } from '../grip.ts';
import { type Blank, filled } from '../guess.ts';
import { everybody } from '../knowledge.ts';
import { parseSpec, type Spec } from '../notation/spec.ts';
import { type GameId, planOf } from '../setups/games.ts';
import type { Plan } from '../setups/plan.ts';
import { pieceId, pieceName } from '../text/names.ts';
import type { Angle, Laid, Named, Piece, PiecepackState, SavedSetUp, Spot } from '../types.ts';
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
  const there = chosen(wanted, plan, chance, state.seats);
  if (refused(there)) return there;
  emit({ kind: 'setUp', seat, laid });
  const stirred = wanted.filter((one, at) => !isNamed(one) && there[at]?.known.length === 0);
  const pieces = ordered([...there, ...leftOver(there, stirred, state.seats)]);
  return { ...state, pieces, before: null, laid };
}

/** What stays in the box is known there, but for kinds of which nobody knows which were taken. */
function leftOver(there: readonly Piece[], stirred: readonly Named[], seats: number): readonly Piece[] {
  const names = new Set(there.map(nameOf));
  const unknown = stirred.map(({ kind }) => kind);
  return fullBox(seats)
    .filter((piece) => !names.has(nameOf(piece)))
    .map((piece) => (unknown.includes(piece.kind) ? { ...piece, known: [] } : piece));
}

function nameOf({ kind, suit, rank }: Piece): string {
  return pieceId(kind, suit, kind === 'd' ? 0 : rank);
}

/** The pieces of a plan; a refusal for what is none. */
function wantedBy(pieces: string): readonly Wanted[] | Refusal {
  const wanted = pieces.split(' ').map((token) => {
    const [name = '', spot = ''] = token.split('@');
    const [spec, to] = [parseSpec(name), parseSpot(spot)];
    return spec && to ? { ...spec, to } : no('noPiece', { typed: cut(token, 40) });
  });
  return wanted.find(refused) ?? (wanted as Wanted[]);
}

/** Those that are named, and for the others pieces by chance that fit; what the plan is without is kept out. */
function chosen(
  wanted: readonly Wanted[],
  plan: Plan,
  chance: Chance,
  seats: number,
): readonly Piece[] | Refusal {
  const there = wanted.map((one) => blankOf(one, seats));
  const kept = fullBox(seats).filter((piece) => plan.without?.split(' ').includes(written(piece)));
  const found = filled([...there, ...kept], chance).slice(0, there.length);
  const names = found.map(nameOf);
  const lacks = found.findIndex((piece, at) => piece.suit === null || names.indexOf(names[at] ?? '') !== at);
  if (lacks >= 0) return no('setUpLacks', { piece: pieceName(wanted[lacks] as Wanted) });
  return plan.turned ? found.map((piece) => ({ ...piece, angle: turnedBy(chance) })) : found;
}

function turnedBy(chance: Chance): Angle {
  return (chance.draw(4) * 90) as Angle;
}

/** A die and a pawn need no rank. */
function isNamed({ kind, suit, rank }: Spec): boolean {
  return suit !== null && (rank !== null || kind === 'd' || kind === 'p');
}

/** As a plan names it: `tSn`. */
function written({ kind, suit, rank }: Piece): string {
  return kind + suit + 'na2345'.charAt(rank);
}

/** What does not show nobody is told: it plays no part. */
function blankOf(wanted: Wanted, seats: number): Blank {
  const { kind, suit, rank } = wanted;
  const flat = kind === 't' || kind === 'c';
  const usual = kind === 'c' && suit === null ? 'f' : usualSide(wanted);
  const side = flat ? (wanted.side ?? usual) : 'f';
  const known = shownWhole({ kind }, side) ? everybody(seats) : [];
  const shows = flat || suit === null ? rank : (rank ?? 0);
  return {
    kind,
    suit,
    rank: shows,
    place: boardPlace(wanted.to),
    side,
    angle: flat ? wanted.angle : 0,
    known,
  };
}
