import type { Same } from '../../engine/translation.ts';
import type { refusalsEn } from './refusals.en.ts';
import { slash } from './slash.ko.ts';

export const refusalsKo = {
  refuse: {
    unlisted: '자기 전적을 보이고 싶어 하지 않는 분입니다.',
    over: '이미 끝난 게임입니다.',
    notYourTurn: '지금은 차례가 아닙니다. {{who}} 차례입니다.',
    seats: '이 게임은 {{possible}}명이 하는 게임인데, 지금은 {{seats}}명입니다.',
    notOffered: '고를 수 있는 답이 아닙니다.',
    noSuchOption: '"{{option}}" 옵션은 없습니다. 있는 옵션: {{known}}.',
    noSuchValue: '"{{option}}" 옵션은 "{{value}}" 값을 가질 수 없습니다. 가능한 값: {{known}}.',
    channelTaken: '이 채널에는 이미 열린 테이블이 있습니다: {{link}}',
    channelKept:
      '쉬고 있는 테이블입니다. 지금 이 채널에는 다른 테이블이 열려 있습니다: {{link}} 그 게임이 끝나면 다시 깨울 수 있습니다.',
    outOfReach: '봇이 이 서버에 없습니다. 서버 관리자가 초대할 수 있습니다: {{invite}}',
    noTable: `이 채널에는 테이블이 없습니다. ${slash.play} 명령으로 열어 보세요.`,
    noSuchTable: '그 테이블은 더 이상 없습니다.',
    noSuchGame: '여기에는 그런 게임이 없습니다.',
    noSuchTheme: '{{game}}에는 그런 테마가 없습니다. 고를 수 있는 것: {{known}}.',
    alreadySeated: '이미 이 테이블에 앉아 있습니다.',
    notSeated: `이 테이블에 자리가 없습니다. ${slash.board} 명령으로 구경할 수 있습니다.`,
    sitFirst: '아직 이 테이블에 자리가 없습니다. 먼저 참가를 눌러 주세요.',
    noSuchSeat: '지금 이 테이블에는 그런 자리가 없습니다.',
    ownSeat: '이미 그 자리에 앉아 있습니다.',
    seatOf: '{{who}} 님이 앉은 자리입니다. 테이블을 연 사람만 옮길 수 있습니다.',
    seatKeptFor: '{{who}} 님을 위해 비워 둔 자리입니다.',
    full: '{{seats}}자리가 모두 찼습니다.',
    kept: '남은 자리는 {{who}} 님을 위해 비워 둔 자리입니다.',
    notInvited: '비워 둔 자리가 없어서 거절할 것도 없습니다.',
    challengeSelf: '내 테이블에는 이미 내 자리가 있습니다. 다른 사람을 초대해 보세요.',
    challengedTwice: '{{who}} 님을 두 번 골랐습니다. 한 사람에게 한 자리씩 비워 둡니다.',
    noBots: '봇은 게임에 초대할 수 없습니다. AI는 테이블에서 AI 추가 버튼으로 앉힙니다.',
    notHere: '{{who}} 님은 이 서버에 없습니다.',
    noChallenges: '{{who}} 님은 지금 게임 신청을 받지 않습니다. 열린 테이블에는 누구나 참가할 수 있습니다.',
    challengedEnough:
      '하루 사이에 {{who}} 님을 이미 두 번 초대했습니다. 내일 다시 초대할 수 있고, 열린 테이블에는 누구나 참가할 수 있습니다.',
    notAmongThem: `이 게임을 함께한 사람만 한 판 더 할 수 있습니다. ${slash.play} 명령으로 새 테이블을 열어 보세요.`,
    noAis: '이 게임에는 AI가 둘 것이 없습니다.',
    noAi: '이 테이블에는 AI 자리가 없습니다.',
    started: '이미 시작된 게임입니다.',
    notStarted: '아직 시작하지 않은 게임입니다.',
    hostOnly: '테이블을 연 {{who}} 또는 채널 관리자만 할 수 있습니다.',
    tooFew_other: '{{possible}}명이 필요한 게임인데, 지금 {{count}}명이 앉아 있습니다.',
    closed: '시작하기 전에 닫힌 테이블입니다.',
    notInThread:
      '이 비공개 스레드에 제가 없어서 글을 올릴 수 없습니다. 여기에 {{me}}라고 써서 저를 추가한 뒤 다시 해 주세요.',
    tooManyThreads:
      '이 서버에는 Discord가 허용하는 만큼 활성 스레드가 있어서 새로 만들 수 없습니다. 쓰지 않는 스레드를 닫거나, 스레드 옵션 없이 /play를 써 주세요.',
    threadTitle: '이 서버의 AutoMod가 스레드 이름을 허용하지 않습니다. 스레드 옵션 없이 /play를 써 주세요.',
    threadRefused:
      'Discord가 여기에 스레드를 만들지 않았습니다(오류 {{code}}). 스레드 옵션 없이 /play를 쓰거나, 이미 있는 스레드에서 써 주세요.',
    locked: '잠긴 스레드라서 메시지를 올릴 수 없습니다.',
    noThreads: '이 채널에는 스레드를 만들 수 없습니다. 스레드 옵션을 빼고 채널에서 바로 해 보세요.',
    mayNotPost:
      '여기에 메시지를 보낼 권한이 없어서 대신 올리지 않았습니다. 메시지를 쓸 수 있는 채널에서 다시 해 보세요.',
    mayNotThread: `이 채널에서 스레드를 만들 권한이 없어서 만들지 않았습니다. 채널 관리자가 만든 스레드에서도 ${slash.play} 명령을 쓸 수 있습니다.`,
    otherChannels: '이 서버에서는 {{channels}} 채널에서 테이블을 열 수 있습니다.',
    enoughTables_other: `이 서버에서는 한 사람이 동시에 테이블 {{count}}개까지 앉을 수 있고, 이미 모두 앉아 있습니다. 게임을 마치거나 테이블에서 나가면 자리가 납니다. ${slash.games} 명령으로 볼 수 있습니다.`,
    serverFull_other:
      '이 서버에 동시에 열 수 있는 테이블 {{count}}개가 모두 열려 있습니다. 게임 하나가 끝나면 열 수 있습니다.',
    noRatings: '이 서버의 게임은 레이팅에 반영되지 않습니다.',
    managersOnly: '이 설정은 서버 관리 권한이 있는 사람만 쓸 수 있습니다.',
    absent: `이 게임에 쓰인 규칙이 이제 여기에 없어서 이어서 할 수 없습니다. 테이블에 앉은 사람은 누구나 ${slash.cancel} 명령으로 끝낼 수 있습니다.`,
    notRepeating: '반복하고 있는 것이 없습니다. *하기*를 눌러 직접 고르세요.',
    outdated: '오래된 버튼입니다. 다시 골라 주세요.',
    stale: '그사이 게임이 진행되었습니다. 지금 상황은 이렇습니다.',
    moved: '다른 사람이 조금 더 빨랐습니다. 지금 상황은 이렇습니다.',
    forged: '더 이상 쓸 수 없는 버튼입니다. 가장 최근 보드에서 하기를 눌러 주세요.',
    overAlready: '이미 끝난 게임입니다.',
    nothingToTakeBack: '여기에서 무를 수 있는 수가 없습니다.',
    askFirst:
      '그 뒤로 게임이 더 진행되었거나 무언가를 알게 되었습니다. 다른 사람들에게 물러도 되는지 물어볼 수 있습니다.',
    seenSince:
      '하고 난 뒤에 무언가가 드러났고, 지켜보는 사람은 모두 그것을 압니다. 그래도 무를 수 있고, 그 사실은 보드에 적힙니다.',
    askedAlready: '물러도 되는지 이미 묻고 있습니다.',
    notAsked: '이제는 물러 달라는 부탁이 없습니다.',
    ownAsk: '스스로 부탁한 것입니다. 다른 사람들이 정하고, 다음 수를 두면 부탁은 끝납니다.',
    noSuchZone:
      '그런 시간대는 없습니다. 서울이나 베를린처럼 가까운 큰 도시를 적어 보세요. 없애려면 끔이라고 적어 주세요.',
    noSuchZoneNear: '그런 시간대는 없습니다. 비슷한 것: {{near}}.',
    nudgeNobody: '지금 재촉할 사람이 없습니다.',
    nudgedAlready: '{{who}} 님에게는 오늘 이미 재촉을 보냈습니다. {{again}}부터 다시 보낼 수 있습니다.',
    nudgeUnwanted: '{{who}} 님이 알림을 꺼 두어서 재촉을 보낼 수 없습니다.',
    nudgeQuiet: '{{who}} 님은 방해 금지 시간이거나 자리를 비웠습니다. {{again}}부터 재촉할 수 있습니다.',
    quietLong: '방해 금지 시간은 하루에 {{hours}}시간까지 정할 수 있습니다.',
    quietUnread:
      '방해 금지 시간을 읽을 수 없습니다. 22-8, 22:30-7:15처럼 적거나, 없애려면 끔이라고 적어 주세요.',
    quietNeedsZone: '방해 금지 시간을 정하려면 시간대가 필요합니다. 같은 명령에 시간대도 적어 주세요.',
    zoneForQuiet: '방해 금지 시간에는 시간대가 필요합니다. 같은 명령에서 방해금지를 끔으로 적어 주세요.',
    dayUnread:
      '날짜를 읽을 수 없습니다. 2026-12-24, 12월 24일, 내일, 3일처럼 적거나, 없애려면 끔이라고 적어 주세요.',
    dayPast: '앞으로 올 날이 아닙니다. 내일부터 고를 수 있습니다.',
    dayFar: '자리를 비울 수 있는 기간은 {{days}}일까지입니다.',
    seatTaken: '이제 빈자리가 아닙니다.',
    satElsewhere: '이 게임을 다른 자리에서 본 적이 있어서 이 자리에는 앉을 수 없습니다.',
    ownSeatHeld: '이 테이블에는 원래 내 자리가 있습니다. 그 자리를 되찾아 주세요.',
    noSeatHeld: '이 테이블에는 되찾을 자리가 없습니다.',
    decided: '이미 정해졌거나, 그사이에 차례가 지나갔습니다.',
    ownTime: '지금은 내 차례입니다. 하기를 누르면 더 정할 것이 없습니다.',
    noClaim: '한 차례 시간의 두 배가 지나도록 상대가 아무것도 하지 않아야 승리를 선언할 수 있습니다.',
  },
  permission: {
    missing:
      '아직 여기서는 게임을 할 수 없습니다. 이 채널에서 필요한 권한: {{missing}}. 채널 관리자가 허용할 수 있습니다.',
    uploads:
      '지금 Discord가 이 서버의 파일 업로드를 제한하고 있어서, 그림 없이 글로 판을 보여 드려요. 게임은 그대로 할 수 있고, 제한이 풀리면 그림도 다시 나와요. 이유는 서버 관리자가 Discord에 문의할 수 있어요.',
    filesLimited:
      '지금 Discord가 이 서버의 파일 업로드를 제한하고 있어서 파일을 보낼 수 없어요. 제한이 풀린 뒤에 다시 하거나 다른 서버에서 해 보세요.',
    ViewChannel: '채널 보기',
    SendMessages: '메시지 보내기',
    SendMessagesInThreads: '스레드에서 메시지 보내기',
    AttachFiles: '파일 첨부',
    ReadMessageHistory: '메시지 기록 보기',
    CreatePublicThreads: '공개 스레드 만들기',
  },
  limit: {
    press: '짧은 시간에 너무 많이 눌렀습니다. 몇 초 뒤에 이어서 해 주세요.',
    film: '짧은 시간에 영상을 여러 번 만들었습니다. 1~2분 뒤에 다시 만들 수 있고, 그동안 한 수씩 넘겨 볼 수 있습니다.',
    table: '짧은 시간에 테이블을 너무 많이 열었습니다. 30초쯤 뒤에 다시 열어 주세요.',
  },
  calm: {
    bug: '제 쪽에 문제가 생겼지만 테이블은 그대로입니다. 잠시 뒤에 다시 해 주세요.',
    unsure:
      '처리는 했지만 기록하는 디스크에 문제가 생겨, 남아 있을지 장담할 수 없습니다. 여기서 멈추니, 제가 돌아오면 다시 확인해 주세요.',
    unsureForNow:
      '기록하는 순간 데이터베이스와 연결이 끊겨, 처리되었는지 알 수 없습니다. 잠시 뒤에 다시 확인해 주세요.',
    away: '모든 것을 기록하는 데이터베이스에 연결할 수 없어 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 해 주세요.',
    nothingDone: '아무것도 바뀌지 않았습니다.',
    serverOnly: '게임은 서버의 채널에서 할 수 있습니다.',
  },
} as const satisfies Same<typeof refusalsEn>;
