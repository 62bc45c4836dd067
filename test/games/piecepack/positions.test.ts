import { piecepack } from '../../../src/games/piecepack/index.ts';
import { checksPositions } from '../../support/game/positions.ts';
import { board } from './positions/board.ts';
import { knowledge } from './positions/knowledge.ts';
import { table } from './positions/table.ts';

checksPositions(piecepack, { board, knowledge, table });
