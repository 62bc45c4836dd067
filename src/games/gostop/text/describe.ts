import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { firstOf } from '../board.ts';
import { faceOf, monthOf } from '../cards.ts';
import { worthOf } from '../counting/bill.ts';
import { junkOf, tallied } from '../counting/points.ts';
import { acting } from '../turn.ts';
import type { Card, Column, GoStopView } from '../types.ts';
import { billedInWords, linesInWords, signed } from './billing.ts';
import { cardNames, monthName } from './names.ts';
import { status } from './status.ts';

/** The position in sentences: the deal, whose turn it is, the own hand, the row, everybody's cards. */
export function describe(view: GoStopView): readonly Text[] {
  const seats = [...view.totals.keys()];
  return [
    headline(view),
    ...extras(view),
    whoseTurn(view),
    ...(inPlay(view) ? [...ownHand(view), ...table(view)] : ending(view)),
    ...(view.phase === 'throw' ? [] : seats.map((seat) => player(view, seat))),
  ];
}

function headline({ deal, options, totals }: GoStopView): Text {
  const args = { seats: totals.length, deal, deals: options.deals };
  return text(options.deals === 1 ? 'gostop:describe.game' : 'gostop:describe.series', args);
}

function extras({ carried, resets }: GoStopView): Text[] {
  return [
    ...(carried === 1 ? [] : [text('gostop:describe.carried', { times: carried })]),
    ...(resets === 0 ? [] : [text('gostop:describe.resets', { count: resets })]),
  ];
}

function whoseTurn(view: GoStopView): Text {
  if (view.phase === 'over') return status(view);
  const who = acting(view).map((seat) => ({ seat }));
  return text('gostop:describe.turn', { who, what: status(view) });
}

function ownHand({ viewer, hands }: GoStopView): Text[] {
  const hand = viewer === null ? [] : (hands[viewer] ?? []);
  const cards = hand.filter((card) => card !== null);
  return cards.length === 0 ? [] : [text('gostop:describe.hand', { cards: cardNames(cards) })];
}

/** So many columns are named card by card. */
const NAMED = 10;

function table({ row, deck }: GoStopView): Text[] {
  if (row.length === 0) return [text('gostop:describe.emptyRow', { count: deck })];
  const cards = row.length > NAMED ? months(row) : named(row);
  return [text('gostop:describe.row', { cards, count: deck })];
}

function named(row: readonly Column[]): readonly Text[] {
  const loose = row.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  return [...cardNames(loose), ...row.filter(({ cards }) => cards.length > 1).map(columnName)];
}

function columnName({ cards, token }: Column): Text {
  const month = monthName(monthOf(cards[0] as Card));
  if (token === null) return text('gostop:describe.column', { count: cards.length, month });
  return text('gostop:describe.stuck', { month, who: { seat: token } });
}

/** Loose cards only counted, by month. */
function months(row: readonly Column[]): readonly Text[] {
  const all = [...new Set(row.map((column) => monthOf(firstOf(column))))];
  return all.map((month) => {
    const cards = row.flatMap((column) => column.cards).filter((card) => faceOf(card).month === month);
    return text('gostop:describe.many', { month, count: cards.length });
  });
}

function player(view: GoStopView, seat: Seat): Text {
  return text('gostop:describe.seat', {
    who: { seat },
    count: view.points[seat] ?? 0,
    cards: view.hands[seat]?.length ?? 0,
    took: tookInWords(view.storage[seat] ?? []),
    more: moreInWords(view, seat),
  });
}

function tookInWords(storage: readonly Card[]): Arg {
  const tally = tallied(storage);
  const { bright, bird, animal, red, blue, plain, rain } = tally.counts;
  const groups = [
    group('brights', bright),
    group(bird > 0 ? 'animalsBirds' : 'animals', bird + animal, bird),
    ribbonsInWords({ red, blue, plain, rain }),
    group('junk', junkOf(tally)),
  ].flat();
  return groups.length === 0 ? text('gostop:describe.nothing') : groups;
}

const KINDS = ['red', 'blue', 'plain', 'rain'] as const;

/** The four kinds apart, as only three of a kind are a set (R-GS-34). */
function ribbonsInWords(ribbons: Readonly<Record<(typeof KINDS)[number], number>>): Text[] {
  const there = KINDS.filter((kind) => ribbons[kind] > 0);
  if (there.length === 0) return [];
  const kinds = there.map((kind) => text(`gostop:describe.took.kind.${kind}`, { number: ribbons[kind] }));
  const count = there.reduce((sum, kind) => sum + ribbons[kind], 0);
  return [text('gostop:describe.took.ribbons', { count, kinds })];
}

type Plain = 'brights' | 'animals' | 'animalsBirds' | 'junk';

function group(name: Plain, count: number, birds = 0): Text[] {
  return count === 0 ? [] : [text(`gostop:describe.took.${name}`, { count, birds })];
}

/** Goes, doublings, passes, months shown and points of earlier deals, where there are any. */
function moreInWords(view: GoStopView, seat: Seat): Arg {
  const times = 2 ** (view.reserves[seat]?.length ?? 0);
  const parts = [
    ...some('goes', view.goes[seat]),
    ...(times === 1 ? [] : [text('gostop:describe.more.times', { times })]),
    ...some('passes', view.passes[seat]),
    ...shookInWords(view.shaken[seat] ?? []),
    ...(view.options.deals === 1
      ? []
      : [text('gostop:describe.more.total', { total: signed(view.totals[seat] ?? 0) })]),
  ];
  return parts.length === 0 ? '' : text('gostop:describe.more.all', { parts });
}

function shookInWords(months: readonly number[]): Text[] {
  return months.length === 0 ? [] : [text('gostop:describe.more.shown', { months })];
}

function some(name: 'goes' | 'passes', count = 0): Text[] {
  return count === 0 ? [] : [text(`gostop:describe.more.${name}`, { count })];
}

/** Before and after a deal it is of no interest what lies there; after it, its bill is. */
function inPlay({ phase }: GoStopView): boolean {
  return phase !== 'throw' && phase !== 'deal' && phase !== 'over';
}

function ending({ last, phase }: GoStopView): Text[] {
  if (last === null || phase === 'throw') return [];
  if (last.winner === null) return [billedInWords(last)];
  const lines = linesInWords(last.bill.filter(({ kind }) => kind !== 'penalty'));
  return [text('gostop:tell.billed', { who: { seat: last.winner }, lines, value: worthOf(last.bill) })];
}
