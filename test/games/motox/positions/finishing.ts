import type { PositionRow } from '../../../support/game/positions.ts';
import { LINE, printRace } from '../position-text.ts';

const WON = printRace(LINE, '7RL 5FL 5RR', 'won S');

export const FINISHING: readonly PositionRow[] = [
  {
    origin: 'R-MX-35, R-MX-36: a bike over the line with steps to spare wins the race',
    at: printRace(LINE, '7RL 5FL 5RR', 'to move S dice 5'),
    move: 'ride 5 finish',
    to: printRace(LINE, '7FL 5FL 5RR', 'won S'),
    told: [{ kind: 'over' }],
  },
  {
    origin: 'R-MX-35: reaching the front row or moving sideways does not finish',
    at: printRace(LINE, '7RL 5FL 5RR', 'to move S dice 1'),
    legal: ['ride 1 7FL', 'ride 1 7RR', 'ride 1 out 7RL'],
  },
  {
    origin: 'R-MX-35: a bike cannot finish with fewer steps than it takes',
    at: printRace(LINE, '7RL 5FL 5RR', 'to move S dice 1'),
    move: 'ride 1 finish',
    refused: 'straight',
  },
  {
    origin: 'R-MX-35: a finish in flight counts, also over a bike',
    at: printRace('0 e e e e e e2 e', '6FL 7RL 5RR', 'to move S dice 55'),
    move: 'ride 5 finish',
    to: printRace('0 e e e e e e2 e', '7FL 7RL 5RR', 'won S'),
  },
  { origin: 'R-MX-36: no move is legal after the end', at: WON, move: 'roll', refused: 'bot:refuse.over' },
];
