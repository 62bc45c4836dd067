import type { Translation } from '../../engine/translation.ts';
import type { seatsEn } from './seats.en.ts';

export const seatsKo = {
  seats: {
    title: '이 테이블의 자리',
    about: '빈자리나 AI 자리를 고르세요. AI는 내 자리로 옮깁니다.',
    none: '지금은 옮겨 앉을 자리가 없습니다.',
    more: '{{possible}}명이 할 수 있는 게임이라, 사람이 늘면 고를 자리도 늘어납니다.',
    named: '{{what}} ({{seat}})',
    free: '빈자리',
    plain: '{{number}}번 자리',
    take: '{{number}}. {{seat}}',
    swap: '{{to}} · {{name}}',
    who: '누구를 옮길까요?',
    where: '어디로 옮길까요? 그 자리 사람과 바꿔 앉습니다.',
    taken: '이제 {{number}}번 자리입니다.',
    moved: '{{number}}번 자리로 옮겼습니다.',
    shuffled: '모두의 자리를 무작위로 정했습니다.',
  },
} as const satisfies Translation<typeof seatsEn>;
