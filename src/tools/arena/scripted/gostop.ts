import type { Seat } from '../../../engine/game.ts';
import { findMeeting, findPicks } from '../../../games/gostop/board.ts';
import { getFace, getJunkValue, getMonth, type Sort } from '../../../games/gostop/cards.ts';
import { canDraw, findBombs, findShakes, getKnownHand } from '../../../games/gostop/legal.ts';
import { findHeldFour } from '../../../games/gostop/steps/decide.ts';
import type { Card, GoStop, GoStopMove, GoStopView } from '../../../games/gostop/types.ts';
import type { Features, Script } from '../scripted.ts';

const FEATURES = [
  'bright',
  'bird',
  'animal',
  'ribbon',
  'junk',
  'sets',
  'denied',
  'left',
  'safe',
  'stolen',
  'shake',
  'go',
] as const;
type Feature = (typeof FEATURES)[number];

/** Kinds of cards of which three score extra points. */
const SETS: readonly Sort[] = ['bright', 'bird', 'red', 'blue', 'plain'];

/** Features count the cards that a move certainly takes; the card from the deck is unknown. */
export const gostopScript: Script<GoStop, Feature> = {
  features: FEATURES,
  plans: {
    brights: { bright: 20, bird: 3, animal: 2, ribbon: 3, junk: 1, left: -5, go: -1 },
    junk: { junk: 6, bright: 3, bird: 2, animal: 1, ribbon: 2, stolen: 8, left: -2, go: -1 },
    sets: { sets: 6, bright: 3, bird: 3, animal: 2, ribbon: 3, junk: 1, left: -3, safe: 2, go: -1 },
    denier: { denied: 8, bright: 6, bird: 4, animal: 2, ribbon: 3, junk: 1, left: -4, safe: 3, go: -1 },
    stopper: { bright: 10, bird: 6, animal: 4, ribbon: 5, junk: 2, stolen: 4, left: -5, safe: 2, go: -1 },
    gambler: { bright: 10, bird: 6, animal: 4, ribbon: 5, junk: 2, stolen: 6, left: -4, shake: 50, go: 1 },
  },
  look: (view, seat) =>
    listScriptMoves(view, seat).map((move) => ({ move, has: computeFeatures(view, seat, move) })),
};

function listScriptMoves(view: GoStopView, seat: Seat): readonly GoStopMove[] {
  switch (view.phase) {
    case 'decide':
      return findHeldFour(view) === null ? [{ kind: 'stop' }, { kind: 'go' }] : [{ kind: 'stop' }];
    case 'target':
      return view.underway.choosing.map((onto) => ({ kind: 'target', onto }));
    case 'play':
      return [
        ...findBombs(view, seat).map((month) => ({ kind: 'bomb', month }) as const),
        ...findShakes(view, seat).map((month) => ({ kind: 'shake', month }) as const),
        ...(canDraw(view, seat) ? [{ kind: 'draw' } as const] : []),
        ...getKnownHand(view, seat).flatMap((card) => listPlays(view, card)),
      ];
    default:
      return [];
  }
}

function listPlays({ row }: GoStopView, card: Card): readonly GoStopMove[] {
  const choices = findPicks(row, card);
  return (choices.length === 0 ? [null] : choices).map((onto) => ({ kind: 'play', card, onto }));
}

function computeFeatures(view: GoStopView, seat: Seat, move: GoStopMove): Features<Feature> {
  const taken = listTakenCards(view, seat, move);
  const count = (...sorts: readonly Sort[]) =>
    taken.filter((card) => sorts.includes(getFace(card).sort)).length;
  const lies = move.kind === 'play' && taken.length === 0 ? move.card : null;
  return {
    bright: count('bright'),
    bird: count('bird'),
    animal: count('animal'),
    ribbon: count('red', 'blue', 'plain', 'rain'),
    junk: taken.reduce((sum, card) => sum + getJunkValue(card), 0),
    sets: taken.reduce((sum, card) => sum + countSetCards(view, seat, card), 0),
    denied: taken.reduce((sum, card) => sum + countOpponentSetCards(view, seat, card), 0),
    left: lies === null ? 0 : getCardCost(lies),
    safe: lies === null ? 0 : countSeenCards(view, seat, getMonth(lies)) - 1,
    stolen: Number(taken.length === 4),
    shake: Number(move.kind === 'shake'),
    go: Number(move.kind === 'go'),
  };
}

/** Returns the played card and the cards it captures; none if it stays in the row. */
function listTakenCards(view: GoStopView, seat: Seat, move: GoStopMove): readonly Card[] {
  if (move.kind === 'target') return [move.onto];
  if (move.kind === 'bomb')
    return [...listRowCards(view, move.month), ...listHandCards(view, seat, move.month)];
  if (move.kind !== 'play') return [];
  const met = findMeeting(view.row, move.card);
  if (met.kind === 'none') return [];
  if (move.onto !== null) return [move.card, move.onto];
  if (met.kind === 'two') return [move.card, ...listRowCards(view, getMonth(move.card)).slice(0, 1)];
  return [move.card, ...('columns' in met ? met.columns : [met.column]).flatMap(({ cards }) => cards)];
}

function listRowCards({ row }: GoStopView, month: number): readonly Card[] {
  return row.flatMap(({ cards }) => cards).filter((card) => getMonth(card) === month);
}

function listHandCards(view: GoStopView, seat: Seat, month: number): readonly Card[] {
  return getKnownHand(view, seat).filter((card) => getMonth(card) === month);
}

/** Number of cards of its set that the seat holds, plus one. */
function countSetCards({ storage }: GoStopView, seat: Seat, card: Card): number {
  const { sort } = getFace(card);
  if (!SETS.includes(sort)) return 0;
  return 1 + (storage[seat] ?? []).filter((one) => getFace(one).sort === sort).length;
}

/** Largest number of cards of its set that one opponent holds. */
function countOpponentSetCards(view: GoStopView, seat: Seat, card: Card): number {
  const others = view.storage.map((_, other) => (other === seat ? 0 : countSetCards(view, other, card) - 1));
  return Math.max(0, ...others);
}

/** Returns the value of a card to opponents: brights 4, animals and ribbons 2, double junk 1.5, junk 0.5. */
function getCardCost(card: Card): number {
  const { sort } = getFace(card);
  const junk = getJunkValue(card);
  if (junk > 0) return junk - 0.5;
  return sort === 'bright' ? 4 : 2;
}

/** Number of visible cards of the month: in hand, on the table and captured. */
function countSeenCards(view: GoStopView, seat: Seat, month: number): number {
  const taken = view.storage.flat().filter((card) => getMonth(card) === month);
  return taken.length + listRowCards(view, month).length + listHandCards(view, seat, month).length;
}
