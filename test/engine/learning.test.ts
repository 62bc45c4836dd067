import { describe, expect, test } from 'vitest';
import type { Chance } from '../../src/engine/chance.ts';
import type { Game, Viewer } from '../../src/engine/game.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { hasLearnt, hasRevealedSomething, listDistinctViewers } from '../../src/engine/undo.ts';
import type { TicTacToe, TicTacToeEvent, TicTacToeState } from '../tictactoe/types.ts';
import { asking, pick, ready, under } from './questions/asking.ts';

/** How many answers the seat has. */
const ANSWERS = 100;
const IDS = Array.from({ length: ANSWERS }, (_, at) => `n${at}`);
const QUESTIONS = { '': pick(...IDS), ...Object.fromEntries(IDS.map((id, at) => [id, ready(at)])) };

/** What a move does in a game whose `x` is hidden, and whose `o` everybody sees. */
type Does = (
  state: TicTacToeState,
  at: number,
  luck: Chance,
  emit: (event: TicTacToeEvent) => void,
) => TicTacToeState;

/** A game in which those who may not know it take `x` for `guessed`. Events with a winner are seen by nobody. */
function hiding(does: Does, guessed: number, mayKnow: (viewer: Viewer) => boolean): Game<TicTacToe> {
  return {
    ...asking([]),
    next: (_view, seat, path) => asking([QUESTIONS]).next(under(0), seat, path),
    apply: (state, _seat, { at }, luck, emit) => does(state, at, luck, emit),
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
  if (winner === undefined) throw new Error('Such an event was never told');
  return null;
}

/** Whether the viewer has learnt something where `x` is 5 and the seat 0 answers `at`. */
function learnt(
  viewer: Viewer,
  does: Does,
  { at = 3, guessed = 7, mayKnow = (one: Viewer): boolean => one === 0 } = {},
): boolean {
  const game = hiding(does, guessed, mayKnow);
  const before = { game, seats: 2, options: {}, state: under(5), played: 0 };
  return hasLearnt({ before, entry: { seat: 0, move: { at }, luck: [] } }, viewer, createSeededChance(1));
}

const shown: Does = (state) => ({ ...state, o: state.x });
const chosen: Does = (state, at) => ({ ...state, x: at });
const added: Does = (state, at) => ({ ...state, o: state.x + at });
const nobody = () => false;

describe('somebody learns what a move shows', () => {
  test('of what was hidden from them', () => {
    expect(learnt(1, shown)).toBe(true);
    expect(learnt(null, shown)).toBe(true);
    expect(learnt(1, shown, { guessed: 5 })).toBe(false);
  });

  test('and nothing where nothing was hidden', () => expect(learnt(0, shown)).toBe(false));

  test('and nothing of what the seat chose unseen', () => expect(learnt(1, chosen)).toBe(false));

  test('in what is told, now or later', () => {
    const told: Does = (state, _at, _luck, emit) => {
      emit({ kind: 'marked', seat: 0, at: state.x });
      return state;
    };
    expect(learnt(1, told)).toBe(true);
    expect(learnt(1, told, { guessed: 5 })).toBe(false);
  });

  test('but not by what nobody sees of it, nor by the order of its parts', () => {
    const unseen: Does = (state, _at, _luck, emit) => {
      if (state.x === 7) emit({ kind: 'over', winner: 1 });
      return state;
    };
    expect(learnt(1, unseen)).toBe(false);
    const turned: Does = (state) => (state.x === 7 ? { x: 7, misere: state.misere, o: state.o } : state);
    expect(learnt(1, turned)).toBe(false);
  });
});

describe('what the seat alone knows of its move', () => {
  test('may be another move to all others', () => {
    expect(learnt(1, added, { guessed: 4 })).toBe(false);
    expect(learnt(1, added, { guessed: 9 })).toBe(true);
  });

  test('is the move that it made to itself', () => {
    expect(learnt(0, added, { guessed: 4, mayKnow: nobody })).toBe(true);
    expect(learnt(1, added, { guessed: 4, mayKnow: nobody })).toBe(false);
  });

  test.each([
    [59, false],
    [60, true],
  ])('is looked for among sixty moves: number %i', (at, told) => {
    expect(learnt(1, added, { at: at - 5, guessed: 0 })).toBe(told);
  });
});

describe('a world in which the move', () => {
  test('would have drawn luck is not the one', () => {
    const lucky: Does = (state, _at, luck) => ({ ...state, o: state.x === 7 ? luck.roll(6) : 0 });
    expect(learnt(1, lucky)).toBe(true);
  });

  test('cannot be thought to its end is a fault', () => {
    const broken: Does = (state) => {
      if (state.x === 7) throw new Error('Nobody can stand there');
      return state;
    };
    expect(() => learnt(1, broken)).toThrow('Nobody can stand there');
  });
});

/** What `o` becomes by a move that marks. */
const MARK = 9;

describe('of a move', () => {
  const entry = { seat: 1, move: { at: 3 }, luck: [] };
  const madeIn = (game: Game<TicTacToe>) => ({
    before: { game, seats: 3, options: {}, state: under(5), played: 0 },
    entry,
  });

  test('nobody is asked who knows just what the seat that moves does', () => {
    expect(listDistinctViewers(madeIn(hiding(shown, 7, nobody)))).toEqual([1]);
  });

  test.each<[string, Partial<Game<TicTacToe>>, readonly Viewer[]]>([
    ['from whom something else was hidden before', { secrets: hiddenFromAllBut(2, 0) }, [1, 2]],
    ['from whom something else is hidden after it', { secrets: hiddenFromAllBut(0, MARK) }, [1, 0]],
    ['who is told something else', { seen: (event, viewer) => (viewer === null ? null : event) }, [1, null]],
    [
      'who is told it later',
      { seen: (event, viewer, when) => (viewer === 0 && when === 'now' ? null : event) },
      [1, 0],
    ],
  ])('one is asked of those %s', (_, changed, asked) => {
    const marking: Does = (state, at, _luck, emit) => {
      emit({ kind: 'marked', seat: 0, at });
      return { ...state, o: MARK };
    };
    expect(listDistinctViewers(madeIn({ ...hiding(marking, 7, nobody), ...changed }))).toEqual(asked);
  });

  test('that cannot have been made nobody knows anything', () => {
    const lucky: Does = (state, _at, luck) => ({ ...state, o: luck.roll(6) });
    expect(() => listDistinctViewers(madeIn(hiding(lucky, 7, nobody)))).toThrow('cannot be made');
  });
});

/** Something is hidden from everybody, but while `o` is that, not from that viewer. */
function hiddenFromAllBut(but: Viewer, when: number): Game<TicTacToe>['secrets'] {
  return ({ o }, viewer) => (o === when && viewer === but ? [] : ['/x']);
}

describe('a move', () => {
  const game = hiding(shown, 7, (viewer) => viewer !== null);
  const before = { game, seats: 3, options: {}, state: under(5), played: 0 };

  test('has told something where only who has no seat has learnt it', () => {
    expect(
      hasRevealedSomething({ before, entry: { seat: 0, move: { at: 3 }, luck: [] } }, createSeededChance(1)),
    ).toBe(true);
  });

  test('has told something where luck was drawn', () => {
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
