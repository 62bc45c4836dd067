import { gostop } from '../../../src/games/gostop/index.ts';
import { testPositions } from '../../support/game/positions.ts';
import { deciding } from './positions/deciding.ts';
import { junk } from './positions/junk.ts';
import { playing } from './positions/playing.ts';
import { stopping } from './positions/stopping.ts';
import { three } from './positions/three.ts';
import { throwing } from './positions/throwing.ts';

testPositions(gostop, { playing, junk, three, deciding, stopping, throwing });
