import type { Translation } from '../../engine/translation.ts';
import type { statsEn } from './stats.en.ts';

export const statsKo = {
  rated: {
    name: '레이팅',
    about: '이 게임을 레이팅에 반영할까요?',
    on: '반영함',
    off: '반영하지 않음',
    unrated: '레이팅: 이 게임은 반영되지 않습니다',
  },
  club: {
    rating: '레이팅: {{all}}',
    rose: '{{name}} {{now}} (+{{by}})',
    fell: '{{name}} {{now}} (−{{by}})',
    stayed: '{{name}} {{now}} (±0)',
    met_other: '상대 전적 ({{count}}판): {{all}}',
    wins: '{{name}} {{wins}}승',
  },
  stats: {
    title: '**{{name}}** 님의 이 서버 전적',
    none: '아직 끝난 게임이 없습니다.',
    all: '{{played}}판: {{won}}승 {{lost}}패 {{drawn}}무',
    streaks: '연승: {{now}} (최고 {{longest}})',
    game: '- {{game}}: {{played}}판 {{won}}승',
    rated: '- {{game}}: {{played}}판 {{won}}승, 레이팅 {{rating}}',
    also: '  - {{all}}',
    row: '연승: {{now}} (최고 {{longest}})',
    picture: '레이팅 · {{played}}판 {{won}}승',
    pictured: '{{played}}판 {{won}}승',
    picturedRow: '{{played}}판 {{won}}승 · {{now}}연승',
    span: `-# {{from}}부터 {{to}}까지의 게임. </settings>에서 시간대를 정하면 그림에 날짜가 나옵니다.`,
    spanOne: `-# {{to}}의 게임. </settings>에서 시간대를 정하면 그림에 날짜가 나옵니다.`,
    alt: '{{name}} 님의 게임별 레이팅, 모두 {{played}}판 {{won}}승. {{each}}',
    altGame: '{{game}}: 처음 {{from}}, 현재 {{rating}}, 최고 {{most}}, 최저 {{least}}. {{about}}.',
    met: '상대 전적',
    against: '- {{name}}: {{won}}승 {{lost}}패',
    between: '맞대결 {{won}}승 {{lost}}패 {{drawn}}무',
  },
  leaders: {
    title: '이 서버의 **{{game}}** 순위',
    none: '아직 레이팅이 있는 사람이 없습니다. 2명 이상이 한 게임이 반영됩니다.',
    line_other: '{{place}}. {{name}} · **{{rating}}** · {{count}}판',
    about: '모두 1000에서 시작합니다. 순위표에서 빠지려면 </settings> 명령을 쓰세요.',
  },
} as const satisfies Translation<typeof statsEn>;
