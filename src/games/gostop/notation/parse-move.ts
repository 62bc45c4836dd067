/**
 * Moves as text, the cards as in positions (`1A`, `2C+`, `12C--`, `1D1`).
 *
 * - `rock`, `paper`, `scissors`: a throw for the deal.
 * - `1A`: a card of the hand. `1A 1C+`: onto which of two. `1D` is whichever of the two plain junk is there.
 * - `shake 9`, `bomb 9`: with three of that month. The month may be left out when there is only one.
 * - `draw`: no card of the hand after a bomb.
 * - `onto 3D1`: where the drawn card goes. `give 4D1`: junk owed.
 * - `go`, `stop`; `deal`: the next deal.
 *
 * Read are also cards by the number or letter on their button, by name (`bright of 3`, `3월 광`, `팔광`), whole buttons, and
 * Korean: 바위, 흔들기 9, 폭탄 9, 뒤집기, 고, 스톱.
 */
import { cut } from '../../../engine/cut.ts';
import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { picks } from '../board.ts';
import { CARDS, faceOf, isCard, junkIn, ofMonth } from '../cards.ts';
import { bombs, handOf, shakes, threes } from '../legal.ts';
import { gifts } from '../steps/stealing.ts';
import { monthName } from '../text/names.ts';
import type { Card, GoStopMove, GoStopView, Throw } from '../types.ts';
import { plainly } from './plainly.ts';

/** What was typed, as a move; what matters not, or can only be one, is filled in from the view. */
export function parseMove(typed: string, view: GoStopView, seat: Seat): GoStopMove | Refusal {
  const plain = plainly(typed);
  const [word = '', ...rest] = plain.split(' ');
  const move = wordMove(word, rest, view, seat) ?? cardMove([word, ...rest], view, seat);
  return move ?? bare(plain, view, seat) ?? noSuchMonth(plain) ?? unread(typed, view);
}

function unread(typed: string, { phase }: GoStopView): Refusal {
  return new Refusal(text(`gostop:refuse.typed.${phase}`, { typed: cut(typed, 40) }));
}

/** `shake` or `bomb` alone, where there is none or more than one. */
function bare(plain: string, view: GoStopView, seat: Seat): Refusal | null {
  if (view.phase !== 'play' || (plain !== 'shake' && plain !== 'bomb')) return null;
  const possible = threes(view, seat).map(monthName);
  if (possible.length === 0) return new Refusal(text(`gostop:refuse.${plain}Bare`), RULING[plain]);
  return new Refusal(text(`gostop:refuse.${plain}Which`, { possible }), RULING[plain]);
}

const RULING = { shake: 'R-GS-24', bomb: 'R-GS-26' } as const;

/** A month with a sort, or with a shake or bomb, that no card has. */
function noSuchMonth(plain: string): Refusal | null {
  const [, month] = /^(?:(?:shake|bomb|onto|give) )?p?(\d{1,3})(?:[a-dr]|$)/.exec(plain) ?? [];
  if (month === undefined || /^\d+$/.test(plain) || isMonth(month)) return null;
  return new Refusal(text('gostop:refuse.noMonth', { month: Number(month) }));
}

type Read = GoStopMove | null;

function wordMove(word: string, rest: readonly string[], view: GoStopView, seat: Seat): Read {
  switch (word) {
    case 'rock':
    case 'paper':
    case 'scissors':
      return rest.length === 0 ? { kind: 'throw', throw: word satisfies Throw } : null;
    case 'go':
    case 'stop':
    case 'draw':
    case 'deal':
      return rest.length === 0 ? { kind: word } : null;
    case 'shake':
      return monthMove('shake', rest, shakes(view, seat), view, seat);
    case 'bomb':
      return monthMove('bomb', rest, bombs(view, seat), view, seat);
    case 'onto':
      return rest.length === 1 ? target(view, rest[0] as string) : null;
    case 'give':
      return rest.length === 1 ? gift(view, seat, rest[0] as string) : null;
    default:
      return null;
  }
}

/** The month may be left out when only one is possible, or three are held of only one. */
function monthMove(
  kind: 'shake' | 'bomb',
  rest: readonly string[],
  possible: readonly number[],
  view: GoStopView,
  seat: Seat,
): Read {
  const [typed, ...more] = rest;
  if (typed !== undefined) return more.length === 0 && isMonth(typed) ? { kind, month: Number(typed) } : null;
  const months = possible.length > 0 ? possible : threes(view, seat);
  return months.length === 1 ? { kind, month: months[0] as number } : null;
}

function isMonth(typed: string): boolean {
  return /^(?:[1-9]|1[0-2])$/.test(typed);
}

function target({ underway }: GoStopView, typed: string): Read {
  const onto = lettered(typed, underway.choosing) ?? among(typed, underway.choosing);
  return onto === null ? null : { kind: 'target', onto };
}

function gift(view: GoStopView, seat: Seat, typed: string): Read {
  const storage = view.storage[seat] ?? [];
  const card = lettered(typed, gifts(storage)) ?? among(typed, storage);
  return card === null ? null : { kind: 'give', card: alike(card, gifts(storage)) };
}

/** Junk of one value is all alike: the one that is offered stands for any other. */
function alike(card: Card, offered: readonly Card[]): Card {
  return offered.find((one) => junkIn(one) === junkIn(card)) ?? card;
}

/** The letter on the card's button. */
function lettered(typed: string, cards: readonly Card[]): Card | null {
  return typed.length === 1 ? (cards['ab'.indexOf(typed)] ?? null) : null;
}

/** A card alone is played, given or picked, whichever is asked for now. */
function cardMove(words: readonly string[], view: GoStopView, seat: Seat): Read {
  const [first, second, ...more] = words;
  if (first === undefined || more.length > 0) return null;
  if (view.phase === 'target' && second === undefined) return target(view, first);
  if (view.phase === 'give' && second === undefined) return gift(view, seat, first);
  const card = numbered(first, view, seat) ?? among(first, handOf(view, seat));
  return card === null ? null : play(view, card, second);
}

/** The number on the card's button. */
function numbered(typed: string, view: GoStopView, seat: Seat): Card | null {
  return /^\d+$/.test(typed) ? (handOf(view, seat)[Number(typed) - 1] ?? null) : null;
}

/** Where two of the row differ, `onto` counts; elsewhere it only has to be a card of the row that matches. */
function play(view: GoStopView, card: Card, typed: string | undefined): Read {
  if (typed === undefined) return { kind: 'play', card, onto: null };
  const lying = view.row.flatMap(({ cards }) => cards);
  const onto = among(typed, lying);
  if (onto === null) return null;
  const alike = picks(view.row, card).length === 0 && lying.includes(onto);
  return { kind: 'play', card, onto: alike && faceOf(onto).month === faceOf(card).month ? null : onto };
}

/** The card of that name; of several that it may mean, one that is among these. */
function among(typed: string, cards: readonly Card[]): Card | null {
  const name = typed.toUpperCase();
  if (/^P\d+$/.test(name)) return onlyOf(Number(name.slice(1)), cards);
  if (isCard(name)) return name;
  const meant = meantBy(name);
  return meant.find((card) => cards.includes(card)) ?? meant[0] ?? null;
}

/** Junk without its number, an animal that is a bird, the double junk of 12, and `6R`, the ribbon of 6. */
function meantBy(name: string): readonly Card[] {
  const forms = name.endsWith('R')
    ? RIBBONS.map((form) => name.replace('R', form))
    : [`${name}1`, `${name}2`];
  const found = forms.filter(isCard);
  return found.length > 0 || !/^\d+[BD]$/.test(name) ? found : [`${name}+`].filter(isCard);
}

const RIBBONS = ['C+', 'C', 'C-', 'C--'] as const;

/** The month alone will do when all its cards here have one name. */
function onlyOf(month: number, cards: readonly Card[]): Card | null {
  const found = CARDS.filter((card) => cards.includes(card) && ofMonth([card], month).length > 0);
  const names = new Set(found.map((card) => card.replace('D2', 'D1')));
  return names.size === 1 ? (found[0] as Card) : null;
}
