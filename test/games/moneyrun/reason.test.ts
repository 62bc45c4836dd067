import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';

/** Returns a position in which Ann goes from south to north and Bo the other way. */
function printRace(ann: string, bo: string, stacks: string): string {
  return `9 | pawns s:${ann} n:${bo} | stacks ${stacks} | table LMSPP | bag ? | round 5 first 1 to move 1 actions 2`;
}

const EVEN = 'e1:L e2:L e3:M e7:M e8:L e9:L';

testReasons(moneyrun, [
  {
    at: printRace('b1', 'h9', 'b1:L b2:L h7:M h8:L h9:L'),
    move: 'h7-b3',
    why: "taking Bo's coin: 1 action ahead now",
  },
  { at: printRace('e1', 'e9', EVEN), move: 'e2', why: 'taking the lead' },
  {
    at: printRace('d5', 'e4', 'd5:L e1:M e2:M e3:L e4:L'),
    move: 'e2-a9',
    why: 'Bo was 3 actions from winning',
  },
  { at: printRace('e1', 'e9', EVEN), move: 'e8-a5', why: "breaking Bo's path: 1 action longer" },
  {
    at: printRace('e2', 'e9', 'e2:LMS e3:LM e4:L e9:L e8:M e7:M'),
    move: 'e3>e4',
    why: '2 rows in one action',
  },
  { at: printRace('e1', 'e9', EVEN), move: 'P e1', luck: [0], why: 'higher for the next step' },
  { at: printRace('e7', 'e9', 'e7:L e8:L e9:L'), move: 'L a1', luck: [0], why: null },
  { at: printRace('e8', 'd2', 'e8:L e9:L d2:L'), move: 'e9', why: null },
  {
    at: printRace('b1', 'h7', 'b1:L b2:L h5:L h6:M h7:L'),
    move: 'h6-b3',
    why: 'a shorter path, and a longer one for Bo',
  },
  { at: printRace('e1', 'e9', EVEN), move: 'end', why: 'leaving the board as it is' },
]);

testReasonVariety(moneyrun, 20, 20);
