import type { Game } from '../../engine/game.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';

/** Rules version that equals no number, not even itself, so no match is playable by it. */
const NO_RULES = Number.NaN;

/**
 * Returns a placeholder for a game, or a version of its rules, that is missing here. No seat is due and nothing is shown;
 * positions and moves are written as stored, so a match can still be ended and exported.
 */
export function createMissingGame(id: string): Game {
  const named = { name: id, gist: '', blurb: '', credit: '' };
  return {
    id,
    rules: NO_RULES,
    seats: [],
    options: [],
    table: 'free',
    text: {
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

/** Returns the refusal for a table whose rules are missing. */
export function refuseMissingGame(): Refusal {
  return new Refusal(text('bot:refuse.absent'));
}

/** Throws, because callers must check first that the rules are present. */
function throwMissingGame(): never {
  throw new Error('A game whose rules are not here was asked');
}
