import type { Same } from '../../engine/translation.ts';
import type { serverEn } from './server.en.ts';

export const serverKo = {
  server: {
    title: '**이 서버의 설정**',
    about: '이미 열린 테이블은 그대로입니다. 테이블을 여는 사람은 언어와 제한 시간을 따로 고를 수 있습니다.',
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
  },
} as const satisfies Same<typeof serverEn>;
