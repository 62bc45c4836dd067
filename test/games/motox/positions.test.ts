import { motox } from '../../../src/games/motox/index.ts';
import { testPositions } from '../../support/game/positions.ts';
import { BUILDING, ON_THE_GRID } from './positions/building.ts';
import { FINISHING } from './positions/finishing.ts';
import { RANKS } from './positions/ranks.ts';
import { IN_THE_WAY, JUMPING, RIDING } from './positions/riding.ts';
import { WIPED } from './positions/wiped.ts';

testPositions(motox, {
  building: BUILDING,
  grid: ON_THE_GRID,
  ranks: RANKS,
  riding: RIDING,
  'in the way': IN_THE_WAY,
  jumping: JUMPING,
  finishing: FINISHING,
  'wiped out': WIPED,
});
