import { everyGameKeepsTheLaws } from './suite.ts';

/** With more combinations of options in `test/long/laws.test.ts`. */
everyGameKeepsTheLaws(1);
