import type { Translation } from '../../../engine/translation.ts';
import type { optionsEn } from './options.en.ts';

export const optionsKo = {
  dealer: {
    name: '선 정하기',
    about: '첫 패를 돌리고 먼저 시작하는 선을 어떻게 정할지 고릅니다.',
    random: '무작위',
    rps: '가위바위보',
    host: '첫 번째 자리',
    why: {
      random: '누구나 검증할 수 있는 추첨',
      rps: '모두 비공개로 동시에 냄',
      host: '자리를 바꾸지 않았다면 방장',
    },
  },
  deals: {
    name: '판 수',
    about: '한 게임에 몇 판을 할지 정합니다. 이긴 사람이 다음 판의 선입니다.',
    1: '1판',
    3: '3판',
    5: '5판',
    10: '10판',
  },
  four: {
    name: '총통',
    about: '처음 받은 손패에 같은 달 네 장이 있으면(총통) 바로 이깁니다. 그때 받을 점수입니다.',
    threshold: '기본 점수 보장',
    literal: '손패 점수 그대로',
    ten: '10점',
    why: {
      threshold: '손패 점수가 낮아도 7점(셋이면 3점)은 받음',
      literal: '손에 든 패의 점수만 셈',
      ten: '어떤 손패든 똑같음',
    },
  },
  rain: {
    name: '비삼광',
    about: '비광이 낀 삼광의 점수를 정합니다.',
    three: '3점',
    two: '2점',
    why: {
      three: '그냥 삼광과 똑같음',
      two: '비광이 끼면 1점 적음',
    },
  },
  cup: {
    name: '국진',
    about: '국진을 쌍피로도 칠 수 있는지 정합니다.',
    false: '열끗',
    true: '열끗 또는 쌍피',
    why: {
      false: '언제나 열끗으로 셈',
      true: '점수가 더 나는 쪽으로 셈',
    },
  },
  additive: {
    name: '고도리와 단',
    about: '다 모은 고도리와 단을 열끗·띠 점수에도 넣을지 정합니다.',
    false: '한 번만 셈',
    true: '양쪽 다 셈',
    why: {
      false: '고도리나 단 점수로만 셈',
      true: '고도리나 단으로도, 열끗이나 띠로도 셈',
    },
  },
  improve: {
    name: '고를 부른 뒤',
    about: '고를 부른 뒤 언제 다시 고냐 스톱이냐를 묻는지 정합니다.',
    false: '점수가 나 있으면',
    true: '점수가 더 오르면',
    why: {
      false: '차례가 끝날 때마다 다시 물음',
      true: '고를 부를 때보다 높아야 다시 물음',
    },
  },
  ttadak: {
    name: '따닥',
    about: '낸 패와 뒤집은 패로 같은 달 네 장을 두 쌍으로 먹을 때의 보너스입니다.',
    false: '피 없음',
    true: '피를 1장씩 뺏어 옴',
    why: {
      false: '네 장만 먹음',
      true: '상대 모두에게서 1장씩 뺏음',
    },
  },
  jjok: {
    name: '쪽',
    about: '짝 없이 낸 패를 바로 뒤집은 패로 먹을 때의 보너스입니다.',
    false: '피 없음',
    true: '피를 1장씩 뺏어 옴',
    why: {
      false: '두 장만 먹음',
      true: '상대 모두에게서 1장씩 뺏음',
    },
  },
  drawnFourth: {
    name: '뒤집어서 네 장 먹기',
    about: '뒤집은 패로 바닥의 세 장을 먹을 때도 피를 뺏어 올지 정합니다.',
    true: '피도 뺏어 옴',
    false: '네 장만 먹음',
    why: {
      true: '손패로 먹은 것과 똑같음',
      false: '운으로 맞춘 것이라 피는 없음',
    },
  },
  steal: {
    name: '뺏기는 피',
    about: '피를 뺏길 때 무엇을 줄지 정합니다. 쌍피는 두 장으로 칩니다.',
    plain: '피부터, 없으면 쌍피',
    immune: '쌍피는 안 줌',
    victim: '주는 사람이 고름',
    why: {
      plain: '쌍피밖에 없으면 쌍피를 줌',
      immune: '쌍피밖에 없으면 안 줌',
      victim: '뺏길 때마다 물음',
    },
  },
  lastSweep: {
    name: '마지막 싹쓸이',
    about: '마지막 차례가 끝나면 바닥이 늘 빕니다. 그때도 피를 뺏어 올지 정합니다.',
    false: '피 없음',
    true: '피를 뺏어 옴',
    why: {
      false: '매번 있는 일이라 치지 않음',
      true: '마지막 차례의 보너스',
    },
  },
  shake: {
    name: '흔들기',
    about: '같은 달 세 장을 언제 흔들 수 있는지 정합니다.',
    always: '내 차례면 언제나',
    unmatched: '짝이 바닥에 없을 때만',
    first: '첫 차례에만',
    why: {
      always: '판이 한참 지난 뒤에도 됨',
      unmatched: '바닥에 있으면 폭탄을 던지면 됨',
      first: '첫 패를 내기 전에만',
    },
  },
  bombDoubles: {
    name: '폭탄',
    about: '폭탄을 던지면 점수도 두 배가 되는지 정합니다.',
    false: '피만 뺏어 옴',
    true: '피도 뺏고 두 배',
    why: {
      false: '점수는 두 배가 되지 않음',
      true: '흔들기로도 침',
    },
  },
  reserve: {
    name: '×2 칩',
    about: '흔들기나 3고로 받는 ×2 칩이 한 판에 모두 몇 개인지 정합니다.',
    six: '모두 합쳐 6개',
    unlimited: '제한 없음',
    why: {
      six: '늦으면 못 받을 수 있음',
      unlimited: '몇 번이든 두 배가 될 수 있음',
    },
  },
  animals: {
    name: '멍따',
    about: '열끗을 몇 장 모으면 점수가 두 배인지 정합니다.',
    7: '7장',
    8: '8장',
  },
  wins: {
    name: '스톱하면 이기는 사람',
    about: '스톱했을 때 그 판을 누가 이기는지 정합니다.',
    stopper: '스톱한 사람',
    most: '점수가 가장 높은 사람',
    why: {
      stopper: '상대 점수가 더 높아도 이김',
      most: '두 배까지 쳐서 비교, 스톱하고도 질 수 있음',
    },
  },
  penalties: {
    name: '박',
    about: '진 사람이 점수를 내는지, 피박·광박·고박이면 더 내는지 정합니다.',
    false: '없음',
    true: '진 사람이 냄',
    why: {
      false: '점수로 순위만 가림',
      true: '상대가 피로 났는데 피 1~7장(셋이면 1~5장)은 피박, 광으로 났는데 광이 없으면 광박, 고 부르고 지면 고박(셋이면 독박)',
    },
  },
  exhausted: {
    name: '나가리',
    about: '아무도 스톱하지 않고 더미가 떨어진 판을 어떻게 할지 정합니다.',
    draw: '승자 없음',
    double: '다음 판 두 배',
    most: '최고 점수가 이김',
    why: {
      draw: '점수 없이 넘어감',
      double: '다음 판에 걸린 점수가 커짐',
      most: '점수가 가장 높은 사람이 그 판을 가져감',
    },
  },
} as const satisfies Translation<typeof optionsEn>;
