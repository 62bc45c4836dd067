import type { Translation } from '../../engine/translation.ts';
import type { analysisEn } from './analysis.en.ts';

export const analysisKo = {
  went: {
    title: '**복기** · {{game}}, {{who}}',
    sum: '**{{name}}** {{from}}% → {{to}}%: 운 {{luck}} · 본인 실수 {{own}} · 상대 실수 {{others}}',
    sumHanded:
      '**{{name}}** {{from}}% → {{to}}%: 운 {{luck}} · 이 자리의 실수 {{own}} · 상대 실수 {{others}}',
    handed: '{{before}}, 이어서 {{after}}',
    late_other: '{{sum}} · 시간 초과로 AI가 대신 한 차례 {{count}}번',
    early: '{{sum}} · 조기 종료 {{early}}',
    most: '**가장 아쉬운 수**',
    gift: '**{{mark}}** · {{number}}수째: 승률 {{best}}% → {{made}}%. {{what}} 더 좋은 수: **{{better}}**',
    hidden:
      '**{{mark}}** · {{number}}수째: 승률 {{best}}% → {{made}}%. {{what}} 더 좋은 수가 있었지만, 숨은 정보가 드러나 보여 드리지 않습니다.',
    bestHead: '**최고의 수**',
    best: '**★** · {{number}}수째: 승률 {{before}}% → {{after}}%. {{what}}',
    decided: '{{name}}의 선택.',
    even: '큰 실수는 없습니다.',
    note_other:
      '승률은 부엉이가 결정 {{count}}번을 그때 알 수 있던 것만으로 따져 본 어림값입니다. 운과 실수는 게임 전체를 더한 값이라 100을 넘을 수 있습니다.',
    alt: '{{count}}수 동안의 승률. {{each}}',
    altSeat: '{{name}}: 처음 {{from}}%, 최고 {{most}}%, 최저 {{least}}%, 마지막 {{to}}%.',
    altGifts: '{{each}} 가장 아쉬운 수는 {{moves}}수째에 표시했습니다.',
    thread: '복기: {{game}}',
    told: '복기: {{link}}',
    noThread: '복기를 이 채널에 올렸습니다. 스레드를 열려면 봇에 권한이 더 필요합니다: {{missing}}.',
    onlyYou: '나에게만 보입니다. 여기에 올리려면 봇에 권한이 더 필요합니다: {{missing}}.',
    locked: '스레드가 잠겨 있어서 나에게만 보입니다.',
    cannot: '여기에 올리지 못해서 나에게만 보입니다.',
  },
} as const satisfies Translation<typeof analysisEn>;
