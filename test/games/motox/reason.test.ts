import { motox } from '../../../src/games/motox/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';
import { BEND, LINE, printBuild, printGrid, printRace } from './position-text.ts';

testReasons(motox, [
  { at: printRace(LINE, '1FL 1FR 0FL', 'to move S dice 3'), move: 'ride 3 3RL', why: 'taking the lead' },
  { at: printRace(LINE, '1FL 2FR 6FL', 'to move S dice 333'), move: 'ride 3 3RL', why: 'passing Bo' },
  {
    at: printRace(LINE, '4RL 0FR 0FL', 'to move S dice 3'),
    move: 'ride 3 5FL',
    why: 'one roll from the finish',
  },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'roll +1', luck: [3, 4, 0], why: 'catching up' },
  {
    at: printRace(LINE, '6FL 1FR 4FL', 'to move S'),
    move: 'roll +1',
    luck: [3, 4],
    why: 'close to the finish',
  },
  { at: printRace(LINE, '1FL* 1FR 4FL', 'to move S'), move: 'restart', why: 'instead of waiting for a 1' },
  {
    at: printRace(BEND, '2FL 0FR 0FL', 'to move S dice 5'),
    move: 'ride 5 out 3FR',
    why: 'no ride stayed on the track',
  },
  {
    at: printRace(LINE, '4FL 1FR 0FL', 'to move S'),
    move: 'pass',
    why: 'waiting to roll more dice from behind',
  },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'pass', why: null },
  { at: printRace(LINE, '4FL* 1FR 0FL', 'to move S'), move: 'pass', why: null },
  { at: printGrid('0FL - -', 'M'), move: 'grid 0RL', why: 'one more die than the front row' },
  { at: printGrid('0FL 0FR -', 'C'), move: 'grid 0RL', why: '2 more dice than the front row' },
  { at: printBuild('0 e e', '7+4 7+4 7+4'), move: 'tile e', why: 'so tile 2 can have a ramp' },
  { at: printBuild('0 e e', '7+4 7+4 7+4'), move: 'tile n', why: 'a bend takes the right roll' },
  { at: printBuild('0 e1 e', '7+4 7+4 7+3'), move: 'coin 1', why: 'nothing up to 2 clears it' },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'roll', luck: [3, 1], why: null },
]);

testReasonVariety(motox);
