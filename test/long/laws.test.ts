import { everyGameKeepsTheLaws } from '../laws/suite.ts';
import { CLOSE } from '../laws/walk.ts';

everyGameKeepsTheLaws({ random: 4, drawn: 12, attention: CLOSE });
