import { testEveryGame } from './suite.ts';
import { LIGHT_ATTENTION } from './walk.ts';

/** With combinations of options, at more positions, and with more pictures, in `test/long/invariants.test.ts`. */
testEveryGame({ random: 0, drawn: 3, attention: LIGHT_ATTENTION });
