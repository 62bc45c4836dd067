import type { Translation } from '../../engine/translation.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsKo = {
  look: {
    about:
      '나에게만, 모든 게임에서 적용됩니다. 나에게만 보이는 그림, 그리고 원래는 저절로 진행되는 하나뿐인 수에 대한 설정입니다. 채널의 보드는 그대로입니다.',
    sample: '그림이 어떻게 보이는지 보여 주는 예입니다.',
    contrast: '고대비',
    large: '큰 말과 패',
    corners: '화투패 귀퉁이 표시',
    byHand: '하나뿐인 수도 직접 하기',
    on: '{{what}}: 켜짐',
    off: '{{what}}: 꺼짐',
    turnOn: '{{what}} 켜기',
    turnOff: '{{what}} 끄기',
  },
  me: {
    title: '**내 설정** · {{tab}}',
    about: `나에게만, 모든 테이블에서 적용됩니다. 시간대, 방해 금지 시간, 부재는 </settings> 명령에 직접 적을 수도 있습니다.`,
    zone: '시간대: {{zone}} ({{ahead}}). 그곳은 지금 {{time}}입니다.',
    pickZone: '지금 시각…',
    askZone: `지금 계신 곳은 몇 시인가요? 맞는 것이 없으면 가까운 큰 도시를 적어 주세요: </settings> 시간대`,
    zoneSet: `시간대를 {{zone}}(지금 {{time}})으로 정했습니다. 방해 금지 시간도 정할 수 있습니다: </settings> 방해금지`,
    endZone: '시간대 없음',
    noZone: '시간대: 아직 정하지 않았습니다. 하루는 UTC를 따라 시작합니다.',
    quiet: '방해 금지 시간: {{from}}~{{to}}. 이 시간에 끝나는 기한은 방해 금지 시간이 끝날 때로 미뤄집니다.',
    noQuiet: '방해 금지 시간: 없음',
    away: '부재 중: {{back}}에 돌아옵니다({{far}}). 그때까지 제한 시간과 알림이 멈추고, 다른 사람에게 부재 중이라고 보입니다.',
    notAway: '부재 중: 아님',
    listed: '서버 순위표: 표시됩니다',
    unlisted: '서버 순위표: 표시되지 않고, 다른 사람은 내 전적과 레이팅을 볼 수 없습니다',
    challenges: '게임 신청: 누구나 나를 초대할 수 있습니다',
    noChallenges: '게임 신청: 받지 않습니다',
    reminders: {
      here: '알림: 테이블에서',
      dm: '알림: 개인 메시지로, 받을 수 없으면 테이블에서',
      none: '알림: 받지 않음',
    },
    language: '언어: {{name}}',
    discordLanguage: '언어: {{name}}, 디스코드 설정에 따름',
    asDiscord: '디스코드 설정에 따름',
    pickReminders: '알림을 어디에서 받을까요?',
    pickLanguage: '어떤 언어로 할까요?',
    pickAway: '자리를 비웠다가 언제 돌아올까요?',
  },
} as const satisfies Translation<typeof settingsEn>;
