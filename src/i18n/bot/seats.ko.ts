import type { Translation } from '../../engine/translation.ts';
import type { seatsEn } from './seats.en.ts';

export const seatsKo = {
  seats: {
    title: '자리',
    about: '빈자리를 고르거나, AI와 자리를 바꾸세요.',
    none: '지금은 옮길 수 있는 자리가 없습니다.',
    more: '사람이 늘면 자리도 늘어납니다. {{possible}}명이 할 수 있는 게임입니다.',
    named: '{{what}} ({{seat}})',
    free: '빈자리',
    plain: '{{number}}번 자리',
    take: '{{number}}. {{seat}}',
    swap: '{{to}} · {{name}}',
    who: '누구를 옮길까요?',
    where: '옮길 자리를 고르세요. 사람이 있는 자리면 서로 바꿉니다.',
    taken: '이제 {{number}}번 자리입니다.',
    moved: '{{number}}번 자리로 옮겼습니다.',
    shuffled: '자리를 섞었습니다.',
  },
} as const satisfies Translation<typeof seatsEn>;
