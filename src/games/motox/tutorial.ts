import type { TutorialStep } from '../../engine/game-parts.ts';

/** Positions of `/learn`: three players on short tracks, and the learner has suns. */
export const tutorial: readonly TutorialStep[] = [
  {
    id: 'build',
    position:
      'track 0 e e n n n | hands 6+4 6+4 6+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move S',
    right: ['coin 1', 'coin 3', 'coin 4'],
  },
  {
    id: 'ride',
    position:
      'track 0 e e e n n e e n n e e | hands 12+3 0+3 0+3 | bikes S:2RL M:4FL C:5RL | discard 0 waiting 0 removed 15 | race first S to move S dice 235',
    right: ['ride 3 3FR'],
    replies: { off: ['ride 5 out 3FR', 'ride 2 out 2RL', 'ride 2 out 2RR'], short: ['ride 2 3FL'] },
  },
  {
    id: 'turn',
    position:
      'track 0 e e e n n n e e e n n | hands 12+3 0+3 0+3 | bikes S:2RR M:4FR C:4FL | discard 0 waiting 0 removed 15 | race first S to move S dice 14n',
    right: ['ride 4 4RL'],
    replies: {
      off: ['ride 4 out 3RR', 'ride 4 out 2FR', 'ride 4 out 2FL', 'ride 4 out 2RL', 'ride 1 out 2RR'],
    },
  },
  {
    id: 'jump',
    position:
      'track 0 e e2 e e n n e e n | hands 14+3 0+3 0+3 | bikes S:1FL M:3FL C:4RR | discard 0 waiting 0 removed 13 | race first S to move S dice 234',
    right: ['ride 4 on 3FL'],
    replies: { stop: ['ride 2 2FL'] },
  },
  {
    id: 'restart',
    position:
      'track 0 e e e n n e e | hands 16+2 0+1 0+1 | bikes S:5RL* M:4FR C:4RL | discard 0 waiting 0 removed 20 | race first S to move S',
    right: ['restart'],
    replies: { roll: ['roll', 'roll +1', 'roll +2'] },
    luck: [3, 2, 4],
  },
  {
    id: 'finish',
    position:
      'track 0 e e e e e e e | hands 16+2 0+1 0+1 | bikes S:5FL M:7RR C:6RR | discard 0 waiting 0 removed 20 | race first S to move S dice 15n',
    right: ['ride 5 finish'],
    replies: { side: ['ride 5 7FR'] },
  },
];
