import { describe, expect, test } from 'vitest';
import { type Chance, createSeededChance } from '../../src/engine/chance.ts';
import type { Game, Viewer } from '../../src/engine/game.ts';
import { hasLearnt, hasRevealedSomething, listDistinctViewers } from '../../src/engine/undo.ts';
import type { TicTacToe, TicTacToeEvent, TicTacToeState } from '../tictactoe/types.ts';
import { asking, pick, ready, under } from './questions/asking.ts';

/** Number of answers that the seat has. */
const ANSWERS = 100;
const IDS = Array.from({ length: ANSWERS }, (_, at) => `n${at}`);
const QUESTIONS = { '': pick(...IDS), ...Object.fromEntries(IDS.map((id, at) => [id, ready(at)])) };

/** Effect of a move in a game whose `x` is hidden, and whose `o` everybody sees. */
type MoveEffect = (
  state: TicTacToeState,
  at: number,
  luck: Chance,
  emit: (event: TicTacToeEvent) => void,
) => TicTacToeState;

/** Game in which viewers who may not know `x` guess `guessed`. Nobody sees events with a winner. */
function hiding(effect: MoveEffect, guessed: number, mayKnow: (viewer: Viewer) => boolean): Game<TicTacToe> {
  return {
    ...asking([]),
    next: (_view, seat, path) => asking([QUESTIONS]).next(under(0), seat, path),
    apply: (state, _seat, { at }, luck, emit) => effect(state, at, luck, emit),
    view: (state, viewer) => (mayKnow(viewer) ? state : { x: 0, o: state.o, misere: state.misere }),
    secrets: (_state, viewer) => (mayKnow(viewer) ? [] : ['/x']),
    guess: (view, viewer) => {
      if (mayKnow(viewer)) throw new Error(`Nothing is hidden from ${viewer}`);
      return { ...view, x: guessed };
    },
    seen: (event) => (event.kind === 'marked' ? event : notSeen(event)),
  };
}

function notSeen({ winner }: { readonly winner: number | null }): null {
  if (winner === undefined) throw new Error('Such an event is never emitted');
  return null;
}

/** Returns whether the viewer learns something when `x` is 5 and seat 0 answers `at`. */
function learnt(
  viewer: Viewer,
  effect: MoveEffect,
  { at = 3, guessed = 7, mayKnow = (one: Viewer): boolean => one === 0 } = {},
): boolean {
  const game = hiding(effect, guessed, mayKnow);
  const before = { game, seats: 2, options: {}, state: under(5), played: 0 };
  return hasLearnt({ before, entry: { seat: 0, move: { at }, luck: [] } }, viewer, createSeededChance(1));
}

const shown: MoveEffect = (state) => ({ ...state, o: state.x });
const chosen: MoveEffect = (state, at) => ({ ...state, x: at });
const added: MoveEffect = (state, at) => ({ ...state, o: state.x + at });
const nobody = () => false;

describe('hasLearnt', () => {
  test('hasLearnt: is true when a move shows what the viewer could not see before', () => {
    expect(learnt(1, shown)).toBe(true);
    expect(learnt(null, shown)).toBe(true);
    expect(learnt(1, shown, { guessed: 5 })).toBe(false);
  });

  test('hasLearnt: is false when nothing was hidden from the viewer', () =>
    expect(learnt(0, shown)).toBe(false));

  test('hasLearnt: is false when the seat changes only what stays hidden', () =>
    expect(learnt(1, chosen)).toBe(false));

  test('hasLearnt: is true when an event tells the viewer something hidden', () => {
    const announced: MoveEffect = (state, _at, _luck, emit) => {
      emit({ kind: 'marked', seat: 0, at: state.x });
      return state;
    };
    expect(learnt(1, announced)).toBe(true);
    expect(learnt(1, announced, { guessed: 5 })).toBe(false);
  });

  test('hasLearnt: is false for an event that nobody sees and for another order of keys', () => {
    const unseen: MoveEffect = (state, _at, _luck, emit) => {
      if (state.x === 7) emit({ kind: 'over', winner: 1 });
      return state;
    };
    expect(learnt(1, unseen)).toBe(false);
    const turned: MoveEffect = (state) =>
      state.x === 7 ? { x: 7, misere: state.misere, o: state.o } : state;
    expect(learnt(1, turned)).toBe(false);
  });
});

describe('hasLearnt for a move that only its seat knows', () => {
  test('hasLearnt: is false when another move of the seat explains what the viewer sees', () => {
    expect(learnt(1, added, { guessed: 4 })).toBe(false);
    expect(learnt(1, added, { guessed: 9 })).toBe(true);
  });

  test('hasLearnt: takes the move as given for the seat that made it', () => {
    expect(learnt(0, added, { guessed: 4, mayKnow: nobody })).toBe(true);
    expect(learnt(1, added, { guessed: 4, mayKnow: nobody })).toBe(false);
  });

  test.each([
    [59, false],
    [60, true],
  ])('hasLearnt: tries sixty moves as an explanation, number %i included or not', (at, expected) => {
    expect(learnt(1, added, { at: at - 5, guessed: 0 })).toBe(expected);
  });
});

describe('hasLearnt in a guessed world', () => {
  test('hasLearnt: rules out a world in which the move would have drawn luck', () => {
    const lucky: MoveEffect = (state, _at, luck) => ({ ...state, o: state.x === 7 ? luck.roll(6) : 0 });
    expect(learnt(1, lucky)).toBe(true);
  });

  test('hasLearnt: passes on an error of the rules in a guessed world', () => {
    const broken: MoveEffect = (state) => {
      if (state.x === 7) throw new Error('Nobody can stand there');
      return state;
    };
    expect(() => learnt(1, broken)).toThrow('Nobody can stand there');
  });
});

/** Value of `o` after a move that marks. */
const MARK = 9;

describe('listDistinctViewers', () => {
  const entry = { seat: 1, move: { at: 3 }, luck: [] };
  const madeIn = (game: Game<TicTacToe>) => ({
    before: { game, seats: 3, options: {}, state: under(5), played: 0 },
    entry,
  });

  test('listDistinctViewers: lists one viewer when all know what the mover knows', () => {
    expect(listDistinctViewers(madeIn(hiding(shown, 7, nobody)))).toEqual([1]);
  });

  test.each<[string, Partial<Game<TicTacToe>>, readonly Viewer[]]>([
    ['from whom something else was hidden before the move', { secrets: hiddenFromAllBut(2, 0) }, [1, 2]],
    ['from whom something else is hidden after the move', { secrets: hiddenFromAllBut(0, MARK) }, [1, 0]],
    ['who sees another event', { seen: (event, viewer) => (viewer === null ? null : event) }, [1, null]],
    [
      'who sees the event later',
      { seen: (event, viewer, when) => (viewer === 0 && when === 'now' ? null : event) },
      [1, 0],
    ],
  ])('listDistinctViewers: lists a viewer %s', (_, changed, asked) => {
    const marking: MoveEffect = (state, at, _luck, emit) => {
      emit({ kind: 'marked', seat: 0, at });
      return { ...state, o: MARK };
    };
    expect(listDistinctViewers(madeIn({ ...hiding(marking, 7, nobody), ...changed }))).toEqual(asked);
  });

  test('listDistinctViewers: throws when the move cannot have been made', () => {
    const lucky: MoveEffect = (state, _at, luck) => ({ ...state, o: luck.roll(6) });
    expect(() => listDistinctViewers(madeIn(hiding(lucky, 7, nobody)))).toThrow('cannot be made');
  });
});

/** Returns secrets that hide `x` from everybody, except from one viewer while `o` has the given value. */
function hiddenFromAllBut(but: Viewer, when: number): Game<TicTacToe>['secrets'] {
  return ({ o }, viewer) => (o === when && viewer === but ? [] : ['/x']);
}

describe('hasRevealedSomething', () => {
  const game = hiding(shown, 7, (viewer) => viewer !== null);
  const before = { game, seats: 3, options: {}, state: under(5), played: 0 };

  test('hasRevealedSomething: is true when only a spectator has learnt something', () => {
    expect(
      hasRevealedSomething({ before, entry: { seat: 0, move: { at: 3 }, luck: [] } }, createSeededChance(1)),
    ).toBe(true);
  });

  test('hasRevealedSomething: is true when luck was drawn', () => {
    const open = { ...before, game: hiding(chosen, 7, nobody) };
    const entry = { seat: 0, move: { at: 3 } };
    expect(hasRevealedSomething({ before: open, entry: { ...entry, luck: [] } }, createSeededChance(1))).toBe(
      false,
    );
    expect(
      hasRevealedSomething({ before: open, entry: { ...entry, luck: [4] } }, createSeededChance(1)),
    ).toBe(true);
  });
});
