import type { TutorialStep } from '../../engine/game-parts.ts';

/** Positions of `/learn`. The learner is yellow and runs upwards from 0. */
export const tutorial: readonly TutorialStep[] = [
  { id: 'run', position: '24/5 Y 5.14.21 h1 r0 B 10.2 h2 r0 Y 4', right: ['21'] },
  { id: 'enter', position: '24/5 Y 0.8 h2 r0 B 11.20 h2 r0 Y 3', right: ['0'] },
  { id: 'bump', position: '24/5 Y 1.4.11 h1 r0 B 8.15 h2 r0 Y 4', right: ['11'], replies: { gift: ['4'] } },
  { id: 'swap', position: '24/5 Y 2.14 h2 r1 B 7.19 h2 r1 Y 3', right: ['2'], replies: { back: ['14'] } },
  { id: 'again', position: '24/5 Y 3.7.15 h1 r1 B 22.21 h2 r1 Y 4', right: ['3'] },
  { id: 'win', position: '24/5 Y 13.22 h2 r4 B 1.16 h2 r4 Y 3', right: ['22'], replies: { bump: ['13'] } },
];
