import { everyGameKeepsTheLaws } from '../laws/suite.ts';

everyGameKeepsTheLaws({ random: 4, drawn: 12 });
