import { everyGameKeepsTheLaws } from './suite.ts';
import { LIGHT } from './walk.ts';

/** With combinations of options, at more positions, and with more pictures, in `test/long/laws.test.ts`. */
everyGameKeepsTheLaws({ random: 0, drawn: 3, attention: LIGHT });
