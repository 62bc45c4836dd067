import { everyGameKeepsTheLaws } from '../laws/suite.ts';

everyGameKeepsTheLaws(4);
