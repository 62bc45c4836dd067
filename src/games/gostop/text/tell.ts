import type { Moment, Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findUnbeaten } from '../steps/throw.ts';
import type { Card, GoStopEvent, ReserveCause, Throw } from '../types.ts';
import { describeDeal } from './bill.ts';
import { getCardName, getCardNames, getMonthName, getSortName } from './names.ts';

type EventOfKind<K extends GoStopEvent['kind']> = Extract<GoStopEvent, { readonly kind: K }>;

/** Returns the event's line in the announcement, or null. */
export function tell(event: GoStopEvent): Text | null {
  switch (event.kind) {
    case 'thrown':
    case 'skipped':
      return text(`gostop:tell.${event.kind}`, { who: { seat: event.seat } });
    case 'compared':
      return tellCompared(event);
    case 'dealt':
      return tellDealt(event);
    case 'four':
    case 'stuck':
      return text(`gostop:tell.${event.kind}`, {
        who: { seat: event.seat },
        month: getMonthName(event.month),
      });
    case 'shook':
    case 'bombed':
      return text(`gostop:tell.${event.kind}`, {
        who: { seat: event.seat },
        month: getMonthName(event.month),
        cards: getCardNames(event.cards),
      });
    case 'played':
    case 'drew':
      return tellLaid(event);
    case 'picked':
      return text('gostop:tell.picked', { who: { seat: event.seat }, sort: getSortName(event.onto) });
    case 'took':
      return text('gostop:tell.took', { who: { seat: event.seat }, cards: getCardNames(event.cards) });
    case 'bonus':
      return text(`gostop:tell.bonus.${event.of}`, { who: { seat: event.seat }, count: event.count });
    case 'stole':
      return text('gostop:tell.stole', {
        who: { seat: event.seat },
        from: { seat: event.from },
        cards: getCardNames(event.cards),
      });
    case 'reserve':
      return text('gostop:tell.reserve', { who: { seat: event.seat }, cause: getCauseName(event.cause) });
    case 'points':
      return text('gostop:tell.points', { who: { seat: event.seat }, count: event.points });
    case 'went':
      return text('gostop:tell.went', {
        who: { seat: event.seat },
        go: getGoName(event.count),
        count: event.points,
      });
    case 'stopped':
      return text(`gostop:tell.${event.forced ? 'forced' : 'stopped'}`, {
        who: { seat: event.seat },
        count: event.points,
      });
    case 'billed':
      return describeDeal(event.deal);
    case 'over':
      return tellOver(event);
  }
}

function tellCompared({ throws, dealer }: EventOfKind<'compared'>): Text {
  const shown = throws.flatMap((hand, seat) => (hand === null ? [] : [describeThrow(seat, hand)]));
  return dealer === null
    ? tellTied(throws, shown)
    : text('gostop:tell.compared', { shown, who: { seat: dealer } });
}

/** Describes throws that decided nothing; of three players, one may be out already (R-GS-5). */
function tellTied(throws: EventOfKind<'compared'>['throws'], shown: readonly Text[]): Text {
  const threw = [...throws.keys()].filter((seat) => throws[seat] !== null);
  const left = findUnbeaten(throws, threw);
  if (left.length === threw.length) return text('gostop:tell.tied', { shown });
  const out = threw.filter((seat) => !left.includes(seat)).map((seat) => ({ seat }));
  return text('gostop:tell.out', { shown, out, still: left.map((seat) => ({ seat })) });
}

function describeThrow(seat: Seat, hand: Throw): Text {
  return text('gostop:showing', { who: { seat }, hand: text(`gostop:shown.${hand}`) });
}

function tellDealt({ dealer, row, resets }: EventOfKind<'dealt'>): Text {
  const told = { who: { seat: dealer }, row: getCardNames(row) };
  return resets === 0
    ? text('gostop:tell.dealt', told)
    : text('gostop:tell.dealtAgain', { ...told, count: resets });
}

/** Describes a card laid alone, onto one card, or onto several. */
function tellLaid({ kind, seat, card, onto }: EventOfKind<'played'> | EventOfKind<'drew'>): Text {
  const alone = { card: getCardName(card) };
  if (onto.length === 0) return text(`gostop:tell.${kind}.alone`, { who: { seat }, ...alone });
  if (onto.length === 1)
    return text(`gostop:tell.${kind}.one`, { who: { seat }, ...alone, sort: getSortName(onto[0] as Card) });
  return text(`gostop:tell.${kind}.${onto.length === 2 ? 'two' : 'three'}`, { who: { seat }, ...alone });
}

function tellOver({ winners, totals }: EventOfKind<'over'>): Text {
  const score = totals[winners[0] as Seat] as number;
  if (winners.length === totals.length) return text('gostop:tell.level');
  const names = winners.map((seat) => ({ seat }));
  return text(`gostop:tell.${winners.length === 1 ? 'over' : 'shared'}`, { winners: names, score });
}

/** Returns a reserve card's cause: "for shaking 9 (chrysanthemum)". */
function getCauseName(cause: ReserveCause): Text {
  switch (cause.kind) {
    case 'shake':
    case 'bomb':
      return text(`gostop:cause.${cause.kind}`, { month: getMonthName(cause.month) });
    case 'animals':
      return text('gostop:cause.animals');
    case 'go':
      return text('gostop:cause.go', { go: getGoName(cause.count) });
  }
}

const FIRST = [1, 2, 3] as const;

/** Returns a go's name: `the first go`, `go number 4`. */
function getGoName(number: number): Text {
  return text(`gostop:goes.${FIRST.find((one) => one === number) ?? 'more'}`, { number });
}

const IMPLIED = -1;
const WEIGHTS: Partial<Record<GoStopEvent['kind'], number>> = {
  four: 9,
  stopped: 8,
  went: 8,
  bonus: 7,
  bombed: 6,
  stuck: 5,
  shook: 4,
  reserve: 3,
  over: IMPLIED,
  points: IMPLIED,
  thrown: IMPLIED,
};

/**
 * Returns the event's weight: highest for what players call out, negative where another line implies the event.
 * Taken cards imply the draw onto them and the points they bring.
 */
export function weight(event: GoStopEvent): number {
  if (event.kind === 'drew' && event.onto.length > 0) return IMPLIED;
  return WEIGHTS[event.kind] ?? 0;
}

/** Returns whom a ppeok, a bonus, a bomb, a go or a stop pleases and hurts. */
export function moment(event: GoStopEvent): Moment | null {
  switch (event.kind) {
    case 'stuck':
      return { glad: [], sorry: [event.seat] };
    case 'bonus':
    case 'bombed':
      return { glad: [event.seat], sorry: [], great: true };
    case 'went':
      return { glad: [event.seat], sorry: [] };
    case 'stopped':
      return event.forced ? null : { glad: [event.seat], sorry: [], great: true };
    default:
      return null;
  }
}
