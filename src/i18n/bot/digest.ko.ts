import type { Translation } from '../../engine/translation.ts';
import type { digestEn } from './digest.en.ts';

export const digestKo = {
  letter: {
    title: '주간 소식',
    head: '**{{title}}** · {{week}}',
    played_other: '끝난 게임 {{count}}판: {{games}}.',
    game: '{{game}} {{times}}판',
    people_other: '{{count}}명 참여',
    stamp_other: '판',
    head_champion: '우승',
    champion: '{{title}} {{name}}',
    head_closest: '가장 아슬아슬했던 게임',
    head_longest: '가장 길었던 게임',
    head_runs: '연승 중',
    head_newcomers: '새로 온 사람',
    duel: '{{one}} {{score}} : {{behind}} {{other}}',
    scored: '{{name}} {{score}}',
    run: '{{name}} {{wins}}연승',
    moves_other: '{{game}} · {{count}}수',
    more_other: '외 {{count}}명',
    unnamed_other: '{{count}}명',
    names: '{{names}}',
    line: '- {{head}}: {{words}}',
    lineAbout: '- {{head}} ({{about}}): {{words}}',
    alt: '우표에 “{{count}}판”이 찍힌 항공 우편. {{week}}. {{all}}',
    altFact: '{{head}}: {{words}}.',
    foot: '여기서 이름을 숨기려면 </settings> 명령을 쓰세요. 서버 관리자는 </server> 명령으로 주간 소식을 끌 수 있습니다.',
    on: '주간 소식: {{channel}}, 매주 월요일 9:00 ({{zone}})',
    off: '주간 소식: 꺼짐',
  },
} as const satisfies Translation<typeof digestEn>;
