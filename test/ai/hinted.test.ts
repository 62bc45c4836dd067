import { expect, test } from 'vitest';
import { Notes } from '../../src/ai/notes.ts';
import { type SearchRequest, searchBestMove } from '../../src/ai/search-best-move.ts';
import { STRONGEST_STRENGTH } from '../../src/ai/strengths.ts';
import { findPath } from '../../src/engine/find-path.ts';
import type { Game } from '../../src/engine/game.ts';
import { findOnlyAnswer } from '../../src/engine/public-question.ts';
import type { Question } from '../../src/engine/question.ts';
import { games } from '../../src/games/registry.ts';
import { playRandomGame } from '../support/game/random.ts';

/** Number of positions of a match that are searched. */
const SEARCHES = 12;

const AI_GAMES = games.filter(({ ai }) => ai);

test.each(AI_GAMES)('searchBestMove: finds a move with a path of answers in $id', (game) => {
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
  'searchBestMove: values the only move of $id when the request asks for a chance',
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

/** Returns a search request for every move of a random match, with the notes of the mover. */
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

/** Returns search requests with a choice, spread over a random match. */
function askedIn(game: Game, seats: number): readonly SearchRequest[] {
  const choosing = positionsIn(game, seats).filter(({ view, seat }) => hasChoice(game.next(view, seat, [])));
  return choosing.filter((_, at) => at % Math.ceil(choosing.length / SEARCHES) === 0);
}

function hasChoice(question: Question<unknown>): boolean {
  return question.kind !== 'ready' && findOnlyAnswer(question) === null;
}
