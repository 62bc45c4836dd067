import type { PositionRow } from '../../../support/game/positions.ts';
import { buildPosition, type PositionParts } from './build-position.ts';

const STACK = 'cbS3:*@c2 cfM4:*@c2 pS@c2 tfA2@(3.5,3.5)';
const createTable = (board: string): PositionParts => ({ board });
/** Returns the table after an action of the first seat that can be undone. */
const createUndoable = (what: string, board: string, before: string) =>
  buildPosition({ board, undo: { seat: 0, what, board: before } });

/** Positions of moving, stacking, capturing, swapping and turning. */
export const board: readonly PositionRow[] = [
  {
    origin: 'rulings 1.1, id-loc: the top piece goes on top of the spot',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c5',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@c5', STACK),
    told: [{ kind: 'moved', how: 'move' } as never],
  },
  {
    origin: 'rulings 1.1, 2c2: the two top pieces move together and keep their order',
    at: buildPosition(createTable(STACK)),
    move: '2c2-(3.5,3.5)',
    to: createUndoable('move', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@(3.5,3.5) pS@(3.5,3.5)', STACK),
  },
  {
    origin: 'rulings 1.1, c2[2]: the second piece from the top is taken out of the stack',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2]-a1',
    to: createUndoable('move', 'cbS3:*@c2 pS@c2 tfA2@(3.5,3.5) cfM4:*@a1', STACK),
  },
  {
    origin: 'rulings 1.1, c2[2:3]: a range of the stack moves',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2:3]-a1',
    to: createUndoable('move', 'pS@c2 tfA2@(3.5,3.5) cbS3:*@a1 cfM4:*@a1', STACK),
  },
  {
    origin: 'rulings 1.1, ?pS: a piece is named by its kind and suit',
    at: buildPosition(createTable(STACK)),
    move: '?pS-d4',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@d4', STACK),
  },
  {
    origin: 'rulings 1.1, id_loc: a piece is put beneath the stack of the spot',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5)_c2',
    to: createUndoable('move', 'tfA2@c2 cbS3:*@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: 'rulings 1.1, spec\\%id: a piece is laid directly beneath a piece of the stack',
    at: buildPosition(createTable(STACK)),
    move: 'cS4\\%?pS',
    to: createUndoable('lay', 'cbS3:*@c2 cfM4:*@c2 cbS4:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'rulings 1.1, id-%id: a piece is put directly above a piece of the stack',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5)-%c2[3]',
    to: createUndoable('move', 'cbS3:*@c2 tfA2@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: 'rulings 1.1, id_%id: a piece is put beneath another of its own spot',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3]_%?pS',
    to: createUndoable('move', 'cfM4:*@c2 cbS3:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'piecepack: a piece cannot be put beneath itself',
    at: buildPosition(createTable(STACK)),
    move: 'c2_%c2',
    refused: 'sameSpot',
  },
  {
    origin: 'rulings 1.1, relative: a piece moves two spaces to the north',
    at: buildPosition(createTable('pS@c2')),
    move: '1. ?pS-2N {on}',
    to: createUndoable('move', 'pS@c4', 'pS@c2'),
  },
  {
    origin: 'piecepack: a lower piece may come to the top of its own spot',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3]-c2',
    to: createUndoable('move', 'cfM4:*@c2 pS@c2 tfA2@(3.5,3.5) cbS3:*@c2', STACK),
  },
  {
    origin: 'piecepack: a move to the same place is refused',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c2',
    refused: 'sameSpot',
  },
  {
    origin: 'piecepack: a move from an empty spot is refused',
    at: buildPosition(createTable(STACK)),
    move: 'a1-a2',
    refused: 'nothingThere',
  },
  {
    origin: 'piecepack: a move of more pieces than lie there is refused',
    at: buildPosition(createTable(STACK)),
    move: '4c2-a2',
    refused: 'notSoMany',
  },
  {
    origin: 'piecepack: a reversed range is refused',
    at: buildPosition(createTable(STACK)),
    move: 'c2[3:2]-a2',
    refused: 'notSoMany',
  },
  {
    origin: 'piecepack: a spot beyond column 52 is refused',
    at: buildPosition(createTable(STACK)),
    move: 'c2-(53,2)',
    refused: 'beside',
  },
  {
    origin: 'piecepack: columns after z have two letters',
    at: buildPosition(createTable(STACK)),
    move: 'c2-az1',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@az1', STACK),
  },
  {
    origin: 'rulings 1.1, dS@(0,1): a piece can lie beside the board',
    at: buildPosition(createTable(STACK)),
    move: 'c2-(0,-2.5)',
    to: createUndoable('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@(0,-2.5)', STACK),
  },
  {
    origin: 'piecepack: several actions in one line are one move to undo',
    at: buildPosition(createTable(STACK)),
    move: '2c2-c5 c5-d5 cA2@e1',
    to: createUndoable('several', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c5 pS@d5 cbA2:*@e1', STACK),
  },
  {
    origin: 'piecepack: each action of a line acts on the result of the one before',
    at: buildPosition(createTable(STACK)),
    move: 'cA2@e1; ?cA2-e2; move c2 to e2',
    to: createUndoable('several', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) cbA2:*@e2 pS@e2', STACK),
  },
  {
    origin: 'piecepack: a line with an illegal action is refused whole',
    at: buildPosition(createTable(STACK)),
    move: 'c2-c5 c2-c6 c2-c7 c2-c8',
    refused: 'inLine',
  },
  {
    origin: 'rulings 1.1, id1:id2: a capture puts the top piece into the box',
    at: buildPosition(createTable('cbS3:*@c2 cbM4:*@e5')),
    move: 'c2:e5',
    to: createUndoable('capture', 'cbS3:*@e5', 'cbS3:*@c2 cbM4:*@e5'),
    told: [
      { kind: 'moved', how: 'captured' },
      { kind: 'moved', how: 'capture' },
    ] as never,
  },
  {
    origin: 'piecepack: a captured coin that nobody knows stays unknown in the box',
    at: buildPosition(createTable('cbS3@c2 cbM4@e5')),
    move: 'c2:e5',
    to: buildPosition({
      board: 'cbS3@e5',
      unseen: 'cM4',
      undo: { seat: 0, what: 'capture', board: 'cbS3@c2 cbM4@e5' },
    }),
  },
  {
    origin: 'piecepack: a capture on an empty spot is refused',
    at: buildPosition(createTable(STACK)),
    move: 'c2:a1',
    refused: 'nothingToCapture',
  },
  {
    origin: 'rulings 1.1, id1#id2: two pieces swap and lie on top (process_hash_move of ppn)',
    at: buildPosition(createTable(STACK)),
    move: 'c2[2]#(3.5,3.5)',
    to: createUndoable('swap', 'cbS3:*@c2 pS@c2 cfM4:*@(3.5,3.5) tfA2@c2', STACK),
  },
  {
    origin: 'rulings 1.1, id1#id2: a swap within one spot puts the second piece on top',
    at: buildPosition(createTable(STACK)),
    move: 'c2#c2[3]',
    to: createUndoable('swap', 'cfM4:*@c2 tfA2@(3.5,3.5) pS@c2 cbS3:*@c2', STACK),
  },
  {
    origin: 'piecepack: a piece cannot be swapped with itself',
    at: buildPosition(createTable(STACK)),
    move: '2c2#c2[2]',
    refused: 'sameSpot',
  },
  {
    origin:
      'rulings 1.1, id_loc: a piece goes beneath everything, tiles too (process_underscore_move of ppn)',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_d4',
    to: createUndoable('move', 'pS@d4 tfA2@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: 'rulings 1.1, id_%id: a piece goes directly beneath another, above its tile',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_%d4',
    to: createUndoable('move', 'tfA2@(3.5,3.5) pS@d4 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: 'rulings 1.1, id-%id: a piece goes directly above another, beneath what lies across it',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4 pS@c9')),
    move: 'c9-%(3.5,3.5)',
    to: createUndoable('move', 'tfA2@(3.5,3.5) pS@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c9'),
  },
  {
    origin: 'rulings 1.1, spec@loc%id: a piece is laid on a spot at the height of another piece',
    at: buildPosition(createTable('tfA2@(3.5,3.5) cbS3:*@d4')),
    move: 'pS@c3%(3.5,3.5)',
    to: createUndoable('lay', 'tfA2@(3.5,3.5) pS@c3 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4'),
  },
  {
    origin:
      'rulings 1.1, id1:id2: the captured piece goes before the capturing one is counted (process_colon_move)',
    at: buildPosition(createTable(STACK)),
    move: 'c2:c2',
    to: createUndoable('capture', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c2', STACK),
  },
  {
    origin: 'rulings 1.1, id1:id2: lower pieces can be captured',
    at: buildPosition(createTable(STACK)),
    move: '(3.5,3.5):c2[2:3]',
    to: createUndoable('capture', 'pS@c2 tfA2@c2', STACK),
  },
  {
    origin: 'rulings 1.1, id-loc: a move to the same spot puts a piece on top of what lies across it',
    at: buildPosition(createTable('cbS3:*@d4 tfA2@(3.5,3.5)')),
    move: 'd4-d4',
    to: createUndoable('move', 'tfA2@(3.5,3.5) cbS3:*@d4', 'cbS3:*@d4 tfA2@(3.5,3.5)'),
  },
  {
    origin: 'rulings 1.1, @>90: a piece turns clockwise, so that ^ becomes >',
    at: buildPosition(createTable('tfA2@(3.5,3.5)')),
    move: '(3.5,3.5)@>90',
    to: createUndoable('turn', 'tfA2>@(3.5,3.5)', 'tfA2@(3.5,3.5)'),
  },
  {
    origin: 'rulings 1.1, @>-90: a piece turns counterclockwise',
    at: buildPosition(createTable('cbA2:*@c2')),
    move: 'c2@>-90',
    to: createUndoable('turn', 'cbA2<:*@c2', 'cbA2:*@c2'),
  },
  {
    origin: 'piecepack: a turn by 45 degrees is refused',
    at: buildPosition(createTable('cbA2:*@c2')),
    move: 'c2@>45',
    refused: 'quarterTurns',
  },
  {
    origin: 'rulings 1: a pawn cannot be turned',
    at: buildPosition(createTable('pS@c2')),
    move: 'turn c2',
    refused: 'noDirection',
  },
  {
    origin: 'rulings 1: a die cannot be turned',
    at: buildPosition(createTable('dS4@c2')),
    move: 'c2@>90',
    refused: 'noDirection',
  },
  {
    origin: 'rulings 1.1, *id: a piece that all know lies open in the box',
    at: buildPosition(createTable(STACK)),
    move: '*2c2',
    to: createUndoable('box', 'cbS3:*@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'piecepack: clearing puts everything into the box, face-down pieces unknown',
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
  {
    origin: 'piecepack: clearing an empty table is refused',
    at: buildPosition({}),
    move: 'clear',
    refused: 'nothingOnBoard',
  },
];
