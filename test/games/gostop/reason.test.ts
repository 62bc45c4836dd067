import { gostop } from '../../../src/games/gostop/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';

/** Returns a position in which Ann is to play. */
function buildPlay(row: string, hand: string, took: readonly [ann: string, bo: string]): string {
  return `play deal 1 dealer 1 mover 1 | row ${row} | deck 5B 6D1 11D1 11D2 | P1 hand ${hand} took ${took[0]} | P2 hand 7D1 7D2 took ${took[1]}`;
}

/** Returns a position in which Ann chooses go or stop. */
function buildDecide(bo: string): string {
  return `decide deal 1 dealer 1 mover 1 | row 6D1 | deck 5B 10D1 10D2 11D1 11D2 12B | P1 hand 7B 9D1 9D2 took 1A 3A 8A 2B+ 4B+ 8B+ | P2 hand 7D1 7D2 4D1 took ${bo} | turn played 8D1 drawn 6D1`;
}

const TURNED = [0];

testReasons(gostop, [
  {
    at: buildPlay('3A', '3D1 9B', ['-', '1A 8A']),
    move: '3D1',
    luck: TURNED,
    why: 'denying Bo the third bright',
  },
  {
    at: buildPlay('8B+', '8D1 9B', ['2B+ 4B+', '-']),
    move: '8D1',
    luck: TURNED,
    why: 'completing the three birds',
  },
  {
    at: buildPlay('4B+', '4D1 9B', ['2B+', '-']),
    move: '4D1',
    luck: TURNED,
    why: 'one card short of the three birds',
  },
  {
    at: buildPlay('9C', '9D1 3A', ['-', '6C']),
    move: '9D1',
    luck: TURNED,
    why: 'keeping Bo from the three blue ribbons',
  },
  {
    at: buildPlay('3D1', '3D2 9B', ['1D1 1D2 2D1 2D2 4D1', '-']),
    move: '3D2',
    luck: TURNED,
    why: '3 junk short of a point',
  },
  {
    at: buildPlay('3A', '9D1 9B', ['-', '-']),
    move: '9D1',
    luck: TURNED,
    why: 'the cheapest card to leave',
  },
  {
    at: buildPlay('3A', '9B 4D1', ['-', '9D1 9D2']),
    move: '9B',
    luck: TURNED,
    why: 'only one card left to match it',
  },
  { at: buildDecide('1C+ 2C+ 3C+ 1D1'), move: 'stop', why: 'taking the sure win' },
  { at: buildDecide('1C+ 2C+ 3C+ 6C 9C 10C'), move: 'stop', why: 'Bo is 1 point from stopping' },
  { at: buildDecide('1C+ 2C+ 3C+ 1D1'), move: 'go', why: 'Bo still needs 4 points' },
  {
    at: buildDecide('1C+ 2C+ 3C+ 1D1 5C- 6C 4C- 7C- 9C 10C'),
    options: { wins: 'most' },
    move: 'stop',
    why: 'before Bo gets even more',
  },
]);

testReasonVariety(gostop);
