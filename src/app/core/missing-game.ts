import type { Game } from '../../engine/game.ts';
import { canonical } from '../../engine/record.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';

/** The rules of no match: it equals no number. */
const NO_RULES = Number.NaN;

/**
 * Stands in for a game, or for a version of its rules, that is not here. Nobody is to act, nothing is shown, and positions
 * and moves are written as they are kept, so that a match can still be ended and exported.
 */
export function absentGame(id: string): Game {
  const named = { name: id, gist: '', blurb: '', credit: '' };
  return {
    id,
    rules: NO_RULES,
    seats: [],
    options: [],
    table: 'free',
    words: {
      sentences: { en: named, ko: named },
      tell: () => null,
      status: () => absent().reason,
      describe: () => [absent().reason],
      pages: [],
    },
    notation: { print: canonical, parse: absent, printMove: canonical, parseMove: absent },
    admits: absent,
    bound: () => 0,
    setup: cannot,
    turn: () => ({ kind: 'act', seats: [], phase: 'absent' }),
    view: () => null,
    next: cannot,
    apply: absent,
    seen: () => null,
    guess: cannot,
    secrets: () => [],
    pieces: () => ({}),
  };
}

/** Why nothing can be done at a table whose rules are not here. */
export function absent(): Refusal {
  return new Refusal(text('bot:refuse.absent'));
}

/** The house asks first whether the rules are there. */
function cannot(): never {
  throw new Error('A game whose rules are not here was asked');
}
