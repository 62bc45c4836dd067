import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { picks } from './board.ts';
import { ofMonth } from './cards.ts';
import { cardOfId, idOf } from './ids.ts';
import { bombs, handOf, mayDraw, shakes } from './legal.ts';
import { fourHeld } from './steps/deciding.ts';
import { gifts } from './steps/stealing.ts';
import { cardName, monthName } from './text/names.ts';
import { meets } from './text/outlook.ts';
import { askDecide, askPlay } from './text/stakes.ts';
import type { Card, GoStopMove, GoStopView, Throw } from './types.ts';

/** One answer is a whole move, but for a card that could go to one of two. */
export function next(view: GoStopView, seat: Seat, path: Path): Question<GoStopMove> {
  const [answer, onto] = path;
  switch (view.phase) {
    case 'throw':
      return answer === undefined ? toThrow() : ready({ kind: 'throw', throw: answer as Throw });
    case 'target':
      return answer === undefined ? toTarget(view) : ready({ kind: 'target', onto: cardOf(answer) });
    case 'give':
      return answer === undefined ? toGive(view, seat) : ready({ kind: 'give', card: cardOf(answer) });
    case 'decide':
      return answer === undefined ? toDecide(view, seat) : ready({ kind: answer === 'go' ? 'go' : 'stop' });
    case 'deal':
      return answer === undefined ? toDeal(view) : ready({ kind: 'deal' });
    case 'play':
    case 'over':
      return answer === undefined ? toPlay(view, seat) : played(view, answer, onto);
  }
}

function ready(move: GoStopMove): Ready<GoStopMove> {
  return { kind: 'ready', move };
}

function cardOf(id: string): Card {
  return cardOfId(id) as Card;
}

const HANDS: readonly Throw[] = ['rock', 'paper', 'scissors'];

function toThrow(): Pick {
  const choices = HANDS.map((hand) => ({ id: hand, label: text(`gostop:throw.${hand}`) }));
  return { kind: 'pick', ask: text('gostop:ask.throw'), choices, order: text('gostop:throws') };
}

/** Offers first, then the hand in its order (R-GS-11, R-GS-24, R-GS-26, R-GS-27). */
function toPlay(view: GoStopView, seat: Seat): Pick {
  const hand = handOf(view, seat);
  const cards = hand.map((card, at) => handChoice(view, seat, card, String(at + 1)));
  return { kind: 'pick', ask: askPlay(view, seat), choices: [...offers(view, seat), ...cards] };
}

function offers(view: GoStopView, seat: Seat): Choice[] {
  const draw = mayDraw(view, seat) ? [{ id: 'draw', label: text('gostop:choose.draw') }] : [];
  return [
    ...forMonths(view, seat, 'bomb', bombs(view, seat)),
    ...forMonths(view, seat, 'shake', shakes(view, seat)),
    ...draw,
  ];
}

const MARKS = { shake: 'S', bomb: 'B' } as const;

function forMonths(
  view: GoStopView,
  seat: Seat,
  what: 'shake' | 'bomb',
  months: readonly number[],
): Choice[] {
  return months.map((month) => {
    const mark = months.length === 1 ? MARKS[what] : `${MARKS[what]}${month}`;
    const at = ofMonth(handOf(view, seat), month)[0] as Card;
    const label = text(`gostop:choose.${what}`, { mark, month: monthName(month) });
    return { id: `${what}${month}`, label, note: text(`gostop:note.${what}`), at, mark };
  });
}

function handChoice(view: GoStopView, seat: Seat, card: Card, mark: string): Choice {
  const note = meets(view, seat, card);
  const twin = twinOf(card, handOf(view, seat));
  const more = { ...(note && { note }), ...(twin !== null && { twin: idOf(twin) }) };
  return { id: idOf(card), label: named(mark, card), ...more, at: card, mark };
}

/** The first plain junk of the month beside the second, which differs in its picture only. */
function twinOf(card: Card, hand: readonly Card[]): Card | null {
  const first = card.replace('D2', 'D1') as Card;
  return first !== card && hand.includes(first) ? first : null;
}

function named(mark: string, card: Card): Text {
  return text('gostop:choose.card', { mark, card: cardName(card) });
}

function played(view: GoStopView, answer: string, onto: string | undefined): Question<GoStopMove> {
  const card = cardOfId(answer);
  if (card === undefined) return ready(offered(answer));
  const choosing = picks(view.row, card);
  if (choosing.length === 0) return ready({ kind: 'play', card, onto: null });
  return onto === undefined ? toPick(card, choosing) : ready({ kind: 'play', card, onto: cardOf(onto) });
}

/** `shake9`, `bomb9`, `draw`. */
function offered(answer: string): GoStopMove {
  if (answer === 'draw') return { kind: 'draw' };
  if (answer.startsWith('shake')) return { kind: 'shake', month: Number(answer.slice(5)) };
  return { kind: 'bomb', month: Number(answer.slice(4)) };
}

function toTarget({ underway }: GoStopView): Pick {
  return toPick(underway.drawn as Card, underway.choosing, 'drawn');
}

/** Which of the two loose cards (R-GS-12). */
function toPick(card: Card, choosing: readonly Card[], what: 'played' | 'drawn' = 'played'): Pick {
  return {
    kind: 'pick',
    ask: text(`gostop:ask.pick.${what}`, { card: cardName(card) }),
    choices: choosing.map((one, at) => lettered(one, 'AB'.charAt(at))),
  };
}

function lettered(card: Card, mark: string): Choice {
  return {
    id: idOf(card),
    label: named(mark, card),
    at: card,
    mark,
  };
}

/** Which junk to give; double junk pays for two (R-GS-21). */
function toGive(view: GoStopView, seat: Seat): Pick {
  const count = view.owed[0]?.count ?? 1;
  const ask = text('gostop:ask.give', { count, who: { seat: view.mover } });
  const choices = gifts(view.storage[seat] ?? []).map((card, at) => lettered(card, 'AB'.charAt(at)));
  return { kind: 'pick', ask, choices };
}

function toDeal({ deal, options }: GoStopView): Pick {
  const ask = text('gostop:ask.deal', { deal: deal + 1, deals: options.deals });
  return { kind: 'pick', ask, choices: [{ id: 'deal', label: text('gostop:choose.deal') }] };
}

function toDecide(view: GoStopView, seat: Seat): Pick {
  const month = fourHeld(view);
  const ask = askDecide(view, seat);
  if (month === null) return { kind: 'pick', ask, choices: [GO, STOP] };
  return { kind: 'pick', ask, choices: [{ id: 'stop', label: text('gostop:choose.four') }] };
}

const GO: Choice = { id: 'go', label: text('gostop:choose.go') };
const STOP: Choice = { id: 'stop', label: text('gostop:choose.stop'), danger: true };
