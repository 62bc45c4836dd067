import { motox } from '../../../src/games/motox/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playEagerGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(motox, 'MotoX: a whole race plays and reads as stored', GOLDEN, playEagerGame(29, 3));
