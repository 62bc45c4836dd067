import type { Translation } from '../../engine/translation.ts';
import type { analysisEn } from './analysis.en.ts';

export const analysisKo = {
  went: {
    title: '**게임 돌아보기** · {{game}}, {{who}}',
    sum: '**{{name}}** {{from}} → {{to}}%: 운과 뜻밖의 일 {{luck}}, 본인 실수 {{own}}, 다른 사람 실수 {{others}}',
    sumHanded:
      '**{{name}}** {{from}} → {{to}}%: 운과 뜻밖의 일 {{luck}}, 이 자리의 실수 {{own}}, 다른 사람 실수 {{others}}',
    handed: '{{before}}, 이어서 {{after}}',
    late_other: '{{sum}}; 시간이 다 되어 AI가 대신 한 차례 {{count}}번',
    early: '{{sum}}, 일찍 끝남 {{early}}',
    most: '가장 많이 놓친 수:',
    gift: '**{{mark}}** · {{number}}수째, {{best}}%가 될 수 있었지만 {{made}}%. {{what}} 더 좋은 수: **{{better}}**',
    hidden:
      '**{{mark}}** · {{number}}수째, {{best}}%가 될 수 있었지만 {{made}}%. {{what}} 다른 사람은 알 수 없는 더 좋은 수가 있었습니다.',
    decided: '{{name}} 님의 선택.',
    even: '한 번에 많이 놓친 수는 없습니다.',
    note_other:
      '이길 확률은 부엉이의 어림값입니다. 결정 {{count}}번을 그때 알 수 있던 것만으로 따져 보았습니다. 운과 실수는 그 모두를 더한 값이라 100을 넘을 수 있습니다.',
    alt: '{{count}}수 동안의 이길 확률. {{each}}',
    altSeat:
      '{{name}}: 처음 {{from}}%, 도중에 가장 높을 때 {{most}}%, 가장 낮을 때 {{least}}%, 마지막 {{to}}%.',
    altGifts: '{{each}} 표시된 곳은 가장 많이 놓친 수: {{moves}}수째.',
    thread: '게임 돌아보기: {{game}}',
    told: '게임 돌아보기: {{link}}',
    noThread: '이 채널에 올렸습니다. 스레드를 열려면 봇에 다음 권한이 더 필요합니다: {{missing}}.',
    onlyYou: '나에게만 보입니다. 여기에 올리려면 봇에 다음 권한이 더 필요합니다: {{missing}}.',
    locked: '스레드가 잠겨 있어서 나에게만 보입니다.',
    cannot: '여기에 올리지 못해서 나에게만 보입니다.',
  },
} as const satisfies Translation<typeof analysisEn>;
