import { describe, expect, test } from 'vitest';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import { advance, type Match, replayMove, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { forage } from '../../../src/games/forage/index.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { Piecepack, PiecepackEvent } from '../../../src/games/piecepack/types.ts';
import { getOptions } from '../../support/game/random.ts';
import { readPpn, writeRandomRecord } from '../../support/ppn.ts';

/** Starts an empty table. */
function startTable(seats = 2): Match<Piecepack> {
  const started = start(piecepack, seats, getOptions(piecepack, { layout: 'empty' }), createSeededChance(1));
  if (refused(started)) throw new Error(started.reason.key);
  return started.match;
}

function playTyped(match: Match<Piecepack>, line: string, seed = 5) {
  const move = piecepack.notation.parseMove(line, piecepack.view(match.state, 0), 0);
  const played = refused(move) ? move : advance(match, 0, move, createSeededChance(seed));
  if (refused(played)) throw new Error(`${line}: ${played.reason.key} ${JSON.stringify(played.reason)}`);
  return played;
}

function printBoard({ state }: Match<Piecepack>): string {
  return piecepack.notation.print(state).split(' | ')[1] ?? '';
}

describe('piecepack lines of several actions', () => {
  // parse_moves.R of piecepackr/ppn: a semicolon ends a move wherever it stands.
  test.each([
    ['cS2@b2;cM3@b3', 'cS2@b2 cM3@b3'],
    ['cS2@b2; cM3@b3 ;cC4@b4', 'cS2@b2 cM3@b3 cC4@b4'],
    ['cS2@b2;b2-g3;*g3', ''],
    ['1. cS2@b2;2. cM3@b3', 'cS2@b2 cM3@b3'],
  ])('piecepack line: %s is read as in the published reader', (line, same) => {
    const { match } = playTyped(startTable(), line);
    if (same === '') expect(printBoard(match)).toBe(printBoard(startTable()));
    else expect(printBoard(match)).toBe(printBoard(playTyped(startTable(), same).match));
  });

  test.each([
    ['cbSa\\%?pS ?pS-a2', ['lay', 'move']],
    ['*?pS *?pM', ['box', 'box']],
    ['?pS#?pM ?pM-e5', ['swap', 'move']],
    ['+?cS3 ?pM-e6', ['flip', 'move']],
  ])('piecepack line: %s needs no number to separate its actions', (line, kinds) => {
    const { match } = playTyped(startTable(), 'pS@a1 pM@h1 cS3@c3');
    const move = piecepack.notation.parseMove(line, piecepack.view(match.state, 0), 0);
    if (refused(move) || move.kind !== 'several') throw new Error(JSON.stringify(move));
    expect(move.moves.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('piecepack line: is one log entry that replays with its luck alone', () => {
    const { match, entry } = playTyped(startTable(), 't@(1.5,1.5) t@(3.5,1.5) t@(5.5,1.5) cM2@a1 cM4@b1');
    expect(match.played).toBe(1);
    expect(entry.luck).toHaveLength(3);
    expect(replayMove(startTable(), entry).state).toEqual(match.state);
  });

  test('piecepack line: pieces that come out of the box share one event', () => {
    const { entry } = playTyped(startTable(), 'cM2@a3 cM4@b3 cM5@c3 a3-a4');
    expect(entry.events.map(({ kind }) => kind)).toEqual(['allLaid', 'moved']);
    const [laid] = entry.events as [PiecepackEvent];
    expect(laid.kind === 'allLaid' && laid.laid).toHaveLength(3);
  });

  test('piecepack line: can be taken back as one unless it drew luck', () => {
    expect(playTyped(startTable(), 'cM2@a3 cM4@b3').match.state.before?.what).toBe('several');
    expect(playTyped(startTable(), 'cM2@a3 t@(3.5,3.5) a3-b3').match.state.before).toBeNull();
  });

  test('piecepack line: may end with a roll', () => {
    const { match } = playTyped(startTable(), 'dS@a1 ; roll dS');
    expect(printBoard(match)).toMatch(/^board dS[na2-5]@a1$/);
  });

  test('piecepack line: the rules refuse nested lines and actions that have to stand alone', () => {
    const moves = [{ kind: 'shuffle', at: { x: 1, y: 1 } }, { kind: 'clear' }] as const;
    const outcome = advance(startTable(), 0, { kind: 'several', moves }, createRecordedChance([]));
    expect(refused(outcome) && outcome.reason.key).toBe('piecepack:refuse.inLine');
    const nested = { kind: 'several', moves: [{ kind: 'several', moves }, { kind: 'clear' }] } as const;
    const wrong = advance(startTable(), 0, nested, createRecordedChance([]));
    expect(refused(wrong) && wrong.reason.key).toBe('piecepack:refuse.inLine');
    const one = advance(
      startTable(),
      0,
      { kind: 'several', moves: [{ kind: 'clear' }] },
      createRecordedChance([]),
    );
    expect(refused(one) && one.reason.key).toBe('piecepack:refuse.lineLength');
  });

  test('piecepack line: is refused when it is too long', () => {
    const line = Array.from({ length: 160 }, (_, at) => (at % 2 === 0 ? 'cS2@a1' : '*a1')).join(' ');
    const outcome = piecepack.notation.parseMove(line, piecepack.view(startTable().state, 0), 0);
    expect(refused(outcome) && outcome.reason.key).toBe('piecepack:refuse.lineLength');
  });

  test('piecepack line: hides from others what only the acting player has seen', () => {
    const bag = playTyped(startTable(), 'cM2@a1 cM3@b1 ; bag a1 ; bag b1').match;
    expect(printBoard(bag)).toBe('board -');
    const hidden = playTyped(bag, 'draw').match;
    const { entry } = playTyped(hidden, 'cS2@a1 cS3@a2 ; show 1@a3 down');
    const seen = entry.events.map((event) => piecepack.seen(event, 1, 'now'));
    expect(JSON.stringify(seen.at(-1))).toContain('"rank":null');
  });
});

test.each([
  'cS2@a1 cM3@b1 a1-b1 b1[2]-c1',
  'cS2@a1 ; pS@b1 ; dM4@c1 ; ?dM~4 ; ?dM~n ; +a1 ; a1@>90 ; roll dM',
  'bag coins ; t@(1.5,1.5) ; dS@a1 ; bag a1 ; draw@c2 down',
  'set up square ; cS2@a1 ; hide a1 ; show 1@b2 down ; shuffle (1.5,1.5)',
])('piecepack line: %s prints to a text that reads back', (line) => {
  const { state } = startTable();
  const [view, { notation }] = [piecepack.view(state, 0), piecepack];
  const move = notation.parseMove(line, view, 0);
  if (refused(move)) throw new Error(JSON.stringify(move.reason));
  expect(notation.parseMove(notation.printMove(move), view, 0)).toEqual(move);
});

test.each(['Ours', 'My 2. try - at_it: #1', '{so}; a1-b2', '우리 판 “1”'])(
  'piecepack set-up: one named %s prints to a text that reads back',
  (name) => {
    const { setUps, notation } = piecepack;
    const move = setUps?.read(name, '8x8 cS@a1 t@(1.5,1.5) dM4@(0,2)');
    if (move === undefined || refused(move)) throw new Error('It was not read');
    const view = piecepack.view(startTable().state, 0);
    expect(notation.parseMove(notation.printMove(move), view, 0)).toEqual(move);
    const laid = advance(startTable(), 0, move, createSeededChance(1));
    if (refused(laid)) throw new Error(laid.reason.key);
    const { state, options } = laid.match;
    expect(notation.parse(notation.print(state), options)).toEqual(state);
  },
);

describe('piecepack records typed as lines', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'piecepack record: random play %i can be typed in lines with the same result',
    (number) => {
      const { text, last } = writeRandomRecord(piecepack, number, {
        seats: 2,
        options: { layout: 'square' },
      });
      let table = startTable();
      for (const line of splitRecord(text)) table = playTyped(table, line).match;
      const shown = (state: Match<Piecepack>['state']) =>
        state.pieces.flatMap(({ place, known, ...piece }) =>
          place.kind === 'board' ? [{ ...piece, place }] : [],
        );
      expect(shown(table.state)).toEqual(shown(last));
    },
  );
});

/** Splits a record into lines that can be typed, each with as many moves as a line holds. */
function splitRecord(text: string): readonly string[] {
  const lines: string[] = [];
  const isMove = (move: string) => !/^ ?\d+\. \{[^}]*\} ?$/.test(move);
  for (const move of text
    .replaceAll(/\s+/g, ' ')
    .split(/(?= \d+\. )/)
    .filter(isMove)) {
    const longer = `${lines.at(-1) ?? ''}${move}`;
    if (lines.length > 0 && longer.split(' ').length < 140) lines.splice(-1, 1, longer);
    else lines.push(move);
  }
  return lines;
}

describe('records of other games typed as lines', () => {
  test.each([1, 2, 3])('Forage record: random play %i can be typed at the piecepack table', (number) => {
    const { text } = writeRandomRecord(forage, number, { seats: 4 });
    let table = startTable();
    for (const line of splitRecord(text)) table = playTyped(table, line).match;
    const spots = table.state.pieces.flatMap(({ place, kind }) =>
      place.kind === 'board' ? [`${kind}@${place.x},${place.y}`] : [],
    );
    // The tiles are in the head, which a line has not.
    const laid = readPpn(text).pieces.filter(({ kind }) => kind !== 't');
    const read = laid.map(({ kind, x, y }) => `${kind}@${x},${y}`);
    expect(spots.toSorted()).toEqual(read.toSorted());
  });
});
