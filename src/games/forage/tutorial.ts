import type { TutorialStep } from '../../engine/game-parts.ts';

/** Positions of `/learn`: three players, and the learner has suns. */
export const tutorial: readonly TutorialStep[] = [
  {
    id: 'lay',
    position:
      'torus 1 | pawns b2 g3 d7 | coins a1:S4 e1:Sn h1:M2 g8:C3 h8:Mn | stash S:S1235 M:M1345 C:Cn1245 | round 3 first S to move S',
    right: ['S3 ne'],
  },
  {
    id: 'gather',
    position:
      'torus 2 | pawns d4 h6 b8 | coins b1:C2 f2:M1 g4:C4 b5:Mn e6:Cn d7:S5 | stash S:- M:S3C3 C:S1 | round 2 first S to move S rolled 3',
    right: ['e 3'],
    replies: { own: ['n 3'] },
  },
  {
    id: 'edge',
    position:
      'torus 2 | pawns g7 d3 h4 | coins b2:M3 f2:Cn e4:M4 g4:S2 b6:C1 | stash S:C5 M:S3C3 C:M1 | round 5 first S to move S rolled 3',
    right: ['ne 3'],
    replies: { own: ['s 3'] },
  },
  {
    id: 'remember',
    position:
      'torus 2 | pawns e3 b7 h6 | coins a1:S4 c1:M2 g3:C1 e5:M5 c8:Cn | stash S:C4 M:S3C3 C:M1 | round 7 first S to move S rolled 2',
    right: ['n 2'],
    replies: { low: ['e 2', 'sw 2'] },
  },
  {
    id: 'play',
    position:
      'torus 2 | pawns f5 b2 h8 | coins a1:S4 c4:Mn d6:M3 f6:C5 b7:C2 | stash S:M1C3 M:S3C4 C:S1 | round 8 first S to move S',
    right: ['M1 n'],
    replies: { roll: ['roll'] },
    luck: [5],
  },
  {
    id: 'guard',
    position:
      'torus 2 | pawns c3 f7 h1 | coins c3:S3 f3:M4 e5:Cn a6:C2 g8:S1 | stash S:M5C1 M:S4C3 C:S5 | round 9 first S to move S',
    right: ['under e 3'],
    replies: { roll: ['roll'] },
    luck: [5],
  },
];
