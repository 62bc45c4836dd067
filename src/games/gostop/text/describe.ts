import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { getFirstCard } from '../board.ts';
import { getFace, getMonth } from '../cards.ts';
import { computeBillValue } from '../counting/bill.ts';
import { countJunk, tallyCards } from '../counting/points.ts';
import { getActingSeats } from '../turn.ts';
import type { Card, Column, GoStopView } from '../types.ts';
import { describeBillLines, describeDeal, formatSigned } from './bill.ts';
import { getCardNames, getMonthName } from './names.ts';
import { status } from './status.ts';

/** Describes the position in sentences: whose turn it is, the deal, the viewer's hand, the row, everybody's cards. */
export function describe(view: GoStopView): readonly Text[] {
  const seats = [...view.totals.keys()];
  return [
    describeTurn(view),
    describeHead(view),
    ...describeExtras(view),
    ...(isInPlay(view) ? [...describeOwnHand(view), ...describeRow(view)] : describeEnding(view)),
    ...(view.phase === 'throw' ? [] : seats.map((seat) => describePlayer(view, seat))),
  ];
}

function describeHead({ deal, options, totals }: GoStopView): Text {
  const args = { seats: totals.length, deal, deals: options.deals };
  return text(options.deals === 1 ? 'gostop:describe.game' : 'gostop:describe.series', args);
}

function describeExtras({ carried, resets }: GoStopView): Text[] {
  return [
    ...(carried === 1 ? [] : [text('gostop:describe.carried', { times: carried })]),
    ...(resets === 0 ? [] : [text('gostop:describe.resets', { count: resets })]),
  ];
}

function describeTurn(view: GoStopView): Text {
  if (view.phase === 'over') return status(view);
  const who = getActingSeats(view).map((seat) => ({ seat }));
  return text('gostop:describe.turn', { who, what: status(view) });
}

function describeOwnHand({ viewer, hands }: GoStopView): Text[] {
  const hand = viewer === null ? [] : (hands[viewer] ?? []);
  const cards = hand.filter((card) => card !== null);
  return cards.length === 0 ? [] : [text('gostop:describe.hand', { cards: getCardNames(cards) })];
}

/** Maximum number of columns that are named card by card. */
const MAX_NAMED_COLUMNS = 10;

function describeRow({ row, deck }: GoStopView): Text[] {
  if (row.length === 0) return [text('gostop:describe.emptyRow', { count: deck })];
  const cards = row.length > MAX_NAMED_COLUMNS ? describeMonths(row) : describeColumns(row);
  return [text('gostop:describe.row', { cards, count: deck })];
}

function describeColumns(row: readonly Column[]): readonly Text[] {
  const loose = row.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  return [...getCardNames(loose), ...row.filter(({ cards }) => cards.length > 1).map(describeColumn)];
}

function describeColumn({ cards, token }: Column): Text {
  const month = getMonthName(getMonth(cards[0] as Card));
  if (token === null) return text('gostop:describe.column', { count: cards.length, month });
  return text('gostop:describe.stuck', { month, who: { seat: token } });
}

/** Describes the row by the number of cards of each month. */
function describeMonths(row: readonly Column[]): readonly Text[] {
  const all = [...new Set(row.map((column) => getMonth(getFirstCard(column))))];
  return all.map((month) => {
    const cards = row.flatMap((column) => column.cards).filter((card) => getFace(card).month === month);
    return text('gostop:describe.many', { month, count: cards.length });
  });
}

function describePlayer(view: GoStopView, seat: Seat): Text {
  return text('gostop:describe.seat', {
    who: { seat },
    count: view.points[seat] ?? 0,
    cards: view.hands[seat]?.length ?? 0,
    took: describeTaken(view.storage[seat] ?? []),
    more: describeMore(view, seat),
  });
}

function describeTaken(storage: readonly Card[]): Arg {
  const tally = tallyCards(storage);
  const { bright, bird, animal, red, blue, plain, rain } = tally.counts;
  const groups = [
    describeGroup('brights', bright),
    describeGroup(bird > 0 ? 'animalsBirds' : 'animals', bird + animal, bird),
    describeRibbons({ red, blue, plain, rain }),
    describeGroup('junk', countJunk(tally)),
  ].flat();
  return groups.length === 0 ? text('gostop:describe.nothing') : groups;
}

const KINDS = ['red', 'blue', 'plain', 'rain'] as const;

/** Describes the four kinds separately, as only three of a kind are a set (R-GS-34). */
function describeRibbons(ribbons: Readonly<Record<(typeof KINDS)[number], number>>): Text[] {
  const there = KINDS.filter((kind) => ribbons[kind] > 0);
  if (there.length === 0) return [];
  const kinds = there.map((kind) => text(`gostop:describe.took.kind.${kind}`, { number: ribbons[kind] }));
  const count = there.reduce((sum, kind) => sum + ribbons[kind], 0);
  return [text('gostop:describe.took.ribbons', { count, kinds })];
}

type GroupName = 'brights' | 'animals' | 'animalsBirds' | 'junk';

function describeGroup(name: GroupName, count: number, birds = 0): Text[] {
  return count === 0 ? [] : [text(`gostop:describe.took.${name}`, { count, birds })];
}

/** Describes goes, doublings, passes, months shown and points of earlier deals, where there are any. */
function describeMore(view: GoStopView, seat: Seat): Arg {
  const times = 2 ** (view.reserves[seat]?.length ?? 0);
  const parts = [
    ...describeCount('goes', view.goes[seat]),
    ...(times === 1 ? [] : [text('gostop:describe.more.times', { times })]),
    ...describeCount('passes', view.passes[seat]),
    ...describeShaken(view.shaken[seat] ?? []),
    ...(view.options.deals === 1
      ? []
      : [text('gostop:describe.more.total', { total: formatSigned(view.totals[seat] ?? 0) })]),
  ];
  return parts.length === 0 ? '' : text('gostop:describe.more.all', { parts });
}

function describeShaken(months: readonly number[]): Text[] {
  return months.length === 0 ? [] : [text('gostop:describe.more.shown', { months })];
}

function describeCount(name: 'goes' | 'passes', count = 0): Text[] {
  return count === 0 ? [] : [text(`gostop:describe.more.${name}`, { count })];
}

/** Returns whether a deal is in progress; outside it the row does not matter, only the last bill. */
function isInPlay({ phase }: GoStopView): boolean {
  return phase !== 'throw' && phase !== 'deal' && phase !== 'over';
}

function describeEnding({ last, phase }: GoStopView): Text[] {
  if (last === null || phase === 'throw') return [];
  if (last.winner === null) return [describeDeal(last)];
  const lines = describeBillLines(last.bill.filter(({ kind }) => kind !== 'penalty'));
  return [
    text('gostop:tell.billed', { who: { seat: last.winner }, lines, value: computeBillValue(last.bill) }),
  ];
}
