import { piecepack } from '../../../src/games/piecepack/index.ts';
import { testPositions } from '../../support/game/positions.ts';
import { board } from './positions/board.ts';
import { knowledge } from './positions/knowledge.ts';
import { table } from './positions/table.ts';

testPositions(piecepack, { board, knowledge, table });
