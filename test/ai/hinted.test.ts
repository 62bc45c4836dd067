import { expect, test } from 'vitest';
import { Notes } from '../../src/ai/notes.ts';
import { type SearchRequest, searchBestMove } from '../../src/ai/search-best-move.ts';
import { STRONGEST_STRENGTH } from '../../src/ai/strengths.ts';
import { findPath } from '../../src/engine/find-path.ts';
import { findOnlyAnswer } from '../../src/engine/forced-move.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Question } from '../../src/engine/question.ts';
import { games } from '../../src/games/registry.ts';
import { playRandomGame } from '../support/game/random.ts';

/** So many positions of a match are thought about. */
const SEARCHES = 12;

const AI_GAMES = games.filter(({ ai }) => ai);

test.each(AI_GAMES)('what the strongest would do in $id can be told in answers', (game) => {
  for (const seats of game.seats) {
    const asked = askedIn(game, seats);
    expect(asked.length).toBeGreaterThan(5);
    for (const thinking of asked) {
      const { move } = searchBestMove(game, thinking);
      const path = findPath(game, thinking.view, thinking.seat, move);
      expect(path, JSON.stringify(move)).not.toBeNull();
    }
  }
});

test.each(AI_GAMES.filter(({ id }) => id === 'runaround'))(
  'where one move alone is left in $id it is told what the match is worth, to whoever asks for a hint',
  (game) => {
    const seats = game.seats[0] ?? 2;
    const forced = positionsIn(game, seats)
      .filter(({ view, seat }) => !hasChoice(game.next(view, seat, [])))
      .slice(0, 12)
      .filter((thinking) => searchBestMove(game, thinking).chance === null);
    expect(forced.length).toBeGreaterThan(0);
    for (const thinking of forced.slice(0, 4)) {
      const { chance, move } = searchBestMove(game, { ...thinking, weighs: true });
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(move).toEqual(searchBestMove(game, thinking).move);
    }
  },
);

/** What all who move in a random match are asked, with what they remember. */
function positionsIn(game: Game, seats: number): readonly SearchRequest[] {
  const steps = [...playRandomGame(game, seats, { seats, most: 300 })];
  const [first] = steps;
  if (!first) throw new Error('Nobody moves');
  const views = Array.from({ length: seats }, (_, seat) => game.view(first.before, seat));
  const notes = new Notes(game, views);
  const playouts = game.ai?.search.minPlayouts ?? 0;
  const asked = steps.map(({ before, seat, entry }): SearchRequest => {
    const known = { view: game.view(before, seat), seat, notes: notes.of(seat) };
    notes.addEvents(entry.events);
    return { ...known, strength: STRONGEST_STRENGTH, seed: '0123456789abcdef'.repeat(2), playouts };
  });
  return asked;
}

/** What those are asked who have a choice in a random match, some of them all over it. */
function askedIn(game: Game, seats: number): readonly SearchRequest[] {
  const choosing = positionsIn(game, seats).filter(({ view, seat }) => hasChoice(game.next(view, seat, [])));
  return choosing.filter((_, at) => at % Math.ceil(choosing.length / SEARCHES) === 0);
}

function hasChoice(question: Question<unknown>): boolean {
  return question.kind !== 'ready' && findOnlyAnswer(question) === null;
}
