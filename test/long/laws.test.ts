import { everyGameKeepsTheLaws } from '../conformance/suite.ts';
import { CLOSE } from '../conformance/walk.ts';

everyGameKeepsTheLaws({ random: 4, drawn: 12, attention: CLOSE });
