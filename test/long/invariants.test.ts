import { testEveryGame } from '../conformance/suite.ts';
import { CLOSE_ATTENTION } from '../conformance/walk.ts';

testEveryGame({ random: 4, drawn: 12, attention: CLOSE_ATTENTION });
