import { motox } from '../../../src/games/motox/index.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { eagerGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

playsAsBefore(motox, 'a race is played and told as it was before', GOLDEN, eagerGame(29, 3));
