import type { Translation } from '../../../engine/translation.ts';
import type { optionsEn } from './options.en.ts';

export const optionsKo = {
  dealer: {
    name: '선 정하기',
    about: '누가 첫 패를 돌리고 먼저 하는지를 정합니다.',
    random: '제비뽑기',
    rps: '가위바위보',
    host: '첫 번째 자리',
    why: {
      random: '확인할 수 있는 운으로 정함',
      rps: '모두 몰래 한꺼번에 냄',
      host: '자리를 바꾸지 않았다면 연 사람',
    },
  },
  deals: {
    name: '판 수',
    about: '몇 판을 합쳐 겨루는지를 정합니다. 이긴 사람이 다음 선입니다.',
    1: '1판',
    3: '3판',
    5: '5판',
    10: '10판',
  },
  four: {
    name: '총통',
    about: '처음 받은 손패에 한 달 네 장이 있으면(총통) 바로 이기는데, 그때의 점수를 정합니다.',
    threshold: '적어도 날 수 있는 점수',
    literal: '손패가 가진 점수',
    ten: '10점',
    why: {
      threshold: '보통 나는 점수보다 적지 않음',
      literal: '손에 든 패의 점수 그대로',
      ten: '무엇을 들었든 같음',
    },
  },
  rain: {
    name: '비광',
    about: '비광이 낀 세 광의 점수를 정합니다.',
    three: '3점',
    two: '2점',
    why: {
      three: '다른 세 광과 같음',
      two: '비광이 끼면 한 점 적음',
    },
  },
  cup: {
    name: '국진',
    about: '점수를 셀 때 쌍피로 치는 쪽이 나으면 그렇게 셀지를 정합니다.',
    false: '열끗',
    true: '열끗 또는 쌍피',
    why: {
      false: '그려진 대로만 셈',
      true: '더 나은 쪽으로 셈',
    },
  },
  additive: {
    name: '고도리와 단',
    about: '다 모은 고도리와 단을 열끗과 띠로도 셀지를 정합니다.',
    false: '따로만 셈',
    true: '함께 셈',
    why: {
      false: '한 번만 셈',
      true: '단이나 고도리로도, 열끗이나 띠로도 셈',
    },
  },
  improve: {
    name: '고를 부른 뒤',
    about: '고를 부른 사람에게 다시 물으려면 무엇이 필요한지를 정합니다.',
    false: '날 수 있는 점수',
    true: '그때보다 높은 점수',
    why: {
      false: '차례마다 다시 물음',
      true: '점수가 오르면 다시 물음',
    },
  },
  ttadak: {
    name: '따닥',
    about: '낸 패와 뒤집은 패로 한 달 네 장을 두 쌍으로 먹을 때 피를 받을지를 정합니다.',
    false: '피 없음',
    true: '모두에게서 피 한 장',
    why: {
      false: '네 장만 먹음',
      true: '남이 저마다 한 장씩 줌',
    },
  },
  jjok: {
    name: '쪽',
    about: '혼자 낸 패를 뒤집은 패로 바로 먹을 때 피를 받을지를 정합니다.',
    false: '피 없음',
    true: '모두에게서 피 한 장',
    why: {
      false: '두 장만 먹음',
      true: '남이 저마다 한 장씩 줌',
    },
  },
  drawnFourth: {
    name: '뒤집어 맞춘 넷째',
    about: '뒤집은 패로 세 장을 먹을 때도 낸 것처럼 피를 받을지를 정합니다.',
    true: '피도 받음',
    false: '네 장만 먹음',
    why: {
      true: '낸 패로 먹은 것과 같음',
      false: '운으로 맞춘 것은 피를 안 받음',
    },
  },
  steal: {
    name: '주는 피',
    about: '보통 피부터 주고 쌍피는 두 장으로 칩니다. 달리 정할 수도 있습니다.',
    plain: '피 먼저, 다음 쌍피',
    immune: '쌍피는 안 줌',
    victim: '주는 사람이 고름',
    why: {
      plain: '보통 피가 없으면 쌍피를 줌',
      immune: '쌍피뿐이면 아무것도 안 줌',
      victim: '그때마다 물음',
    },
  },
  lastSweep: {
    name: '마지막 싹쓸이',
    about: '맨 마지막 차례 뒤에는 바닥이 늘 비는데, 그때도 피를 받을지를 정합니다.',
    false: '피 없음',
    true: '피를 받음',
    why: {
      false: '늘 있는 일이라 치지 않음',
      true: '마지막 차례도 값이 있음',
    },
  },
  shake: {
    name: '흔들기',
    about: '한 달 세 장을 언제 흔들 수 있는지를 정합니다.',
    always: '자기 차례 언제나',
    unmatched: '넷째가 바닥에 없을 때',
    first: '첫 차례에만',
    why: {
      always: '판이 한참 지난 뒤에도',
      unmatched: '바닥에 있으면 폭탄을 낼 수 있음',
      first: '패를 내기 전에만',
    },
  },
  bombDoubles: {
    name: '폭탄',
    about: '폭탄이 점수도 두 배로 하는지를 정합니다.',
    false: '피를 받음',
    true: '피를 받고 두 배',
    why: {
      false: '피만 받고 끝남',
      true: '흔든 것으로도 침',
    },
  },
  reserve: {
    name: '두 배 패',
    about: '흔들기나 3고처럼 점수를 두 배로 하는 표시를 몇 번까지 받을 수 있는지를 정합니다.',
    six: '모두 합쳐 여섯 번',
    unlimited: '제한 없음',
    why: {
      six: '늦으면 받지 못할 수 있음',
      unlimited: '몇 번이고 두 배가 될 수 있음',
    },
  },
  animals: {
    name: '멍따',
    about: '열끗 몇 장이면 점수가 두 배인지를 정합니다.',
    7: '7장',
    8: '8장',
  },
  wins: {
    name: '스톱했을 때 승자',
    about: '스톱한 사람이 이기는지, 두 배까지 쳐서 가장 높은 사람이 이기는지를 정합니다.',
    stopper: '스톱한 사람',
    most: '가장 높은 사람',
    why: {
      stopper: '남이 더 높아도 이김',
      most: '스톱해도 질 수 있음',
    },
  },
  penalties: {
    name: '박',
    about: '진 사람이 점수를 내는지, 피박·광박이나 고를 부르고 졌을 때 더 내는지를 정합니다.',
    false: '없음',
    true: '진 사람이 냄',
    why: {
      false: '점수로 앞뒤만 가림',
      true: '피가 1~7장(셋이면 1~5장)이면 피박, 광이 없으면 광박, 고를 부르고 지면 두 배나 독박',
    },
  },
  exhausted: {
    name: '나가리',
    about: '아무도 스톱하지 않고 끝난 판을 어떻게 할지를 정합니다.',
    draw: '무승부',
    double: '다음 판 두 배',
    most: '가장 높은 사람이 이김',
    why: {
      draw: '그 판은 치지 않음',
      double: '걸린 점수가 커짐',
      most: '점수가 가장 높으면 그 판을 가져감',
    },
  },
} as const satisfies Translation<typeof optionsEn>;
