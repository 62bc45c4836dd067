import type { Row } from '../../../support/game/positions.ts';
import { at, type Parts } from './at.ts';

const STACK = 'cbS3:*@c2 cfM4:*@c2 pS@c2 tfA2@(3.5,3.5)';
const two = (board: string): Parts => ({ board });
/** The same table after an action of the first seat that can be taken back. */
const then = (what: string, board: string, before: string) =>
  at({ board, undo: { seat: 0, what, board: before } });

/** Moving, stacking, capturing, swapping, turning. */
export const board: readonly Row[] = [
  {
    origin: '1.1 id-loc: the top piece goes on top of what lies there',
    at: at(two(STACK)),
    move: 'c2-c5',
    to: then('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@c5', STACK),
    told: [{ kind: 'moved', how: 'move' } as never],
  },
  {
    origin: '1.1 2c2: the two on top go together and keep their order',
    at: at(two(STACK)),
    move: '2c2-(3.5,3.5)',
    to: then('move', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@(3.5,3.5) pS@(3.5,3.5)', STACK),
  },
  {
    origin: '1.1 c2[2]: the second piece from the top is drawn out of the stack',
    at: at(two(STACK)),
    move: 'c2[2]-a1',
    to: then('move', 'cbS3:*@c2 pS@c2 tfA2@(3.5,3.5) cfM4:*@a1', STACK),
  },
  {
    origin: '1.1 c2[2:3]: a range of the stack',
    at: at(two(STACK)),
    move: 'c2[2:3]-a1',
    to: then('move', 'pS@c2 tfA2@(3.5,3.5) cbS3:*@a1 cfM4:*@a1', STACK),
  },
  {
    origin: '1.1 ?pS: a piece is named by what it is',
    at: at(two(STACK)),
    move: '?pS-d4',
    to: then('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@d4', STACK),
  },
  {
    origin: '1.1 id_loc: put beneath, directly under the stack of the spot',
    at: at(two(STACK)),
    move: '(3.5,3.5)_c2',
    to: then('move', 'tfA2@c2 cbS3:*@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: '1.1 spec\\%id: directly beneath a piece of the stack',
    at: at(two(STACK)),
    move: 'cS4\\%?pS',
    to: then('lay', 'cbS3:*@c2 cfM4:*@c2 cbS4:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: '1.1 id-%id: directly above a piece of the stack',
    at: at(two(STACK)),
    move: '(3.5,3.5)-%c2[3]',
    to: then('move', 'cbS3:*@c2 tfA2@c2 cfM4:*@c2 pS@c2', STACK),
  },
  {
    origin: '1.1 id_%id within one spot',
    at: at(two(STACK)),
    move: 'c2[3]_%?pS',
    to: then('move', 'cfM4:*@c2 cbS3:*@c2 pS@c2 tfA2@(3.5,3.5)', STACK),
  },
  { origin: 'Not beneath itself', at: at(two(STACK)), move: 'c2_%c2', refused: 'sameSpot' },
  {
    origin: '1.1 relative: two to the north',
    at: at(two('pS@c2')),
    move: '1. ?pS-2N {on}',
    to: then('move', 'pS@c4', 'pS@c2'),
  },
  {
    origin: 'Within one spot a lower piece may come to the top',
    at: at(two(STACK)),
    move: 'c2[3]-c2',
    to: then('move', 'cfM4:*@c2 pS@c2 tfA2@(3.5,3.5) cbS3:*@c2', STACK),
  },
  { origin: 'A move to where it lies is none', at: at(two(STACK)), move: 'c2-c2', refused: 'sameSpot' },
  { origin: 'Nothing to move', at: at(two(STACK)), move: 'a1-a2', refused: 'nothingThere' },
  { origin: 'More than lie there', at: at(two(STACK)), move: '4c2-a2', refused: 'notSoMany' },
  { origin: 'A range upside down', at: at(two(STACK)), move: 'c2[3:2]-a2', refused: 'notSoMany' },
  { origin: 'The table ends at 52', at: at(two(STACK)), move: 'c2-(53,2)', refused: 'beside' },
  {
    origin: 'Columns go on after z',
    at: at(two(STACK)),
    move: 'c2-az1',
    to: then('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@az1', STACK),
  },
  {
    origin: '1.1 dS@(0,1): places beside the board',
    at: at(two(STACK)),
    move: 'c2-(0,-2.5)',
    to: then('move', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) pS@(0,-2.5)', STACK),
  },
  {
    origin: 'Several in one line are one, and are taken back as one',
    at: at(two(STACK)),
    move: '2c2-c5 c5-d5 cA2@e1',
    to: then('several', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c5 pS@d5 cbA2:*@e1', STACK),
  },
  {
    origin: 'Each action of a line sees the table after those before it',
    at: at(two(STACK)),
    move: 'cA2@e1; ?cA2-e2; move c2 to e2',
    to: then('several', 'cbS3:*@c2 cfM4:*@c2 tfA2@(3.5,3.5) cbA2:*@e2 pS@e2', STACK),
  },
  {
    origin: 'All of a line or nothing',
    at: at(two(STACK)),
    move: 'c2-c5 c2-c6 c2-c7 c2-c8',
    refused: 'inLine',
  },
  {
    origin: '1.1 id1:id2: displacement capture, what lay on top goes into the box',
    at: at(two('cbS3:*@c2 cbM4:*@e5')),
    move: 'c2:e5',
    to: then('capture', 'cbS3:*@e5', 'cbS3:*@c2 cbM4:*@e5'),
    told: [
      { kind: 'moved', how: 'captured' },
      { kind: 'moved', how: 'capture' },
    ] as never,
  },
  {
    origin: 'A captured coin that nobody knows lies in the box unknown',
    at: at(two('cbS3@c2 cbM4@e5')),
    move: 'c2:e5',
    to: at({ board: 'cbS3@e5', unseen: 'cM4', undo: { seat: 0, what: 'capture', board: 'cbS3@c2 cbM4@e5' } }),
  },
  { origin: 'Nothing to capture', at: at(two(STACK)), move: 'c2:a1', refused: 'nothingToCapture' },
  {
    origin: '1.1 id1#id2: two pieces change places and come to lie on top, as in process_hash_move of ppn',
    at: at(two(STACK)),
    move: 'c2[2]#(3.5,3.5)',
    to: then('swap', 'cbS3:*@c2 pS@c2 cfM4:*@(3.5,3.5) tfA2@c2', STACK),
  },
  {
    origin: '1.1 id1#id2 within one spot: the second comes to the top',
    at: at(two(STACK)),
    move: 'c2#c2[3]',
    to: then('swap', 'cfM4:*@c2 tfA2@(3.5,3.5) pS@c2 cbS3:*@c2', STACK),
  },
  {
    origin: 'A piece is not swapped with itself',
    at: at(two(STACK)),
    move: '2c2#c2[2]',
    refused: 'sameSpot',
  },
  {
    origin: '1.1 id_loc: beneath everything, tiles too (process_underscore_move of ppn)',
    at: at(two('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_d4',
    to: then('move', 'pS@d4 tfA2@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: '1.1 id_%id: directly beneath a piece, above the tile it lies on',
    at: at(two('tfA2@(3.5,3.5) cbS3:*@d4 pS@c3')),
    move: 'c3_%d4',
    to: then('move', 'tfA2@(3.5,3.5) pS@d4 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c3'),
  },
  {
    origin: '1.1 id-%id: directly above a piece, beneath what lies across it',
    at: at(two('tfA2@(3.5,3.5) cbS3:*@d4 pS@c9')),
    move: 'c9-%(3.5,3.5)',
    to: then('move', 'tfA2@(3.5,3.5) pS@(3.5,3.5) cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4 pS@c9'),
  },
  {
    origin: '1.1 spec@loc%id: on a spot, as high as a piece of another',
    at: at(two('tfA2@(3.5,3.5) cbS3:*@d4')),
    move: 'pS@c3%(3.5,3.5)',
    to: then('lay', 'tfA2@(3.5,3.5) pS@c3 cbS3:*@d4', 'tfA2@(3.5,3.5) cbS3:*@d4'),
  },
  {
    origin:
      '1.1 id1:id2: the captured goes before what takes its place is counted (process_colon_move of ppn)',
    at: at(two(STACK)),
    move: 'c2:c2',
    to: then('capture', 'cbS3:*@c2 tfA2@(3.5,3.5) cfM4:*@c2', STACK),
  },
  {
    origin: '1.1 id1:id2: a lower piece, or several, are captured',
    at: at(two(STACK)),
    move: '(3.5,3.5):c2[2:3]',
    to: then('capture', 'pS@c2 tfA2@c2', STACK),
  },
  {
    origin: '1.1 id-loc where it lies: on top of what lies across it',
    at: at(two('cbS3:*@d4 tfA2@(3.5,3.5)')),
    move: 'd4-d4',
    to: then('move', 'tfA2@(3.5,3.5) cbS3:*@d4', 'cbS3:*@d4 tfA2@(3.5,3.5)'),
  },
  {
    origin: '1.1 @>90: clockwise, so that ^ becomes >',
    at: at(two('tfA2@(3.5,3.5)')),
    move: '(3.5,3.5)@>90',
    to: then('turn', 'tfA2>@(3.5,3.5)', 'tfA2@(3.5,3.5)'),
  },
  {
    origin: '1.1 @>-90: the other way round',
    at: at(two('cbA2:*@c2')),
    move: 'c2@>-90',
    to: then('turn', 'cbA2<:*@c2', 'cbA2:*@c2'),
  },
  { origin: 'By quarters only', at: at(two('cbA2:*@c2')), move: 'c2@>45', refused: 'quarterTurns' },
  { origin: '1 pawns have no facing', at: at(two('pS@c2')), move: 'turn c2', refused: 'noDirection' },
  { origin: '1 dice have no direction', at: at(two('dS4@c2')), move: 'c2@>90', refused: 'noDirection' },
  {
    origin: '1.1 *id: back into the box, where a piece that all know lies open',
    at: at(two(STACK)),
    move: '*2c2',
    to: then('box', 'cbS3:*@c2 tfA2@(3.5,3.5)', STACK),
  },
  {
    origin: 'Clearing puts everything into the box, face-down pieces unknown',
    at: at({ board: 'tbS3@(1.5,1.5) tfS4@(3.5,1.5) cfM2@c5', area: ['cA5'], bag: 'cA4' }),
    move: 'clear',
    to: at({
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
  { origin: 'Nothing to clear', at: at({}), move: 'clear', refused: 'nothingOnBoard' },
];
