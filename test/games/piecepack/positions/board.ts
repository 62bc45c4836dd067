import type { PositionRow } from '../../../support/game/positions.ts';
import { buildPosition, type PositionParts } from './build-position.ts';

const STACK = 'cbS3:*@c2 cfM4:*@c2 pS@c2 tfA2@(3.5,3.5)';
const createTable = (board: string): PositionParts => ({ board });
/** The same table after an action of the first seat that can be taken back. */
const createUndoable = (what: string, board: string, before: string) =>
  buildPosition({ board, undo: { seat: 0, what, board: before } });

/** Moving, stacking, capturing, swapping, turning. */
export const board: readonly PositionRow[] = [
  {
    origin: '1.1 id-loc: the top piece goes on top of what lies there',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c5',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@c5', STACK),
    told: [{ kind: 'moved', how: 'move' } as never],
  },
  {
    origin: '1.1 2c2: the two on top go together and keep their order',
    at: buildPosition(createTable(STACK)),
    move: '2c2-(3.5,3.5)',
    to: createUndoable('move', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@(3.5,3.5) pS@(3.5,3.5)', STACK),
  },
  {
    origin: '1.1 c2[2]: the second piece from the top is drawn out of the stack',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2]-a1',
    to: createUndoable('move', 'cbS3:*@c2 pS@c2 tfA2@(3.5,3.5) cfM4:*@a1', STACK),
  },
  {
    origin: '1.1 c2[2:3]: a range of the stack',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2:3]-a1',
    to: createUndoable('move', 'pS@c2 tfA2@(3.5,3.5) cbS3:*@a1 cfM4:*@a1', STACK),
  },
  {
    origin: '1.1 ?pS: a piece is named by what it is',
    at: buildPosition(createTable(STACK)),
    move: '?pS-d4',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@d4', STACK),
  },
  {
    origin: '1.1 id_loc: put beneath, directly under the stack of the spot',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5)_c2',
    to: createUndoable('move', 'tfA2@c2 cbS3:*@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: '1.1 spec\\%id: directly beneath a piece of the stack',
    at: buildPosition(createTable(STACK)),
    move: 'cS4\\%?pS',
    to: createUndoable('lay', 'cbS3:*@c2 cfM4:*@c2 cbS4:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: '1.1 id-%id: directly above a piece of the stack',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5)-%c2[3]',
    to: createUndoable('move', 'cbS3:*@c2 tfA2@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: '1.1 id_%id within one spot',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3]_%?pS',
    to: createUndoable('move', 'cfM4:*@c2 cbS3:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'Not beneath itself',
    at: buildPosition(createTable(STACK)),
    move: 'c2_%c2',
    refused: 'sameSpot',
  },
  {
    origin: '1.1 relative: two to the north',
    at: buildPosition(createTable('pS@c2')),
    move: '1. ?pS-2N {on}',
    to: createUndoable('move', 'pS@c4', 'pS@c2'),
  },
  {
    origin: 'Within one spot a lower piece may come to the top',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3]-c2',
    to: createUndoable('move', 'cfM4:*@c2 pS@c2 tfA2@(3.5,3.5) cbS3:*@c2', STACK),
  },
  {
    origin: 'A move to where it lies is none',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c2',
    refused: 'sameSpot',
  },
  {
    origin: 'Nothing to move',
    at: buildPosition(createTable(STACK)),
    move: 'a1-a2',
    refused: 'nothingThere',
  },
  {
    origin: 'More than lie there',
    at: buildPosition(createTable(STACK)),
    move: '4c2-a2',
    refused: 'notSoMany',
  },
  {
    origin: 'A range upside down',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3:2]-a2',
    refused: 'notSoMany',
  },
  {
    origin: 'The table ends at 52',
    at: buildPosition(createTable(STACK)),
    move: 'c2-(53,2)',
    refused: 'beside',
  },
  {
    origin: 'Columns go on after z',
    at: buildPosition(createTable(STACK)),
    move: 'c2-az1',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@az1', STACK),
  },
  {
    origin: '1.1 dS@(0,1): places beside the board',
    at: buildPosition(createTable(STACK)),
    move: 'c2-(0,-2.5)',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@(0,-2.5)', STACK),
  },
  {
    origin: 'Several in one line are one, and are taken back as one',
    at: buildPosition(createTable(STACK)),
    move: '2c2-c5 c5-d5 cA2@e1',
    to: createUndoable('several', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c5 pS@d5 cbA2:*@e1', STACK),
  },
  {
    origin: 'Each action of a line sees the table after those before it',
    at: buildPosition(createTable(STACK)),
    move: 'cA2@e1; ?cA2-e2; move c2 to e2',
    to: createUndoable('several', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) cbA2:*@e2 pS@e2', STACK),
  },
  {
    origin: 'All of a line or nothing',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c5 c2-c6 c2-c7 c2-c8',
    refused: 'inLine',
  },
  {
    origin: '1.1 id1:id2: displacement capture, what lay on top goes into the box',
    at: buildPosition(createTable('cbS3:*@c2 cbM4:*@e5')),
    move: 'c2:e5',
    to: createUndoable('capture', 'cbS3:*@e5', 'cbS3:*@c2 cbM4:*@e5'),
    told: [
      { kind: 'moved', how: 'captured' },
      { kind: 'moved', how: 'capture' },
    ] as never,
  },
  {
    origin: 'A captured coin that nobody knows lies in the box unknown',
    at: buildPosition(createTable('cbS3@c2 cbM4@e5')),
    move: 'c2:e5',
    to: buildPosition({
      board: 'cbS3@e5',
      unseen: 'cM4',
      undo: { seat: 0, what: 'capture', board: 'cbS3@c2 cbM4@e5' },
    }),
  },
  {
    origin: 'Nothing to capture',
    at: buildPosition(createTable(STACK)),
    move: 'c2:a1',
    refused: 'nothingToCapture',
  },
  {
    origin: '1.1 id1#id2: two pieces change places and come to lie on top, as in process_hash_move of ppn',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2]#(3.5,3.5)',
    to: createUndoable('swap', 'cbS3:*@c2 pS@c2 cfM4:*@(3.5,3.5) tfA2@c2', STACK),
  },
  {
    origin: '1.1 id1#id2 within one spot: the second comes to the top',
    at: buildPosition(createTable(STACK)),
    move: 'c2#c2[3]',
    to: createUndoable('swap', 'cfM4:*@c2 tfA2@(3.5,3.5) pS@c2 cbS3:*@c2', STACK),
  },
  {
    origin: 'A piece is not swapped with itself',
    at: buildPosition(createTable(STACK)),
    move: '2c2#c2[2]',
    refused: 'sameSpot',
  },
  {
    origin: '1.1 id_loc: beneath everything, tiles too (process_underscore_move of ppn)',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_d4',
    to: createUndoable('move', 'pS@d4 tfA2@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: '1.1 id_%id: directly beneath a piece, above the tile it lies on',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_%d4',
    to: createUndoable('move', 'tfA2@(3.5,3.5) pS@d4 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: '1.1 id-%id: directly above a piece, beneath what lies across it',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c9')),
    move: 'c9-%(3.5,3.5)',
    to: createUndoable('move', 'tfA2@(3.5,3.5) pS@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c9'),
  },
  {
    origin: '1.1 spec@loc%id: on a spot, as high as a piece of another',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4')),
    move: 'pS@c3%(3.5,3.5)',
    to: createUndoable('lay', 'tfA2@(3.5,3.5) pS@c3 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4'),
  },
  {
    origin:
      '1.1 id1:id2: the captured goes before what takes its place is counted (process_colon_move of ppn)',
    at: buildPosition(createTable(STACK)),
    move: 'c2:c2',
    to: createUndoable('capture', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c2', STACK),
  },
  {
    origin: '1.1 id1:id2: a lower piece, or several, are captured',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5):c2[2:3]',
    to: createUndoable('capture', 'pS@c2 tfA2@c2', STACK),
  },
  {
    origin: '1.1 id-loc where it lies: on top of what lies across it',
    at: buildPosition(createTable('cbS3:*@d4 tfA2@(3.5,3.5)')),
    move: 'd4-d4',
    to: createUndoable('move', 'tfA2@(3.5,3.5) cbS3:*@d4', 'cbS3:*@d4 tfA2@(3.5,3.5)'),
  },
  {
    origin: '1.1 @>90: clockwise, so that ^ becomes >',
    at: buildPosition(createTable('tfA2@(3.5,3.5)')),
    move: '(3.5,3.5)@>90',
    to: createUndoable('turn', 'tfA2>@(3.5,3.5)', 'tfA2@(3.5,3.5)'),
  },
  {
    origin: '1.1 @>-90: the other way round',
    at: buildPosition(createTable('cbA2:*@c2')),
    move: 'c2@>-90',
    to: createUndoable('turn', 'cbA2<:*@c2', 'cbA2:*@c2'),
  },
  {
    origin: 'By quarters only',
    at: buildPosition(createTable('cbA2:*@c2')),
    move: 'c2@>45',
    refused: 'quarterTurns',
  },
  {
    origin: '1 pawns have no facing',
    at: buildPosition(createTable('pS@c2')),
    move: 'turn c2',
    refused: 'noDirection',
  },
  {
    origin: '1 dice have no direction',
    at: buildPosition(createTable('dS4@c2')),
    move: 'c2@>90',
    refused: 'noDirection',
  },
  {
    origin: '1.1 *id: back into the box, where a piece that all know lies open',
    at: buildPosition(createTable(STACK)),
    move: '*2c2',
    to: createUndoable('box', 'cbS3:*@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'Clearing puts everything into the box, face-down pieces unknown',
    at: buildPosition({ board: 'tbS3@(1.5,1.5) tfS4@(3.5,1.5) cfM2@c5', area: ['cA5'], bag: 'cA4' }),
    move: 'clear',
    to: buildPosition({
      area: ['cA5'],
      bag: 'cA4',
      unseen: 'cM2',
      undo: {
        seat: 0,
        what: 'clear',
        board: 'tbS3@(1.5,1.5) tfS4@(3.5,1.5) cfM2@c5',
        area: ['cA5'],
        bag: 'cA4',
      },
    }),
  },
  { origin: 'Nothing to clear', at: buildPosition({}), move: 'clear', refused: 'nothingOnBoard' },
];
