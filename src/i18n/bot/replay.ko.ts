import type { Translation } from '../../engine/translation.ts';
import type { replayEn } from './replay.en.ts';

export const replayKo = {
  recap: {
    move: '내 지난 차례 이후',
    start: '게임 시작 이후',
    turns: '최근 차례',
    end: '마지막 차례',
    nothing: '내 지난 차례 이후로 아무 일도 없었습니다.',
    nothingYet: '아직 아무도 하지 않았습니다.',
    film_other: '**{{game}}** · 최근 {{count}}수',
    busy: '다시보기를 만들고 있습니다. 올라온 뒤에 다시 해 주세요.',
    alt_other: '{{game}} 다시보기. 지금 국면까지 최근 {{count}}수를 보여 줍니다.',
  },
  export: {
    done: '**{{game}}**, {{when}}에 끝난 게임입니다. 첫 파일에 게임 전체가 들어 있습니다. 봇 운영자가 이 파일로 게임을 재생하고 주사위와 패를 모두 검증할 수 있습니다.',
    absent:
      '**{{game}}**, {{when}}에 끝난 게임입니다. 파일에 게임 전체가 들어 있습니다. 이 봇에는 이제 규칙이 없지만, 규칙이 있는 Piecemeal에서 재생할 수 있습니다.',
    ppn: '두 번째 파일은 Portable Piecepack Notation으로 되어 있습니다.',
    offer: '{{game}} · {{when}} · {{who}}',
    event: '디스코드의 {{game}}',
    none: '이 채널에서 끝난 게임이 아직 없습니다.',
    running: '이 채널의 게임은 아직 진행 중입니다. 끝난 뒤에 내보낼 수 있습니다.',
    unknown: '이 채널에서 끝난 게임 중에 그런 게임이 없습니다.',
  },
  replay: {
    title: '**{{game}}** · {{who}}',
    players: '{{who}}',
    running_other: '지금까지 {{count}}수, 아직 진행 중입니다.',
    over_other: '{{count}}수. {{how}}',
    shortened:
      '다시보기에는 {{steps}}장면 중 {{shown}}장면이 나옵니다. 모두 보려면 *한 수씩 보기*를 누르세요.',
    alt_other: '{{game}} 다시보기. 처음 배치부터 지금 국면까지 {{count}}수를 보여 줍니다.',
    setUp_other: '처음 배치, 모두 {{count}}수',
    step: '{{count}}수 중 {{number}}수째',
    jump: '바로 가기…',
    to: '{{number}}수째',
    moment: '{{number}}: {{what}}',
    toSetUp: '처음 배치',
    offer: '{{game}} · 진행 중 · {{who}}',
    none: '이 채널에서 한 게임이 아직 없습니다. </play> 명령으로 시작해 보세요.',
    unknown: '이 채널에서 한 게임 중에 그런 게임이 없습니다.',
    busy: '이 채널에 올릴 다시보기를 이미 만들고 있습니다. 올라온 뒤에 다시 해 주세요.',
    failed: '다시보기를 만들지 못했습니다. 그래도 한 수씩 볼 수 있습니다.',
    memory:
      '기억력이 중요한 게임이라 다시보기는 끝난 뒤에 나옵니다. 그때까지는 *한 수씩 보기*에서 글로 볼 수 있습니다.',
    absent: '이 봇에는 이제 이 게임의 규칙이 없어 보여 드릴 수 없습니다.',
  },
  luck: {
    running: '주사위와 패는 게임이 끝난 뒤에 확인할 수 있습니다.',
    matches_other:
      '✅ 확인했습니다. 이 게임의 주사위와 패 {{count}}개가 모두 시작할 때 봉인한 값과 일치합니다: `{{commitment}}`',
    differs: '⚠️ 이 게임은 시작할 때 봉인한 값과 일치하지 않습니다. 봇 운영자에게 알려 주세요.',
    yourself:
      '직접 확인하려면 게임을 내보낸 뒤 그 파일로 `npm run verify`를 실행하세요. 게임 `{{match}}`, 비밀값 `{{secret}}`.',
  },
} as const satisfies Translation<typeof replayEn>;
