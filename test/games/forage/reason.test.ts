import { forage } from '../../../src/games/forage/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';

/** Returns a position of phase 2 in which Ann, the suns, is to move or has rolled the number. */
function printGathering(pawns: string, coins: string, number: number | null, stash = 'S:2 M:2 C:1'): string {
  const rolled = number === null ? '' : ` rolled ${number}`;
  return `torus 2 | pawns ${pawns} | coins ${coins} | stash ${stash} | round 3 first S to move S${rolled}`;
}

const COINS = 'a4:C3 b7:S1 c4:M1 e5:C2 f3:M4 g7:M5';
const CLOSE = 'a4:M3 a6:M4 c4:M1 c6:C2 e4:C4 f7:C3 g7:M5';

testReasons(forage, [
  { at: printGathering('a1 d4 h2', COINS, 3), move: 'n', why: 'ahead of Bo' },
  { at: printGathering('a1 g2 h3', `a4:M3 ${COINS}`, 3), move: 'n', why: '2 coins at once' },
  {
    at: printGathering('a1 d4 h2', 'a4:C3 b7:S1 c4:M1 e5:C2 f3:M3', 3, 'S:2M4 M:2 C:1'),
    move: 'n',
    why: 'ending the game sooner with the fullest stash',
  },
  { at: printGathering('a1 g2 h3', CLOSE, 3), move: 'ne', why: '4 coins within reach' },
  {
    at: printGathering('a1 g2 h3', 'b7:S1 c4:M1 e5:C2 g7:S4', 2),
    move: 'ne',
    why: 'no coin to take with a 2',
  },
  {
    at: printGathering('a1 g2 h3', `a3:S4 ${COINS}`, 2),
    move: 'n',
    why: 'this number is ready for the next turn',
  },
  {
    at: printGathering('a1 c7 h3', COINS, null, 'S:3 M:2 C:1'),
    move: 'S3 n',
    why: 'surer than a roll',
    of: 'first',
  },
  {
    at: printGathering('a1 d4 h2', COINS, null, 'S:3 M:2 C:1'),
    move: 'S3 n',
    why: 'ahead of Bo',
    of: 'moved',
  },
  { at: printGathering('a1 g2 h3', COINS, null), move: 'roll', luck: [2], why: null },
  {
    at: printGathering('a1 d4 h2', COINS, 3),
    options: { openMemory: true },
    move: 'n',
    why: 'ahead of Bo',
  },
  {
    at: printGathering('a1 d4 h2', 'a4:C5 b7:S1 c4:M1 e5:C2 f3:M4 g7:M3', 3),
    options: { openMemory: true },
    move: 'n',
    why: 'the highest coin in sight',
  },
]);

testReasonVariety(forage);
