import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { unbeaten } from '../steps/throwing.ts';
import type { Bonus, Card, Cause, GoStopEvent, Throw } from '../types.ts';
import { billedInWords } from './billing.ts';
import { cardName, cardNames, monthName, sortName } from './names.ts';

type Of<K extends GoStopEvent['kind']> = Extract<GoStopEvent, { readonly kind: K }>;

/** One line of the announcement. */
export function tell(event: GoStopEvent): Text | null {
  switch (event.kind) {
    case 'thrown':
    case 'skipped':
      return line(event.kind, event.seat);
    case 'compared':
      return tellCompared(event);
    case 'dealt':
      return tellDealt(event);
    case 'four':
    case 'stuck':
      return line(event.kind, event.seat, { month: monthName(event.month) });
    case 'shook':
    case 'bombed':
      return line(event.kind, event.seat, { month: monthName(event.month), cards: cardNames(event.cards) });
    case 'played':
    case 'drew':
      return tellLaid(event);
    case 'picked':
      return line('picked', event.seat, { sort: sortName(event.onto) });
    case 'took':
      return line('took', event.seat, { cards: cardNames(event.cards) });
    case 'bonus':
      return line(`bonus.${event.of satisfies Bonus}`, event.seat, { count: event.count });
    case 'stole':
      return line('stole', event.seat, { from: { seat: event.from }, cards: cardNames(event.cards) });
    case 'reserve':
      return line('reserve', event.seat, { cause: causeName(event.cause) });
    case 'points':
      return line('points', event.seat, { count: event.points });
    case 'went':
      return line('went', event.seat, { go: goName(event.count), count: event.points });
    case 'stopped':
      return line(event.forced ? 'forced' : 'stopped', event.seat, { count: event.points });
    case 'billed':
      return billedInWords(event.deal);
    case 'over':
      return tellOver(event);
  }
}

function line(what: string, seat: Seat, args: Readonly<Record<string, Arg>> = {}): Text {
  return text(`gostop:tell.${what}`, { who: { seat }, ...args });
}

function tellCompared({ throws, dealer }: Of<'compared'>): Text {
  const shown = throws.flatMap((hand, seat) => (hand === null ? [] : [showing(seat, hand)]));
  return dealer === null
    ? tellTied(throws, shown)
    : text('gostop:tell.compared', { shown, who: { seat: dealer } });
}

/** Of three, one may be out already (R-GS-5). */
function tellTied(throws: Of<'compared'>['throws'], shown: readonly Text[]): Text {
  const threw = [...throws.keys()].filter((seat) => throws[seat] !== null);
  const left = unbeaten(throws, threw);
  if (left.length === threw.length) return text('gostop:tell.tied', { shown });
  const out = threw.filter((seat) => !left.includes(seat)).map((seat) => ({ seat }));
  return text('gostop:tell.out', { shown, out, still: left.map((seat) => ({ seat })) });
}

function showing(seat: Seat, hand: Throw): Text {
  return text('gostop:showing', { who: { seat }, hand: text(`gostop:throw.${hand}`) });
}

function tellDealt({ dealer, deal, row, resets }: Of<'dealt'>): Text {
  const what = resets === 0 ? 'dealt' : 'dealtAgain';
  return line(what, dealer, { deal, row: cardNames(row), count: resets });
}

/** Onto one card, onto several, or alone. */
function tellLaid({ kind, seat, card, onto }: Of<'played'> | Of<'drew'>): Text {
  const alone = { card: cardName(card) };
  if (onto.length === 0) return line(`${kind}.alone`, seat, alone);
  if (onto.length === 1) return line(`${kind}.one`, seat, { ...alone, sort: sortName(onto[0] as Card) });
  return line(`${kind}.${onto.length === 2 ? 'two' : 'three'}`, seat, alone);
}

function tellOver({ winners, totals }: Of<'over'>): Text {
  const score = totals[winners[0] as Seat] as number;
  if (winners.length === totals.length) return text('gostop:tell.level');
  const names = winners.map((seat) => ({ seat }));
  return text(`gostop:tell.${winners.length === 1 ? 'over' : 'shared'}`, { winners: names, score });
}

/** Why a reserve card was taken: "for shaking 9 (chrysanthemum)". */
export function causeName(cause: Cause): Text {
  switch (cause.kind) {
    case 'shake':
    case 'bomb':
      return text(`gostop:cause.${cause.kind}`, { month: monthName(cause.month) });
    case 'animals':
      return text('gostop:cause.animals');
    case 'go':
      return text('gostop:cause.go', { go: goName(cause.count) });
  }
}

/** `the first go`; `go number 4`. */
function goName(number: number): Text {
  return text(`gostop:goes.${number <= 3 ? number : 'more'}`, { number });
}
