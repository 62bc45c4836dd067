import { describe, expect, test } from 'vitest';
import type { Path } from '../../../src/engine/question.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { stateOf } from '../../support/game/positions.ts';
import { inFull, introduced, said } from '../../support/game/said.ts';
import { AT, SPREAD } from './boards.ts';

introduced(moneyrun);

/** The question and its answers, as they are read. */
function panel(at: string, path: Path, language: 'en' | 'ko' = 'en'): string[] {
  const state = stateOf(moneyrun, at);
  const question = moneyrun.next(moneyrun.view(state, state.mover), state.mover, path);
  if (question.kind !== 'pick') throw new Error('Not a pick');
  return [said(language, question.ask), ...question.choices.map((choice) => inFull(language, choice))];
}

describe('the panel', () => {
  test('asks first what the action is', () => {
    expect(panel(AT, [])).toEqual([
      'You have 2 actions left. What do you do?',
      'Place $1',
      'Place 50c',
      'Place 20c',
      'Place 10c',
      'Move your pawn',
      'Shift a coin',
      'End the turn',
      'End the turn, offer to settle, Bo would win now',
    ]);
    expect(panel(AT, [], 'ko').slice(0, 2)).toEqual(['행동이 2번 남았습니다. 무엇을 할까요?', '$1 놓기']);
  });

  test('offers neither moving nor shifting where nothing can be moved or shifted', () => {
    const bare = '9 | pawns s:e1 n:e9 | stacks - | table LLLLL | bag ? | round 1 first 1 to move 1 actions 1';
    expect(panel(bare, [])).toEqual([
      'You have 1 action left. What do you do?',
      'Place $1',
      'End the turn',
      'End the turn, offer to settle, a tie now',
    ]);
  });

  test('asks where to place by column and row, and says what lies there', () => {
    expect(panel(AT, ['M']).slice(0, 3)).toEqual(['You place 50c. In which column?', 'Column a', 'Column b']);
    expect(panel(AT, ['M', 'e'])).toEqual([
      'You place 50c. On which square of this column?',
      '1: e1, bare',
      '2: e2, bare',
      '4: e4, onto 50c and 2 coins high',
      '5: e5, onto 50c',
      '6: e6, onto 50c and 2 coins high',
      '7: e7, bare',
      '8: e8, bare',
      '9: e9, bare',
    ]);
  });

  test('letters the squares that a coin can be taken from', () => {
    expect(panel(AT, ['shift'])).toEqual([
      'The top coin of which square do you shift?',
      'A: d3, 20c',
      'B: e3, 20c on top of 3 coins',
      'C: e4, 50c on top of 2 coins',
      'D: f4, 10c',
      'E: e5, 50c',
    ]);
  });

  test('says of every step how high it leads, and then asks whether to run on', () => {
    expect(panel(AT, ['move'])).toEqual([
      'Where does your pawn go?',
      'A: e4, down to 2 coins',
      'B: f4, down to 1 coin',
      'C: d3, down to 1 coin',
    ]);
    expect(panel(AT, ['move', 'e4'])).toEqual([
      'Your pawn is on e4 and can run on down, in the same action. Where to?',
      'A: e5, down to 1 coin',
      'B: f4, down to 1 coin',
      'C: d3, down to 1 coin',
      'Stop on e4',
    ]);
    expect(panel(AT, ['move', 'e4'], 'ko')).toContain('e4에서 멈추기');
  });

  test('marks the squares with the letters of the answers', () => {
    const question = moneyrun.next(moneyrun.view(stateOf(moneyrun, AT), 0), 0, ['move']);
    expect(question.kind === 'pick' && question.choices.map(({ id, at, mark }) => [id, at, mark])).toEqual([
      ['e4', 'e4', 'A'],
      ['f4', 'f4', 'B'],
      ['d3', 'd3', 'C'],
    ]);
  });

  test('asks by column where more squares can give than fit one question', () => {
    const many = ['a', 'b', 'c'].flatMap((column) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `${column}${row}:P`),
    );
    const at =
      `9 | pawns s:e1 n:e9 | stacks ${many.slice(0, 12).join(' ').replaceAll('P', 'S')} ${many.slice(12, 24).join(' ')} f1:M f2:M | table MMMMM | bag ? | round 5 first 1 to move 1 actions 2`.replace(
        ':S a2:S',
        ':S a2:M',
      );
    expect(panel(at, []).filter((label) => label.startsWith('Shift'))).toEqual(
      ['a', 'b', 'c', 'f'].map((column) => `Shift a coin from column ${column}`),
    );
    expect(panel(at, ['shift-f']).slice(1)).toEqual(['1: f1, 50c', '2: f2, 50c']);
    const path = ['shift-f', '1', 'h', '8'];
    const move = moneyrun.next(moneyrun.view(stateOf(moneyrun, at), 0), 0, path);
    expect(move).toEqual({ kind: 'ready', move: { kind: 'shift', from: 'f1', to: 'h8' } });
  });

  test('asks where to in one question where the squares fit into it', () => {
    const at = `8 | pawns s:e2 n:d6 | stacks ${SPREAD} | table LMSPT | bag 0 0 0 0 0 | round 5 first 1 to move 1 actions 2`;
    const state = stateOf(moneyrun, at, { tiny: true });
    const ask = (path: Path) => moneyrun.next(moneyrun.view(state, 0), 0, path);
    const where = ask(['shift-a', '1']);
    if (where.kind !== 'pick') throw new Error('Not a pick');
    expect(said('en', where.ask)).toBe('You shift $1. To which square?');
    const to = where.choices[0]?.id as string;
    expect(ask(['shift-a', '1', to])).toEqual({ kind: 'ready', move: { kind: 'shift', from: 'a1', to } });
  });

  test('says which step wins', () => {
    const near = AT.replace('s:e3', 's:e8').replace('f4:P', 'f4:P e8:P e9:P');
    expect(panel(near, ['move'])).toEqual(['Where does your pawn go?', 'A: e9, and you win']);
  });
});
