import { runaround } from '../../../src/games/runaround/index.ts';
import { testReasons, testReasonVariety } from '../../support/game/reasons.ts';

testReasons(runaround, [
  { at: '24/5 Y 0.11 h2 r0 B 15 h3 r0 Y 4', move: '11', why: 'setting Bo back 18 spaces' },
  { at: '24/5 Y 2.18 h2 r0 B 21 h3 r0 Y 5', move: '18', why: 'out of reach of Bo' },
  { at: '24/5 Y 2.20 h2 r0 B 5 h3 r0 Y 5', move: '20', why: 'taking the lead' },
  { at: '24/5 Y 2.20 h2 r0 B 5 h3 r1 Y 5', move: '20', why: 'drawing level with Bo' },
  { at: '24/5 Y 2.20 h2 r3 B 5 h3 r1 Y 5', move: '20', why: 'one run away from winning' },
  { at: '24/5 Y 0.3 h2 r0 B 17 h3 r0 Y 4', move: '3', why: 'a shortcut of 10 spaces' },
  { at: '24/5 Y 0.9 h2 r0 B 5 h3 r0 Y 3', move: '9', why: 'keeping Bo from bringing a pawn out' },
  { at: '24/5 Y 2.16 h2 r0 B 9 h3 r0 Y 3', move: '16', why: 'one roll away from a run' },
  { at: '24/5 Y 9 h3 r0 B 5 h3 r0 Y 3', move: '9', why: null },
  { at: '24/5 Y 2.20 h2 r4 B 5 h3 r1 Y 5', move: '20', why: null },
  { at: '24/5 Y 2.20 h2 r0 B 5 h3 r1 Y roll', move: 'roll', luck: [6], why: null },
]);

testReasonVariety(runaround);
