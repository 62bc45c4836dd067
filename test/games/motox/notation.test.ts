import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { motox } from '../../../src/games/motox/index.ts';
import { testRoundTrips } from '../../support/game/notation.ts';
import { parseState } from '../../support/game/positions.ts';
import { SETTINGS } from './games.ts';
import { BEND, LINE, printBuild, printRace } from './position-text.ts';

const { notation } = motox;

testRoundTrips(motox, SETTINGS, 1);

const BUILD = printBuild('0 e e', '7+4 7+4 7+4');
const GRID =
  'track 0 e e | hands 21+4 0+4 0+4 | bikes S:- M:- C:- | discard 0 waiting 0 removed 12 | grid first S to move S';
const ROLL = printRace(LINE, '2FL 3FL 0RR', 'to move S');
const DOWN = printRace(LINE, '2FL* 3FL 0RR', 'to move S');
const RIDE = printRace(BEND, '2FL 0RL 0RR', 'to move S dice 245n');
const RAMP = printRace('0 e e2 e e e e e', '2FL 4RL 0RR', 'to move S dice 33');
const LAST = printRace(LINE, '7RL 5FL 5RR', 'to move S dice 35');

describe('MotoX parseMove', () => {
  test.each([
    [BUILD, 'Tile N', 'tile n'],
    [BUILD, 'north', 'tile n'],
    [BUILD, 's', 'tile s'],
    [BUILD, '  tile   EAST ', 'tile e'],
    [BUILD, '↑', 'tile n'],
    [BUILD, '타일 북', 'tile n'],
    [BUILD, '동쪽', 'tile e'],
    [BUILD, '남', 'tile s'],
    [BUILD, 'coin 1', 'coin 1'],
    [BUILD, 't1', 'coin 1'],
    [BUILD, '1', 'coin 1'],
    [BUILD, 'coin under tile 1', 'coin 1'],
    [BUILD, 'ramp 1', 'coin 1'],
    [BUILD, '동전 1', 'coin 1'],
    [BUILD, '1: ramp 1 from 0 to 1', 'coin 1'],
    [BUILD, '1: ramp of tile 1, from 0 to 1', 'coin 1'],
    [printBuild('-', '8+4 8+4 8+4'), 'start tile', 'tile start'],
    [printBuild('-', '8+4 8+4 8+4'), '출발 타일', 'tile start'],
    [GRID, '0fl', 'grid 0FL'],
    [GRID, 'grid 0 front right', 'grid 0FR'],
    [GRID, '0번 뒤 왼쪽', 'grid 0RL'],
    [ROLL, 'r', 'roll'],
    [ROLL, 'Roll +2', 'roll +2'],
    [ROLL, 'roll 2 coins', 'roll +2'],
    [ROLL, 'roll+1', 'roll +1'],
    [ROLL, 'Roll 4 dice for 2 coins', 'roll +2'],
    [ROLL, 'Roll 4 dice, spend 2 coins', 'roll +2'],
    [ROLL, '4 dice for 2 barrels', 'roll +2'],
    [ROLL, '주사위', 'roll'],
    [ROLL, '패스', 'pass'],
    [ROLL, 'skip', 'pass'],
    [DOWN, '시동', 'restart'],
    [DOWN, '3 dice for a 1, 1 coin', 'roll +1'],
    [DOWN, 'Roll 3 dice for a 1, spend 1 coin', 'roll +1'],
    [RIDE, '4 4rl', 'ride 4 4RL'],
    [RIDE, 'Ride 4 to 5RL', 'ride 4 5RL'],
    [RIDE, '4: 5 rear left', 'ride 4 5RL'],
    [RIDE, 'A: 4 to 5, rear left', 'ride 4 5RL'],
    [RIDE, 'A: 4 to tile 5, rear left', 'ride 4 5RL'],
    [RIDE, '4 to 5, rear left', 'ride 4 5RL'],
    [RIDE, '4 5번 뒤 왼쪽', 'ride 4 5RL'],
    [RIDE, 'move 4 forward to 5RL', 'ride 4 5RL'],
    [RIDE, '4 out 3FR', 'ride 4 out 3FR'],
    [RIDE, '4 off 3FR', 'ride 4 out 3FR'],
    [RIDE, '4 3FR out', 'ride 4 out 3FR'],
    [RIDE, '4 이탈 3FR', 'ride 4 out 3FR'],
    [RIDE, '5 out 3FR', 'ride 4 out 3FR'],
    [RAMP, '3 4RL', 'ride 3 on 4RL'],
    [RAMP, '3 on 4RL', 'ride 3 on 4RL'],
    [RAMP, 'a', 'ride 3 on 4RL'],
    [LAST, '3 finish', 'ride 3 finish'],
    [LAST, 'A: 3, over the finish', 'ride 3 finish'],
    [LAST, 'A: 3, over the finish line', 'ride 3 finish'],
    [LAST, '5 결승선', 'ride 3 finish'],
    [LAST, 'A', 'ride 3 finish'],
  ])('MotoX parseMove: at %s, reads "%s" as %s', (at, typed, printed) => {
    const state = parseState(motox, at);
    const move = notation.parseMove(typed, motox.view(state, state.mover), state.mover);
    if (refused(move)) throw new Error(move.reason.key);
    expect(notation.printMove(move)).toBe(printed);
  });

  test.each([
    [BUILD, 'up', 'motox:refuse.typed.build.either'],
    [BUILD, '', 'motox:refuse.typed.build.either'],
    [GRID, 'left', 'motox:refuse.typed.grid'],
    [ROLL, 'roll everything', 'motox:refuse.typed.rollCoins'],
    [DOWN, 'get up', 'motox:refuse.typed.downCoins'],
    [printRace(LINE, '2FL* 2FL 0RR', 'to move S'), 'hurry', 'motox:refuse.typed.wait'],
    [RIDE, '4', 'motox:refuse.typed.ride'],
    [RIDE, '4 99FL', 'motox:refuse.typed.ride'],
    [RIDE, '9 4FL', 'motox:refuse.typed.ride'],
    [RIDE, '4 on finish', 'motox:refuse.typed.ride'],
    [RIDE, 'y', 'motox:refuse.typed.ride'],
    [printRace(LINE, '7FL 5FL 5RR', 'won S'), 'again', 'motox:refuse.typed.over'],
  ])('MotoX parseMove: at %s, refuses "%s"', (at, typed, key) => {
    const state = parseState(motox, at);
    expect(notation.parseMove(typed, motox.view(state, state.mover), state.mover)).toMatchObject({
      reason: { key },
    });
  });
});

describe('MotoX parse', () => {
  test('MotoX parse: ignores case and spaces', () => {
    const loud = RIDE.toUpperCase().replaceAll(' | ', '  |   ');
    expect(parseState(motox, loud)).toEqual(parseState(motox, RIDE));
  });

  test.each([
    ['nothing', 'parts'],
    [BUILD.replace('track 0', 'track 1'), 'track'],
    [BUILD.replace('0 e e', '0 e x'), 'tile'],
    [BUILD.replace('0 e e', '0 e e4'), 'tile'],
    [BUILD.replace('7+4 7+4 7+4', '7+4 7+4'), 'hands'],
    [BUILD.replace('7+4 7+4 7+4', '7+4 7-4 7+4'), 'hand'],
    [BUILD.replace('S:- M:- C:-', 'S:- M:-'), 'bikes'],
    [BUILD.replace('S:- M:- C:-', 'S:- C:- M:-'), 'bike'],
    [ROLL.replace('2FL', '44FL'), 'bike'],
    [ROLL.replace('discard 0', 'discard x'), 'coins'],
    [ROLL.replace('to move S', 'to move X'), 'turn'],
    [ROLL.replace('to move S', 'to move S dice 6'), 'turn'],
    [ROLL.replace('to move S', 'to move A'), 'noSuchPlayer'],
    [printRace('0 n e s', '0FL 0FR 0RL', 'to move S'), 'touching'],
    [printRace('0 e1 n e', '0FL 0FR 0RL', 'to move S'), 'ramp'],
    [printRace('0', '0FL 0FR 0RL', 'to move S'), 'short'],
    [BUILD.replace('7+4 7+4', '7+4 6+4'), 'tiles'],
    [BUILD.replace('7+4 7+4', '7+4 7+3'), 'coinCount'],
    [ROLL.replace('waiting 0 removed 15', 'waiting 12 removed 3'), 'waiting'],
    [BUILD.replace('7+4 7+4', '7+4 7+3').replace('removed 0', 'removed 1'), 'buildPiles'],
    [BUILD.replace('7+4 7+4', '7+4 7+3').replace('discard 0', 'discard 1'), 'buildPiles'],
    [printBuild('0 e e', '9+4 6+4 6+4'), 'largeHand'],
    [printBuild('0 e e', '7+5 7+3 7+4'), 'largeHand'],
    [printRace('0 e3 e3 e3 e3 e1 e e', '0FL 0FR 0RL', 'to move S'), 'rampCoins'],
    [ROLL.replace('3FL', '9FL'), 'offTrack'],
    [BUILD.replace('S:-', 'S:0FL'), 'tooEarly'],
    [ROLL.replace('3FL', '-'), 'bikeMissing'],
    [GRID.replace('M:-', 'M:0FL'), 'gridOrder'],
    [ROLL.replace('3FL', '2FL'), 'crowded'],
    [printBuild('0 e n n n w w w s s e', '5+4 4+4 4+4'), 'trapped'],
    [printBuild('0 e3 e1 e e e e e', '0+0 8+4 8+4'), 'emptyHand'],
    [printRace(LINE, '7FL* 5FL 5RR', 'won S'), 'wipedWinner'],
    [GRID.replace('to move S', 'to move S dice 3'), 'diceEarly'],
    [DOWN.replace('to move S', 'to move S dice 33'), 'wipedDice'],
    [ROLL.replace('to move S', 'to move S dice 3'), 'diceCount'],
    [ROLL.replace('to move S', 'to move S started dice 3333'), 'diceCount'],
  ])('MotoX parse: refuses %s as %s', (at, what) => {
    expect(notation.parse(at, {})).toMatchObject({ reason: { key: `motox:refuse.position.${what}` } });
  });

  test('MotoX parse: with discarded coins, refuses removed coins', () => {
    const chosen = { stuckCoins: 'discarded' };
    expect(notation.parse(ROLL, chosen)).toMatchObject({
      reason: { key: 'motox:refuse.position.noneRemoved' },
    });
    const kept = ROLL.replace('discard 0 waiting 0 removed 15', 'discard 15 waiting 0 removed 0');
    expect(notation.parse(kept, chosen)).toMatchObject({ discard: 15, removed: 0 });
  });

  test('MotoX parse: refuses a finished track in the building phase', () => {
    const at = printBuild('0 e n e n e n e n e n e n e n e n e n e n e n e', '0+4 0+4 0+4');
    expect(notation.parse(at, {})).toMatchObject({ reason: { key: 'motox:refuse.position.built' } });
  });
});
