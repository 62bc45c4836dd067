import type { TutorialStep } from '../../engine/game-parts.ts';

/** Positions of `/learn`: two players, so 7 points are enough to stop. */
export const tutorial: readonly TutorialStep[] = [
  {
    id: 'match',
    position:
      'play deal 1 dealer 1 mover 1 | row 2D1 3D1 4C- 6D1 8A 9D2 10D1 11D1 | deck 1C+ 1D2 2B+ 2C+ 3A 3C+ 4B+ 4D2 5B 6B 6C 6D2 7C- 9B 9C 10B 10C 10D2 11A 11D+ | P1 hand 1D1 2D2 3D2 5C- 5D1 5D2 8D1 12A 12B 12D+ took - | P2 hand 1A 4D1 7B 7D1 7D2 8B+ 8D2 9D1 11D2 12C-- took -',
    right: ['8D1'],
    replies: { other: ['2D2', '3D2'] },
  },
  {
    id: 'birds',
    position:
      'play deal 1 dealer 1 mover 1 | row 3A 6D1 7D1 8B+ 10D1 12C-- | deck 1A 1C+ 1D2 3C+ 4D2 5C- 6B 8A 9B 10B 11A 11D+ 12B 12D+ | P1 hand 1D1 3D1 5D1 5D2 8D2 11D1 11D2 took 2B+ 2D1 4B+ 4D1 9D1 9D2 | P2 hand 4C- 5B 7B 7D2 8D1 9C 12A took 2C+ 2D2 6C 6D2 10C 10D2',
    right: ['8D2'],
    replies: { bright: ['3D1'] },
  },
  {
    id: 'pick',
    position:
      'play deal 1 dealer 1 mover 1 | row 1D1 3D1 4D2 9B 9C 12D+ | deck 2B+ 2C+ 3A 3C+ 3D2 4B+ 5C- 7C- 7D2 8A 10B 11A 11D2 12C-- | P1 hand 2D1 2D2 5D1 7D1 8D1 9D1 11D1 took 6C 6D1 10C 10D1 12A 12B | P2 hand 1A 1D2 6B 6D2 7B 9D2 10D2 took 4C- 4D1 5B 5D2 8B+ 8D2',
    right: ['9D1 9C'],
    replies: { cup: ['9D1 9B'] },
  },
  {
    id: 'stuck',
    position:
      'play deal 1 dealer 1 mover 1 | row 4B+ 6B 10D1 11A.11D1.11D2@2 | deck 3C+ 5B 5C- 6D2 7C- 7D2 8B+ 8D2 9B 9C 10B 10C 10D2 12C-- | P1 hand 1D1 1D2 3D2 5D1 5D2 8D1 11D+ took 2B+ 2D1 6C 6D1 9D1 9D2 | P2 hand 1C+ 2C+ 3A 3D1 4D2 8A 12A took 4C- 4D1 7B 7D1 12B 12D+',
    right: ['11D+'],
  },
  {
    id: 'shake',
    position:
      'play deal 1 dealer 1 mover 1 | row 4B+ 6D1 7D1 9D2 10D1 12B | deck 1C+ 2B+ 2C+ 3A 3C+ 4D1 5C- 6B 6C 7C- 10B 11A 11D2 12C-- | P1 hand 2D1 3D1 5D1 9B 9C 9D1 11D1 took 1A 1D1 4C- 4D2 8A 8D1 | P2 hand 1D2 2D2 6D2 7B 7D2 10C 10D2 took 5B 5D2 8B+ 8D2 12A 12D+',
    right: ['shake 9'],
    replies: { bomb: ['bomb 9'], single: ['9B', '9C', '9D1'] },
  },
  {
    id: 'stop',
    position:
      'decide deal 1 dealer 1 mover 1 | row 1D1 4D1 10D1 12B | deck 1D2 2B+ 5B 7D2 8D1 9B 11D+ 11D2 12C-- | P1 hand 2D1 7B 8B+ 10B took 1A 1C+ 2C+ 2D2 3A 3C+ 6B 6D1 8A 8D2 11A 11D1 | P2 hand 4D2 5D1 9D1 10D2 12A took 3D1 3D2 4B+ 4C- 5C- 5D2 6C 6D2 7C- 7D1 9C 9D2 10C | turn played 3C+ drawn 6B',
    right: ['stop'],
  },
];
