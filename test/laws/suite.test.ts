import { everyGameKeepsTheLaws } from './suite.ts';

/** With combinations of options, and more pictures, in `test/long/laws.test.ts`. */
everyGameKeepsTheLaws({ random: 0, drawn: 4 });
