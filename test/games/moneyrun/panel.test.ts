import { describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { advance, start } from '../../../src/engine/kernel.ts';
import { getUsualOptions } from '../../../src/engine/options.ts';
import { findPublicQuestion } from '../../../src/engine/public-question.ts';
import type { Choice, Path, Pick } from '../../../src/engine/question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { getField } from '../../../src/games/moneyrun/reach/field.ts';
import { getPlaces } from '../../../src/games/moneyrun/reach/possible-actions.ts';
import {
  DENOMINATIONS,
  type Denomination,
  type MoneyRunState,
  type MoneyRunView,
} from '../../../src/games/moneyrun/types.ts';
import { formatChoice, formatText, introduceGame } from '../../support/game/format-text.ts';
import { parseState } from '../../support/game/positions.ts';
import { MIDGAME, SPREAD_COINS } from './boards.ts';

introduceGame(moneyrun);

/** Returns the question and its answers as text. */
function renderPanel(at: string, path: Path, language: 'en' | 'ko' = 'en'): string[] {
  const question = askQuestion(at, path);
  return [
    formatText(language, question.ask),
    ...question.choices.map((choice) => formatChoice(language, choice)),
  ];
}

describe('Money Run panel', () => {
  test('Money Run panel: lists the kinds of action first', () => {
    expect(renderPanel(MIDGAME, [])).toEqual([
      'You have 2 actions left. Place a coin, shift one, or move your pawn.',
      'A: pawn to e4, down to 2',
      'B: pawn to f4, down to 1',
      'C: pawn to d3, down to 1',
      'Place $1',
      'Place 50c',
      'Place 20c',
      'Place 10c',
      'Shift a coin',
      ...['$1', '50c', '20c', '10c'].flatMap((coin) =>
        ['columns a–c', 'columns d–h', 'column i'].map((where) => `Place ${coin}: ${where}`),
      ),
      'End turn',
      'End turn, offer to score, Bo would win',
    ]);
    expect(renderPanel(MIDGAME, [], 'ko').slice(0, 2)).toEqual([
      '행동이 2번 남았습니다. 동전을 놓거나, 옮기거나, 말을 움직이세요.',
      'A: 말을 e4로, 높이 2로 내려감',
    ]);
    expect(renderPanel(MIDGAME, [], 'ko')).toContain('$1 놓기: a~c열');
  });

  test('Money Run panel: puts squares elsewhere and the offer to settle in a menu, the rest on buttons', () => {
    const { choices } = askQuestion(MIDGAME, []);
    expect(choices.filter(({ rare }) => rare).map(({ id }) => id)).toEqual([
      ...['L', 'M', 'S', 'P'].flatMap((coin) => ['ac', 'dh', 'ii'].map((columns) => `${coin}-${columns}`)),
      'agree',
    ]);
    const view = moneyrun.view(parseState(moneyrun, MIDGAME), null);
    const open = findPublicQuestion(moneyrun, view, moneyrun.view(parseState(moneyrun, MIDGAME), 0), 0);
    expect(open?.question.choices.map(({ id }) => id)).toEqual([
      'e4',
      'f4',
      'd3',
      'L',
      'M',
      'S',
      'P',
      'shift',
      'end',
    ]);
  });

  test('Money Run panel: offers no step and no shift when there is none', () => {
    const bare = '9 | pawns s:e1 n:e9 | stacks - | table LLLLL | bag ? | round 1 first 1 to move 1 actions 1';
    expect(renderPanel(bare, [])).toEqual([
      'You have 1 action left. Place a coin, shift one, or move your pawn.',
      'Place $1',
      'Place $1: columns a–c',
      'Place $1: columns d–h',
      'Place $1: column i',
      'End turn',
      'End turn, offer to score, a tie',
    ]);
  });

  test('Money Run panel: names more than twelve squares by coordinates and tells what lies there', () => {
    const empty = (squares: string) => squares.split(' ').map((at) => `${at}, empty`);
    expect(renderPanel(MIDGAME, ['M'])).toEqual([
      'Choose a square for 50c.',
      ...empty('c2 d2 e2 f2 g2 c3 f3 g3 c4 d4'),
      'e4, onto 50c (2 high)',
      ...empty('g4 c5 d5'),
      'e5, onto 50c',
      ...empty('f5 g5 c6 d6'),
      'e6, onto 50c (2 high)',
      ...empty('f6 g6'),
    ]);
  });

  test.each([2, 3, 4])(
    'Money Run panel: places every coin in two answers in random matches of %i',
    (seats) => {
      for (const { state, seat } of generatePositions(seats)) {
        const view = moneyrun.view(state, seat);
        const field = getField(view);
        const ways = listPlaceable(view).flatMap((coin) =>
          getPlaces(field, coin).map((at) => ({ coin, at })),
        );
        const found = new Set<string>();
        for (const first of listChoices(view, seat, [])) {
          if (!/^[LMSPT](-[a-i]{2})?$/.test(first.id)) continue;
          for (const second of listChoices(view, seat, [first.id])) {
            const end = moneyrun.next(view, seat, [first.id, second.id]);
            if (end.kind === 'ready' && end.move.kind === 'place')
              found.add(`${end.move.coin}${end.move.at}`);
          }
        }
        expect(found).toEqual(new Set(ways.map(({ coin, at }) => coin + at)));
      }
    },
  );

  test('Money Run panel: gives letters to squares from which a coin can be shifted', () => {
    expect(renderPanel(MIDGAME, ['shift'])).toEqual([
      'Choose a top coin to shift.',
      'A: d3, 20c',
      'B: e3, 20c (of 3)',
      'C: e4, 50c (of 2)',
      'D: f4, 10c',
      'E: e5, 50c',
    ]);
  });

  test('Money Run panel: asks after a step whether to run on', () => {
    expect(renderPanel(MIDGAME, ['e4'])).toEqual([
      'Your pawn is on e4 and can run on down in the same action. Choose a square, or stop.',
      'A: pawn to e5, down to 1',
      'B: pawn to f4, down to 1',
      'C: pawn to d3, down to 1',
      'Stop on e4',
    ]);
    expect(renderPanel(MIDGAME, ['e4'], 'ko')).toContain('e4에서 멈추기');
    const move = moneyrun.next(moneyrun.view(parseState(moneyrun, MIDGAME), 0), 0, ['e4', 'stop']);
    expect(move).toEqual({ kind: 'ready', move: { kind: 'step', path: ['e4'] } });
  });

  test('Money Run panel: asks for the step separately when there are too many buttons', () => {
    const at = `8 | pawns s:e2 n:d6 | stacks ${SPREAD_COINS} | table LMSPT | bag 0 0 0 0 0 | round 5 first 1 to move 1 actions 2`;
    const state = parseState(moneyrun, at, { tiny: true });
    expect(listChoices(moneyrun.view(state, 0), 0, []).map(({ id }) => id)).toContain('move');
    expect(listChoices(moneyrun.view(state, 0), 0, ['move']).length).toBeGreaterThan(3);
  });

  test('Money Run panel: marks the squares with the letters of the answers', () => {
    const marked = askQuestion(MIDGAME, []).choices.filter(({ mark }) => mark);
    expect(marked.map(({ id, at, mark }) => [id, at, mark])).toEqual([
      ['e4', 'e4', 'A'],
      ['f4', 'f4', 'B'],
      ['d3', 'd3', 'C'],
    ]);
  });

  test('Money Run panel: asks for columns when more squares for a shift exist than fit one question', () => {
    const at = `8 | pawns s:e2 n:d6 | stacks ${SPREAD_COINS} | table LMSPT | bag 0 0 0 0 0 | round 5 first 1 to move 1 actions 2`;
    const state = parseState(moneyrun, at, { tiny: true });
    const view = moneyrun.view(state, 0);
    const further = listChoices(view, 0, ['shift']).filter(({ id }) => !/^[a-i][1-9]$/.test(id));
    expect(further.length).toBeGreaterThan(0);
    const [band] = further;
    const path = ['shift', band?.id as string];
    const from = listChoices(view, 0, path)[0]?.id as string;
    const to = listChoices(view, 0, [...path, from])[0]?.id as string;
    expect(moneyrun.next(view, 0, [...path, from, to])).toEqual({
      kind: 'ready',
      move: { kind: 'shift', from, to },
    });
  });

  test('Money Run panel: tells which step wins', () => {
    const near = MIDGAME.replace('s:e3', 's:e8').replace('f4:P', 'f4:P e8:P e9:P');
    expect(renderPanel(near, [])[1]).toBe('A: pawn to e9, you win');
  });
});

function askQuestion(at: string, path: Path): Pick {
  const state = parseState(moneyrun, at);
  const question = moneyrun.next(moneyrun.view(state, state.mover), state.mover, path);
  if (question.kind !== 'pick') throw new Error('Not a pick');
  return question;
}

function listChoices(view: MoneyRunView, seat: Seat, path: Path): readonly Choice[] {
  const question = moneyrun.next(view, seat, path);
  if (question.kind === 'ready') throw new Error('Nothing is asked');
  return question.choices;
}

function listPlaceable(view: MoneyRunView): readonly Denomination[] {
  return DENOMINATIONS.filter((coin) => view.table.includes(coin));
}

/** Yields positions of random matches, with and without tiny coins, on both boards. */
function* generatePositions(
  seats: number,
): Generator<{ readonly state: MoneyRunState; readonly seat: Seat }> {
  for (const [round, options] of [{ tiny: true }, { tiny: false }, { tiny: true, board: 8 }].entries()) {
    const chance = createSeededChance(round + seats);
    const usual = getUsualOptions(moneyrun, 'en');
    const started = start(moneyrun, seats, { ...usual, ...options }, chance);
    if (refused(started)) throw new Error('It does not start');
    let match = started.match;
    for (let made = 0; made < 120; made++) {
      const turn = moneyrun.turn(match.state);
      if (turn.kind === 'over') break;
      const [seat = 0] = turn.seats;
      if (made % 6 === 0) yield { state: match.state, seat };
      const { move } = pickRandomPath(moneyrun, moneyrun.view(match.state, seat), seat, chance);
      const played = advance(match, seat, move, chance);
      if (refused(played)) throw new Error('A random move was refused');
      match = played.match;
    }
  }
}
