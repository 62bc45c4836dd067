import { testEveryGame } from './suite.ts';
import { LIGHT_ATTENTION } from './walk.ts';

/** Option combinations, more positions and more pictures are tested in `test/long/invariants.test.ts`. */
testEveryGame({ random: 0, drawn: 3, attention: LIGHT_ATTENTION });
