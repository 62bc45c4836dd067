import type { Same } from '../../engine/translation.ts';
import type { serverEn } from './server.en.ts';

export const serverKo = {
  server: {
    title: '**이 서버의 설정**',
    about:
      '이미 열린 테이블의 언어와 제한 시간, 채널은 그대로입니다. *채널에서 멘션*과 *조용히*는 열린 테이블에도 바로 적용됩니다. 테이블을 여는 사람은 언어와 제한 시간을 따로 고를 수 있습니다.',
    language: '새 테이블의 언어: {{name}}',
    discordLanguage: '새 테이블의 언어: 디스코드 서버 설정에 따르고, 설정이 없으면 여는 사람의 언어',
    everywhere: '테이블을 열 수 있는 채널: 모든 채널',
    channels: '테이블을 열 수 있는 채널: {{channels}}, 그 안의 스레드 포함',
    pace: '기본 제한 시간: {{pace}}',
    rated: '레이팅: 게임이 반영됩니다',
    unrated: '레이팅: 게임이 반영되지 않습니다',
    ofPerson_other: '한 사람이 동시에 앉을 수 있는 테이블: 최대 {{count}}개',
    tables: '이 서버에 동시에 열 수 있는 테이블: 최대 {{count}}개',
    pickChannels: '모든 채널, 또는 고른 채널에서만…',
    pickPace: '새 테이블의 제한 시간은?',
    pickOfPerson: '한 사람이 앉을 수 있는 테이블은 몇 개?',
    pickTables: '이 서버의 테이블은 몇 개까지?',
    limitOfPerson_other: '한 사람에 최대 {{count}}개',
    limitOfServer: '이 서버에 최대 {{count}}개',
    speak: '새 테이블: {{name}}',
    loud: '알림: 채널에서 멘션. 차례인 사람을 판에서 멘션합니다',
    quiet: '알림: 조용히. 차례인 사람에게 개인 메시지를 보냅니다',
    threads: '알림: 스레드. 새 게임마다 스레드를 엽니다',
    nameOf: { loud: '채널에서 멘션', quiet: '조용히', threads: '스레드' },
    aboutOf: {
      loud: '차례인 사람을 판에서 멘션합니다.',
      quiet: '판은 알림 없이 올라오고, 차례인 사람은 개인 메시지를 받습니다.',
      threads: '새 게임마다 스레드가 열리고, 그 멤버에게만 알림이 갑니다.',
    },
    pickNotifications: '차례를 어떻게 알릴까요?',
    offer: '이 서버는 모든 메시지를 모두에게 알립니다. 게임이 차례를 알리는 방법을 고르세요.',
    offerThreads: '여러 게임을 한꺼번에 하나요? *스레드*를 고르면 게임마다 스레드가 열립니다.',
  },
} as const satisfies Same<typeof serverEn>;
