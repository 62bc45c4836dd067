import { motox } from '../../../src/games/motox/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';
import { BEND, LINE, printBuild, printGrid, printRace } from './position-text.ts';

testReasons(motox, [
  { at: printRace(LINE, '1FL 1FR 0FL', 'to move S dice 3'), move: 'ride 3 3RL', why: 'to take the lead' },
  { at: printRace(LINE, '1FL 2FR 6FL', 'to move S dice 333'), move: 'ride 3 3RL', why: 'to get past Bo' },
  {
    at: printRace(LINE, '4RL 0FR 0FL', 'to move S dice 3'),
    move: 'ride 3 5FL',
    why: 'to have the finish within a roll',
  },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'roll +1', luck: [3, 4, 0], why: 'to catch up' },
  {
    at: printRace(LINE, '6FL 1FR 4FL', 'to move S'),
    move: 'roll +1',
    luck: [3, 4],
    why: 'with the finish close',
  },
  { at: printRace(LINE, '1FL* 1FR 4FL', 'to move S'), move: 'restart', why: 'rather than wait for a 1' },
  {
    at: printRace(BEND, '2FL 0FR 0FL', 'to move S dice 5'),
    move: 'ride 5 out 3FR',
    why: 'as no way stayed on the track',
  },
  {
    at: printRace(LINE, '4FL 1FR 0FL', 'to move S'),
    move: 'pass',
    why: 'to roll more dice once somebody is ahead',
  },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'pass', why: null },
  { at: printRace(LINE, '4FL* 1FR 0FL', 'to move S'), move: 'pass', why: null },
  { at: printGrid('0FL - -', 'M'), move: 'grid 0RL', why: 'to have one die more than the front row' },
  { at: printGrid('0FL 0FR -', 'C'), move: 'grid 0RL', why: 'to have 2 dice more than the front row' },
  { at: printBuild('0 e e', '7+4 7+4 7+4'), move: 'tile e', why: 'so that tile 2 can take a ramp' },
  { at: printBuild('0 e e', '7+4 7+4 7+4'), move: 'tile n', why: 'as a bend asks for the right roll' },
  { at: printBuild('0 e1 e', '7+4 7+4 7+3'), move: 'coin 1', why: 'so that nothing up to 2 gets over it' },
  { at: printRace(LINE, '1FL 1FR 4FL', 'to move S'), move: 'roll', luck: [3, 1], why: null },
]);

testReasonVariety(motox);
