import type { Game } from '../../engine/game.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';

/** The rules of no match: it equals no number. */
const NO_RULES = Number.NaN;

/**
 * Stands in for a game, or for a version of its rules, that is not here. Nobody is to act, nothing is shown, and positions
 * and moves are written as they are kept, so that a match can still be ended and exported.
 */
export function createMissingGame(id: string): Game {
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
      status: () => refuseMissingGame().reason,
      describe: () => [refuseMissingGame().reason],
      pages: [],
    },
    notation: {
      print: formatCanonicalJson,
      parse: refuseMissingGame,
      printMove: formatCanonicalJson,
      parseMove: refuseMissingGame,
    },
    admits: refuseMissingGame,
    bound: () => 0,
    setup: throwMissingGame,
    turn: () => ({ kind: 'act', seats: [], phase: 'absent' }),
    view: () => null,
    next: throwMissingGame,
    apply: refuseMissingGame,
    seen: () => null,
    guess: throwMissingGame,
    secrets: () => [],
    pieces: () => ({}),
  };
}

/** Why nothing can be done at a table whose rules are not here. */
export function refuseMissingGame(): Refusal {
  return new Refusal(text('bot:refuse.absent'));
}

/** The house asks first whether the rules are there. */
function throwMissingGame(): never {
  throw new Error('A game whose rules are not here was asked');
}
