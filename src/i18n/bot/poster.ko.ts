import type { Translation } from '../../engine/translation.ts';
import type { posterEn } from './poster.en.ts';

export const posterKo = {
  poster: {
    line: '**{{game}}** · {{result}}',
    alt: '{{game}} 포스터, {{date}}: {{result}}',
    seal: '사진 판정',
    chances: '승률',
    best: '최고의 수 · {{number}}수째',
    posted: '포스터: {{link}}',
    failed: '포스터를 그리지 못했습니다.',
  },
} as const satisfies Translation<typeof posterEn>;
