import type { Same } from '../../engine/translation.ts';
import type { commandsEn } from './commands.en.ts';

export const commandsKo = {
  command: {
    play: { name: '게임열기', about: '이 채널에 테이블을 엽니다' },
    join: { name: '참가', about: '이 채널의 테이블에 앉습니다' },
    leave: { name: '나가기', about: '시작하기 전에 테이블에서 나갑니다' },
    start: { name: '시작', about: '게임을 시작합니다 (연 사람)' },
    cancel: { name: '취소', about: '테이블을 닫거나 게임을 끝냅니다 (연 사람)' },
    move: { name: '두기', about: '질문에 답하거나 직접 적어 한 수 둡니다' },
    hand: { name: '내화면', about: '내 자리에서 본 테이블을 나만 봅니다' },
    recap: { name: '지난이야기', about: '내가 마지막으로 둔 뒤에 있었던 일을 나만 봅니다' },
    look: { name: '화면설정', about: '나에게만 보이는 그림의 대비, 크기, 귀퉁이 표시를 정합니다' },
    me: { name: '내설정', about: '시간대, 방해 금지 시간, 부재, 알림, 언어, 그림을 정합니다' },
    board: { name: '판', about: '판을 나에게만 다시 보여 줍니다' },
    rules: { name: '규칙', about: '게임 방법을 짧게 설명합니다' },
    replay: { name: '다시보기', about: '이 채널의 게임을 영상으로, 또 한 수씩 다시 봅니다' },
    export: { name: '내보내기', about: '끝난 게임을 파일로: 보관하고, 다시 보고, 운을 확인하기' },
    games: { name: '내게임', about: '내 테이블을 내 차례부터 봅니다' },
    help: { name: '도움말', about: '무엇을 어떻게 할 수 있는지 짧게 알려 줍니다' },
    resign: { name: '기권', about: '진행 중인 게임에서 떠납니다' },
  },
  argument: {
    game: { name: '게임', about: '어떤 게임' },
    theme: { name: '테마', about: '게임의 테마. 비워 두면 기본 모습' },
    language: { name: '언어', about: '테이블에서 쓸 언어. 비워 두면 서버의 언어' },
    pace: { name: '제한시간', about: '한 차례에 쓸 수 있는 시간. 비워 두면 제한 없음' },
    thread: { name: '스레드', about: '이 채널의 새 스레드에서 합니다' },
    text: { name: '수', about: '게임의 표기법으로 적은 수' },
    match: { name: '게임기록', about: '이 채널에서 끝난 게임 중 하나. 비워 두면 마지막 게임' },
    anyMatch: { name: '게임기록', about: '이 채널의 어떤 게임. 비워 두면 진행 중인 게임이나 마지막 게임' },
    zone: { name: '시간대', about: '내 시간대. 가까운 큰 도시, 없애려면 끔' },
    quiet: { name: '방해금지', about: '아무것도 재촉받지 않을 시간. 예: 22-8. 없애려면 끔' },
    away: { name: '부재', about: '자리를 비웠다가 돌아오는 날. 예: 내일, 12월 24일. 이미 돌아왔으면 끔' },
    words: { name: '글로', about: '그림 대신 글로 봅니다' },
  },
} as const satisfies Same<typeof commandsEn>;
