import type { Options } from '../../../../src/engine/options.ts';
import { Refusal } from '../../../../src/engine/refusal.ts';
import { text } from '../../../../src/engine/text.ts';
import { sortAscending } from '../cards.ts';
import type { HighcardState } from '../types.ts';

const FORM = /^(draw|play|over) ([0-2])((?: (?:-|\d+(?:\.\d+)*)\/(?:-|\d+(?:\.\d+)*)){2,3})$/;

/** Parses a position; the inverse of `print`. */
export function parse(position: string, options: Options): HighcardState | Refusal {
  const form = FORM.exec(position);
  if (!form) return new Refusal(text('highcard:refuse.position', { position }));
  const places = (form[3] as string)
    .trim()
    .split(' ')
    .map((place) => place.split('/').map(parseCards));
  const cards = options.cards as number;
  const out = new Set(places.flat(2));
  const rest = Array.from({ length: cards }, (_, at) => at + 1).filter((card) => !out.has(card));
  return {
    cards,
    pairs: options.pairs === true,
    hands: places.map(([hand]) => sortAscending(hand as number[])),
    piles: places.map(([, pile]) => pile as number[]),
    rest,
    mover: Number(form[2]),
    phase: form[1] as HighcardState['phase'],
  };
}

function parseCards(cards: string): number[] {
  return cards === '-' ? [] : cards.split('.').map(Number);
}
