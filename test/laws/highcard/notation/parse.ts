import type { Notation } from '../../../../src/engine/game.ts';
import type { Options } from '../../../../src/engine/options.ts';
import { Refusal } from '../../../../src/engine/refusal.ts';
import { text } from '../../../../src/engine/text.ts';
import { ascending } from '../apply.ts';
import type { Highcard, HighcardMove, HighcardState } from '../types.ts';

/** Phase, mover, then hand and pile of each seat: `play 0 1.4.5/2 3.6/-`. A move is `draw`, or its cards: `4.5`. */
export const notation: Notation<Highcard> = {
  print: ({ phase, mover, hands, piles }) =>
    [
      phase,
      mover,
      ...hands.map((hand, seat) => `${listed(hand)}/${listed(piles[seat] as readonly number[])}`),
    ].join(' '),
  parse,
  printMove: (move) => (move.kind === 'draw' ? 'draw' : move.cards.join('.')),
  parseMove: (typed) => parsedMove(typed.trim().toLowerCase()),
};

const FORM = /^(draw|play|over) ([0-2])((?: (?:-|\d+(?:\.\d+)*)\/(?:-|\d+(?:\.\d+)*)){2,3})$/;

function parse(position: string, options: Options): HighcardState | Refusal {
  const form = FORM.exec(position);
  if (!form) return new Refusal(text('highcard:refuse.position', { position }));
  const places = (form[3] as string)
    .trim()
    .split(' ')
    .map((place) => place.split('/').map(unlisted));
  const cards = options.cards as number;
  const out = new Set(places.flat(2));
  const rest = Array.from({ length: cards }, (_, at) => at + 1).filter((card) => !out.has(card));
  return {
    cards,
    pairs: options.pairs === true,
    hands: places.map(([hand]) => ascending(hand as number[])),
    piles: places.map(([, pile]) => pile as number[]),
    rest,
    mover: Number(form[2]),
    phase: form[1] as HighcardState['phase'],
  };
}

function parsedMove(typed: string): HighcardMove | Refusal {
  if (typed === 'draw') return { kind: 'draw' };
  if (/^\d{1,2}(\.\d{1,2})*$/.test(typed)) return { kind: 'play', cards: typed.split('.').map(Number) };
  return new Refusal(text('highcard:refuse.move', { typed }));
}

function listed(cards: readonly number[]): string {
  return cards.length === 0 ? '-' : cards.join('.');
}

function unlisted(cards: string): number[] {
  return cards === '-' ? [] : cards.split('.').map(Number);
}
