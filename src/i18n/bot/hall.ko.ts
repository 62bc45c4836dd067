import type { Translation } from '../../engine/translation.ts';
import type { hallEn } from './hall.en.ts';

export const hallKo = {
  hall: {
    title: '명예의 전당',
    none: '아직 트로피가 없습니다. 레이팅 게임을 끝내거나 리그에서 우승해 보세요.',
    rating: '레이팅 {{rating}}',
    streak: '최다 연승',
    wins_other: '{{count}}연승',
    line: '{{head}}: {{name}} ({{about}}).',
  },
} as const satisfies Translation<typeof hallEn>;
