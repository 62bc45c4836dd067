import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { findPicks } from './board.ts';
import { findCardById, getCardId } from './card-ids.ts';
import { getMonthCards } from './cards.ts';
import { canDraw, findBombs, findShakes, getKnownHand } from './legal.ts';
import { findHeldFour } from './steps/decide.ts';
import { findGifts } from './steps/steal.ts';
import { describeTake } from './text/describe-take.ts';
import { getCardIcon, getCardName, getShortMonthName, getShortName } from './text/names.ts';
import { describeDecideQuestion, describePlayQuestion } from './text/questions.ts';
import type { Card, GoStopMove, GoStopView, Throw } from './types.ts';

/** Returns the next question. One answer is a whole move, except for a card that could go onto one of two. */
export function next(view: GoStopView, seat: Seat, path: Path): Question<GoStopMove> {
  const [answer, onto] = path;
  switch (view.phase) {
    case 'throw':
      return answer === undefined
        ? buildThrowPick()
        : createAnswer({ kind: 'throw', throw: answer as Throw });
    case 'target':
      return answer === undefined
        ? buildTargetPick(view)
        : createAnswer({ kind: 'target', onto: parseCardId(answer) });
    case 'give':
      return answer === undefined
        ? buildGiftPick(view, seat)
        : createAnswer({ kind: 'give', card: parseCardId(answer) });
    case 'decide':
      return answer === undefined
        ? buildDecidePick(view, seat)
        : createAnswer({ kind: answer === 'go' ? 'go' : 'stop' });
    case 'deal':
      return answer === undefined ? buildDealPick(view) : createAnswer({ kind: 'deal' });
    case 'play':
    case 'over':
      return answer === undefined ? buildPlayPick(view, seat) : resolvePlay(view, answer, onto);
  }
}

function createAnswer(move: GoStopMove): Ready<GoStopMove> {
  return { kind: 'ready', move };
}

function parseCardId(id: string): Card {
  return findCardById(id) as Card;
}

const HANDS: readonly Throw[] = ['rock', 'paper', 'scissors'];

function buildThrowPick(): Pick {
  const choices = HANDS.map((hand) => ({ id: hand, label: text(`gostop:throw.${hand}`) }));
  return { kind: 'pick', ask: text('gostop:ask.throw'), choices, order: text('gostop:throws') };
}

/** Asks for a play: offers first, then the hand in its order (R-GS-11, R-GS-24, R-GS-26, R-GS-27). */
function buildPlayPick(view: GoStopView, seat: Seat): Pick {
  const hand = getKnownHand(view, seat);
  const cards = hand.map((card, at) => buildHandChoice(view, seat, card, String(at + 1)));
  return {
    kind: 'pick',
    ask: describePlayQuestion(view, seat),
    choices: [...buildOffers(view, seat), ...cards],
  };
}

function buildOffers(view: GoStopView, seat: Seat): Choice[] {
  const draw = canDraw(view, seat) ? [{ id: 'draw', label: text('gostop:choose.draw') }] : [];
  return [
    ...buildMonthChoices(view, seat, 'bomb', findBombs(view, seat)),
    ...buildMonthChoices(view, seat, 'shake', findShakes(view, seat)),
    ...draw,
  ];
}

const MARKS = { shake: 'S', bomb: 'B' } as const;

function buildMonthChoices(
  view: GoStopView,
  seat: Seat,
  what: 'shake' | 'bomb',
  months: readonly number[],
): Choice[] {
  return months.map((month) => {
    const mark = months.length === 1 ? MARKS[what] : `${MARKS[what]}${month}`;
    const at = getMonthCards(getKnownHand(view, seat), month)[0] as Card;
    const label = text(`gostop:choose.${what}`, { mark, month: getShortMonthName(month) });
    return { id: `${what}${month}`, label, note: text(`gostop:note.${what}`), at, mark };
  });
}

function buildHandChoice(view: GoStopView, seat: Seat, card: Card, mark: string): Choice {
  const note = describeTake(view, seat, card);
  const twin = findTwin(card, getKnownHand(view, seat));
  const more = { ...(note && { note }), ...(twin !== null && { twin: getCardId(twin) }) };
  return {
    id: getCardId(card),
    label: getChoiceLabel(mark, card),
    ...more,
    at: card,
    mark,
    icon: getCardIcon(card),
  };
}

/** Returns the month's first plain junk if the card is the second, which differs only in its picture. */
function findTwin(card: Card, hand: readonly Card[]): Card | null {
  const first = card.replace('D2', 'D1') as Card;
  return first !== card && hand.includes(first) ? first : null;
}

function getChoiceLabel(mark: string, card: Card): Text {
  return text('gostop:choose.card', { mark, card: getShortName(card) });
}

function resolvePlay(view: GoStopView, answer: string, onto: string | undefined): Question<GoStopMove> {
  const card = findCardById(answer);
  if (card === undefined) return createAnswer(parseOffer(answer));
  const choosing = findPicks(view.row, card);
  if (choosing.length === 0) return createAnswer({ kind: 'play', card, onto: null });
  return onto === undefined
    ? buildCardPick(card, choosing)
    : createAnswer({ kind: 'play', card, onto: parseCardId(onto) });
}

/** Parses the answers `shake9`, `bomb9`, `draw`. */
function parseOffer(answer: string): GoStopMove {
  if (answer === 'draw') return { kind: 'draw' };
  if (answer.startsWith('shake')) return { kind: 'shake', month: Number(answer.slice(5)) };
  return { kind: 'bomb', month: Number(answer.slice(4)) };
}

function buildTargetPick({ underway }: GoStopView): Pick {
  return buildCardPick(underway.drawn as Card, underway.choosing, 'drawn');
}

/** Asks for one of the two loose cards (R-GS-12). */
function buildCardPick(card: Card, choosing: readonly Card[], what: 'played' | 'drawn' = 'played'): Pick {
  return {
    kind: 'pick',
    ask: text(`gostop:ask.pick.${what}`, { card: getCardName(card) }),
    choices: choosing.map((one, at) => buildLetteredChoice(one, 'AB'.charAt(at))),
  };
}

function buildLetteredChoice(card: Card, mark: string): Choice {
  return {
    id: getCardId(card),
    label: getChoiceLabel(mark, card),
    at: card,
    mark,
    icon: getCardIcon(card),
  };
}

/** Asks for the junk to give; double junk pays for two (R-GS-21). */
function buildGiftPick(view: GoStopView, seat: Seat): Pick {
  const count = view.owed[0]?.count ?? 1;
  const ask = text('gostop:ask.give', { count, who: { seat: view.mover } });
  const choices = findGifts(view.storage[seat] ?? []).map((card, at) =>
    buildLetteredChoice(card, 'AB'.charAt(at)),
  );
  return { kind: 'pick', ask, choices };
}

function buildDealPick({ deal, options }: GoStopView): Pick {
  const ask = text('gostop:ask.deal', { deal: deal + 1, deals: options.deals });
  return { kind: 'pick', ask, choices: [{ id: 'deal', label: text('gostop:choose.deal') }] };
}

function buildDecidePick(view: GoStopView, seat: Seat): Pick {
  const month = findHeldFour(view);
  const ask = describeDecideQuestion(view, seat);
  if (month === null) return { kind: 'pick', ask, choices: [GO, STOP] };
  return { kind: 'pick', ask, choices: [{ id: 'stop', label: text('gostop:choose.four') }] };
}

const GO: Choice = { id: 'go', label: text('gostop:choose.go') };
const STOP: Choice = { id: 'stop', label: text('gostop:choose.stop'), danger: true };
