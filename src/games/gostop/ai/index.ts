import { type Chance, pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GameAi } from '../../../engine/game-ai.ts';
import { THROWS } from '../steps/throw.ts';
import type { GoStop, GoStopEvent, GoStopMove, GoStopView } from '../types.ts';
import { decodeMove, encodeMove } from './encode-move.ts';
import { explainMove } from './explain-move.ts';
import { type GoStopNotes, memory } from './memory.ts';
import { PositionSampler } from './position-sampler.ts';
import { readState } from './read-state.ts';
import { GoStopWorld } from './world.ts';

/** AI of Go-Stop: searches to the end of a deal, over the cards that others may hold. */
export const ai: GameAi<GoStop, GoStopNotes, GoStopWorld> = {
  search: { horizon: 120, playouts: 10_000, minPlayouts: 200, tolerance: { lenient: 0.24, strict: 0.06 } },
  turnsEach: { 2: 9, 3: 5 },
  memory,
  world: ({ options, totals }, temper) => new GoStopWorld(totals.length, options, temper),
  imagine,
  read: readState,
  decode: decodeMove,
  encode: encodeMove,
  fallbackMove: chooseThrow,
  reason: explainMove,
  isRevealed,
};

const SAMPLERS = new WeakMap<GoStopView, PositionSampler>();

function imagine(
  view: GoStopView,
  _seat: Seat,
  notes: GoStopNotes | null,
  chance: Chance,
  world: GoStopWorld,
): void {
  let sight = SAMPLERS.get(view);
  if (sight === undefined || sight.notes !== notes) {
    sight = new PositionSampler(view, notes, world);
    SAMPLERS.set(view, sight);
  }
  sight.guess(chance, world);
}

/** Picks a random throw, as all are equally good. */
function chooseThrow({ phase }: GoStopView, _seat: Seat, chance: Chance): GoStopMove | null {
  return phase === 'throw' ? { kind: 'throw', throw: pickOne(chance, THROWS) } : null;
}

/**
 * Returns whether the seat has since shown, in the same deal, the card that it could have played. Nothing enters a hand after the deal, so
 * everybody then knows that the card was there.
 */
export function isRevealed(move: GoStopMove, seat: Seat, since: readonly GoStopEvent[]): boolean {
  if (move.kind !== 'play') return false;
  const dealt = since.findIndex(({ kind }) => kind === 'dealt');
  const sameDeal = dealt < 0 ? since : since.slice(0, dealt);
  return sameDeal.some((event) => isRevealing(event, seat) && getRevealedCards(event).includes(move.card));
}

type RevealingEvent = Extract<GoStopEvent, { kind: 'played' | 'bombed' | 'shook' }>;

function isRevealing(event: GoStopEvent, seat: Seat): event is RevealingEvent {
  return ['played', 'bombed', 'shook'].includes(event.kind) && (event as RevealingEvent).seat === seat;
}

function getRevealedCards(event: RevealingEvent): readonly string[] {
  return event.kind === 'played' ? [event.card] : event.cards;
}
