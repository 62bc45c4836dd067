import { expect, test } from 'vitest';
import { isRevealed } from '../../../src/games/gostop/ai/index.ts';
import type { GoStopEvent, GoStopMove } from '../../../src/games/gostop/types.ts';

const MOVE: GoStopMove = { kind: 'play', card: '8A', onto: null };
const PLAYED: GoStopEvent = { kind: 'played', seat: 0, card: '8A', onto: [] };
const OTHER: GoStopEvent = { kind: 'played', seat: 0, card: '9A', onto: [] };
const DEALT: GoStopEvent = { kind: 'dealt', dealer: 0, deal: 2, row: [], resets: 0 };

test.each<readonly [string, boolean, GoStopMove, readonly GoStopEvent[]]>([
  ['that was played later', true, MOVE, [OTHER, PLAYED, DEALT]],
  [
    'that was shown in a shake',
    true,
    MOVE,
    [{ kind: 'shook', seat: 0, month: 8, cards: ['8A', '8B+', '8D'] }],
  ],
  ['that was part of a bomb', true, MOVE, [{ kind: 'bombed', seat: 0, month: 8, cards: ['8D', '8A'] }]],
  ['that stayed in the hand', false, MOVE, [OTHER]],
  ['that was played in the next deal', false, MOVE, [OTHER, DEALT, PLAYED]],
  ['that somebody else played', false, MOVE, [{ ...PLAYED, seat: 1 }]],
  ['that came from the deck', false, MOVE, [{ kind: 'drew', seat: 0, card: '8A', onto: [] }]],
  ['of a shake of which only one card was shown', false, { kind: 'shake', month: 8 }, [PLAYED]],
])('Go-Stop isRevealed: a card %s: %s', (_what, expected, move, since) => {
  expect(isRevealed(move, 0, since)).toBe(expected);
});
