import type { Translation } from '../../engine/translation.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsKo = {
  look: {
    about:
      '모든 게임에서 나에게만 적용됩니다. 나만 보는 그림과, 하나뿐인 수를 저절로 할지를 정합니다. 채널의 보드는 그대로지만, *움직임 줄이기*를 켜면 내가 하는 모든 게임에서 보드가 움직이지 않습니다.',
    sample: '내가 보는 그림의 예시입니다.',
    contrast: '고대비',
    large: '큰 말과 패',
    corners: '화투패 귀퉁이 표시',
    byHand: '하나뿐인 수 직접 하기',
    still: '움직임 줄이기',
    on: '{{what}}: 켜짐',
    off: '{{what}}: 꺼짐',
  },
  me: {
    title: '**내 설정** · {{tab}}',
    about:
      '모든 게임에서 나에게만 적용됩니다. 시간대, 방해 금지 시간, 부재는 직접 입력할 수도 있습니다: </settings>',
    zone: '시간대: {{zone}} ({{ahead}}), 현재 {{time}}',
    pickZone: '지금 시각…',
    askZone: '지금 몇 시인가요? 맞는 시각이 없으면 가까운 큰 도시를 입력하세요: </settings> 시간대',
    zoneSet:
      '시간대를 정했습니다: {{zone}}, 현재 {{time}}. 이어서 방해 금지 시간도 정할 수 있습니다: </settings> 방해금지',
    endZone: '시간대 없음',
    noZone: '시간대: 아직 없음. 하루는 UTC 자정에 시작합니다.',
    quiet: '방해 금지 시간: {{from}}~{{to}} (이때 끝나는 기한은 미뤄집니다)',
    noQuiet: '방해 금지 시간: 없음',
    away: '부재: {{back}}에 돌아옵니다({{far}}). 그때까지 제한 시간과 알림이 멈추고, 다른 사람에게 부재 중으로 표시됩니다.',
    notAway: '부재: 없음',
    listed: '순위표: 표시됨',
    unlisted: '순위표: 숨김. 내 전적과 레이팅은 나만 봅니다',
    challenges: '게임 신청: 누구나 할 수 있습니다',
    noChallenges: '게임 신청: 받지 않음',
    reminders: {
      here: '알림: 게임 채널에서',
      dm: '알림: 개인 메시지로, 막혀 있으면 채널에서',
      none: '알림: 꺼짐',
    },
    language: '언어: {{name}}',
    discordLanguage: '언어: {{name}}, 디스코드 설정에 따름',
    asDiscord: '디스코드 설정에 따름',
    pickReminders: '알림을 어디에서 받을까요?',
    pickLanguage: '어떤 언어로 할까요?',
    pickAway: '부재, 돌아올 날…',
  },
} as const satisfies Translation<typeof settingsEn>;
