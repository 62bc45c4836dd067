import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { testPositions } from '../../support/game/positions.ts';
import { ending } from './positions/ending.ts';
import { placing } from './positions/placing.ts';
import { running } from './positions/running.ts';
import { seating } from './positions/seating.ts';
import { shifting } from './positions/shifting.ts';
import { stepping } from './positions/stepping.ts';

testPositions(moneyrun, { seating, placing, shifting, stepping, running, ending });
