/** Position of a match under way: covered coins, a run that leads down, pawns in each other's way. */
export const MIDGAME =
  '9 | pawns s:e3 n:e6 | stacks d3:S e3:LMS e4:LM e5:M e6:LM f4:P | table LMMSP | bag ? | round 5 first 1 to move 1 actions 2';

/** Stacks of all coins but five, side by side on 55 squares. */
export const SPREAD_COINS = Array.from({ length: 55 }, (_, at) => {
  const coin = 'LLLLMMMMMMMMMSSSSSSSSSSSPPPPPPPPPPPPPPTTTTTTTTTTTTTTTTT'.charAt(at);
  return `${'abcdefgh'.charAt(at % 8)}${Math.floor(at / 8) + 1}:${coin}`;
}).join(' ');
