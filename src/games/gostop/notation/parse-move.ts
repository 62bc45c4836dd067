/**
 * Parses moves, with cards as in positions (`1A`, `2C+`, `12C--`, `1D1`).
 *
 * - `rock`, `paper`, `scissors`: a throw for the deal.
 * - `1A`: a card of the hand. `1A 1C+`: the card, and which of two it goes onto. `1D` is either plain junk of the month.
 * - `shake 9`, `bomb 9`: with three of that month. The month may be left out when there is only one.
 * - `draw`: no hand card, after a bomb.
 * - `onto 3D1`: the drawn card's target. `give 4D1`: junk owed.
 * - `go`, `stop`; `deal`: the next deal.
 *
 * Also accepted: cards by the number or letter on their button, by name (`bright of 3`, `3월 광`, `팔광`), whole buttons, and
 * Korean: 바위, 흔들기 9, 폭탄 9, 뒤집기, 고, 스톱.
 */

import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text, truncateText } from '../../../engine/text.ts';
import { findPicks } from '../board.ts';
import { CARDS, getFace, getJunkValue, getMonthCards, isCard } from '../cards.ts';
import { findBombs, findShakes, findTriples, getKnownHand } from '../legal.ts';
import { findGifts } from '../steps/steal.ts';
import { getMonthName } from '../text/names.ts';
import type { Card, GoStopMove, GoStopView, Throw } from '../types.ts';
import { normaliseMove } from './normalise-move.ts';

/** Parses a typed move; fills in from the view what makes no difference or has only one possibility. */
export function parseMove(typed: string, view: GoStopView, seat: Seat): GoStopMove | Refusal {
  const plain = normaliseMove(typed);
  const [word = '', ...rest] = plain.split(' ');
  const move = parseWordMove(word, rest, view, seat) ?? parseCardMove([word, ...rest], view, seat);
  return move ?? refuseBareWord(plain, view, seat) ?? refuseMonth(plain) ?? refuseUnreadable(typed, view);
}

function refuseUnreadable(typed: string, { phase }: GoStopView): Refusal {
  return new Refusal(text(`gostop:refuse.typed.${phase}`, { typed: truncateText(typed, 40) }));
}

/** Refuses `shake` or `bomb` without a month where none or several are possible. */
function refuseBareWord(plain: string, view: GoStopView, seat: Seat): Refusal | null {
  if (view.phase !== 'play' || (plain !== 'shake' && plain !== 'bomb')) return null;
  const possible = findTriples(view, seat).map(getMonthName);
  if (possible.length === 0) return new Refusal(text(`gostop:refuse.${plain}Bare`), RULING[plain]);
  return new Refusal(text(`gostop:refuse.${plain}Which`, { possible }), RULING[plain]);
}

const RULING = { shake: 'R-GS-24', bomb: 'R-GS-26' } as const;

/** Refuses a month that no card has, typed with a sort or a verb. */
function refuseMonth(plain: string): Refusal | null {
  const [, month] = /^(?:(?:shake|bomb|onto|give) )?p?(\d{1,3})(?:[a-dr]|$)/.exec(plain) ?? [];
  if (month === undefined || /^\d+$/.test(plain) || isMonth(month)) return null;
  return new Refusal(text('gostop:refuse.noMonth', { month: Number(month) }));
}

type ParsedMove = GoStopMove | null;

function parseWordMove(word: string, rest: readonly string[], view: GoStopView, seat: Seat): ParsedMove {
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
      return parseMonthMove('shake', rest, findShakes(view, seat), view, seat);
    case 'bomb':
      return parseMonthMove('bomb', rest, findBombs(view, seat), view, seat);
    case 'onto':
      return rest.length === 1 ? parseTarget(view, rest[0] as string) : null;
    case 'give':
      return rest.length === 1 ? parseGift(view, seat, rest[0] as string) : null;
    default:
      return null;
  }
}

/** Parses `shake` or `bomb`. The month may be left out if only one is possible, or only one is held three times. */
function parseMonthMove(
  kind: 'shake' | 'bomb',
  rest: readonly string[],
  possible: readonly number[],
  view: GoStopView,
  seat: Seat,
): ParsedMove {
  const [typed, ...more] = rest;
  if (typed !== undefined) return more.length === 0 && isMonth(typed) ? { kind, month: Number(typed) } : null;
  const months = possible.length > 0 ? possible : findTriples(view, seat);
  return months.length === 1 ? { kind, month: months[0] as number } : null;
}

function isMonth(typed: string): boolean {
  return /^(?:[1-9]|1[0-2])$/.test(typed);
}

function parseTarget({ underway }: GoStopView, typed: string): ParsedMove {
  const onto = parseLetter(typed, underway.choosing) ?? findNamedCard(typed, underway.choosing);
  return onto === null ? null : { kind: 'target', onto };
}

function parseGift(view: GoStopView, seat: Seat, typed: string): ParsedMove {
  const storage = view.storage[seat] ?? [];
  const card = parseLetter(typed, findGifts(storage)) ?? findNamedCard(typed, storage);
  return card === null ? null : { kind: 'give', card: findAlike(card, findGifts(storage)) };
}

/** Returns the offered card of the same junk value: junk of one value is all alike. */
function findAlike(card: Card, offered: readonly Card[]): Card {
  return offered.find((one) => getJunkValue(one) === getJunkValue(card)) ?? card;
}

/** Returns the card with that letter on its button. */
function parseLetter(typed: string, cards: readonly Card[]): Card | null {
  return typed.length === 1 ? (cards['ab'.indexOf(typed)] ?? null) : null;
}

/** Parses a card alone: played, given or picked, by the current phase. */
function parseCardMove(words: readonly string[], view: GoStopView, seat: Seat): ParsedMove {
  const [first, second, ...more] = words;
  if (first === undefined || more.length > 0) return null;
  if (view.phase === 'target' && second === undefined) return parseTarget(view, first);
  if (view.phase === 'give' && second === undefined) return parseGift(view, seat, first);
  const card = parseNumber(first, view, seat) ?? findNamedCard(first, getKnownHand(view, seat));
  return card === null ? null : parsePlay(view, card, second);
}

/** Returns the card with that number on its button. */
function parseNumber(typed: string, view: GoStopView, seat: Seat): Card | null {
  return /^\d+$/.test(typed) ? (getKnownHand(view, seat)[Number(typed) - 1] ?? null) : null;
}

/** Parses a play. `onto` counts where two of the row differ; elsewhere it only has to match and lie in the row. */
function parsePlay(view: GoStopView, card: Card, typed: string | undefined): ParsedMove {
  if (typed === undefined) return { kind: 'play', card, onto: null };
  const lying = view.row.flatMap(({ cards }) => cards);
  const onto = findNamedCard(typed, lying);
  if (onto === null) return null;
  const alike = findPicks(view.row, card).length === 0 && lying.includes(onto);
  return { kind: 'play', card, onto: alike && getFace(onto).month === getFace(card).month ? null : onto };
}

/** Returns the card of that name; of several possible ones, preferably one of `cards`. */
function findNamedCard(typed: string, cards: readonly Card[]): Card | null {
  const name = typed.toUpperCase();
  if (/^P\d+$/.test(name)) return findOnlyCard(Number(name.slice(1)), cards);
  if (isCard(name)) return name;
  const meant = findMeanings(name);
  return meant.find((card) => cards.includes(card)) ?? meant[0] ?? null;
}

/**
 * Returns the cards that a short name may mean. Short names are junk without its number, an animal that is a bird, the double junk of 12,
 * and `6R`, the ribbon of 6.
 */
function findMeanings(name: string): readonly Card[] {
  const forms = name.endsWith('R')
    ? RIBBONS.map((form) => name.replace('R', form))
    : [`${name}1`, `${name}2`];
  const found = forms.filter(isCard);
  return found.length > 0 || !/^\d+[BD]$/.test(name) ? found : [`${name}+`].filter(isCard);
}

const RIBBONS = ['C+', 'C', 'C-', 'C--'] as const;

/** Returns the month's card if all its cards here have one name. */
function findOnlyCard(month: number, cards: readonly Card[]): Card | null {
  const found = CARDS.filter((card) => cards.includes(card) && getMonthCards([card], month).length > 0);
  const names = new Set(found.map((card) => card.replace('D2', 'D1')));
  return names.size === 1 ? (found[0] as Card) : null;
}
