import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusals in Korean. */
export const refuseKo = {
  nothingToDouble: '한 판만 하면 두 배로 칠 다음 판이 없습니다. 판 수를 늘리거나 나가리를 달리 정하세요.',
  now: {
    throw: '먼저 선을 정합니다. 가위, 바위, 보 가운데 고르세요.',
    play: '지금은 손패를 내거나, 할 수 있으면 흔들기나 폭탄입니다.',
    target: '더미에서 나온 패를 둘 가운데 어디에 놓을지 먼저 골라야 합니다.',
    give: '먼저 줘야 할 피를 줘야 합니다.',
    decide: '차례를 마쳤습니다. 이제 고 또는 스톱입니다.',
    deal: '이 판이 끝났습니다. 먼저 다음 패를 돌려야 합니다: 돌리기.',
    over: '게임이 끝났습니다.',
  },
  noMonth: '{{month}}월은 없습니다. 달은 1월부터 12월까지입니다.',
  emptyHand: '손패가 없으니 더미만 뒤집습니다: 뒤집기.',
  notInHand: '{{card, 은는}} 손에 없습니다. 손패: {{hand}}.',
  noPick: '{{card, 은는}} 고를 것이 없어 {{onto, 을를}} 정할 수 없습니다. 패만 적으세요.',
  pick: '{{card, 은는}} 서로 다른 둘 가운데 하나에 놓습니다. 고르세요: {{possible}}.',
  draw: '손패 없이 뒤집는 것은 폭탄을 던진 뒤에만 됩니다. 낼 수 있는 패: {{hand}}.',
  shakeNone:
    '흔들려면 한 달 세 장이 손에 있어야 합니다. {{month, 은는}} {{count}}장이고, 세 장인 달이 없습니다.',
  shakeOther:
    '흔들려면 한 달 세 장이 손에 있어야 합니다. {{month, 은는}} {{count}}장입니다. 세 장인 달: {{possible}}.',
  shakeBare: '흔들려면 한 달 세 장이 손에 있어야 하는데, 세 장인 달이 없습니다.',
  shakeWhich: '세 장인 달: {{possible}}. 흔들기 9처럼 달을 적으세요.',
  shakeTwice: '{{month, 은는}} 이미 흔들었고, 한 달은 한 번만 칩니다.',
  shakeEmpty: '두 배 패 여섯 장이 모두 나가 {{month, 을를}} 흔들어도 얻는 것이 없습니다.',
  shakeLate: '이 자리에서는 첫 차례에만 흔들 수 있습니다. {{month}} 세 장은 그냥 낼 수 있습니다.',
  shakeMatched: '이 자리에서는 넷째가 바닥에 있는 동안 {{month, 을를}} 흔들 수 없습니다.',
  bombNone:
    '폭탄은 한 달 세 장이 손에 있어야 합니다. {{month, 은는}} {{count}}장이고, 세 장인 달이 없습니다.',
  bombOther:
    '폭탄은 한 달 세 장이 손에 있어야 합니다. {{month, 은는}} {{count}}장입니다. 세 장인 달: {{possible}}.',
  bombBare: '폭탄은 한 달 세 장이 손에 있어야 하는데, 세 장인 달이 없습니다.',
  bombWhich: '세 장인 달: {{possible}}. 폭탄 9처럼 달을 적으세요.',
  bombRow: '폭탄은 {{month}} 넷째 장이 바닥에 있어야 하는데, 바닥에 {{count}}장 있습니다.',
  give: '{{card, 은는}} 지금 줄 수 있는 패가 아닙니다. 피는 모두 같습니다. 줄 수 있는 패: {{possible}}.',
  goFour: '{{month}} 네 장이 들어오면 바로 이깁니다. 보이기만 하면 됩니다: 스톱.',
  typed: {
    throw: '“{{typed}}”은(는) 낼 수 없습니다. 가위, 바위, 보 가운데 적으세요.',
    play: '“{{typed}}”은(는) 알아들을 수 없습니다. 그림에서 패 위의 번호(3)나 달과 종류(8월 광)를 적으세요. 흔들기 9, 폭탄 9, 뒤집기도 됩니다.',
    target:
      '“{{typed}}”은(는) 알아들을 수 없습니다. 그림에서 패 위의 글자(A)나 달과 종류(8월 광)를 적으세요.',
    give: '“{{typed}}”은(는) 알아들을 수 없습니다. 그림에서 패 위의 글자(A)나 달과 종류(4월 피)를 적으세요.',
    decide: '“{{typed}}”은(는) 알아들을 수 없습니다. 고 또는 스톱을 적으세요.',
    deal: '“{{typed}}”은(는) 알아들을 수 없습니다. 돌리기를 적으세요.',
    over: '“{{typed}}”은(는) 할 수 없습니다. 게임이 끝났습니다.',
  },
  position: {
    parts: '위치는 | 로 나뉜 부분이 적어도 다섯인데, 지금은 {{parts}}입니다.',
    players: '더미 다음에는 P1, P2, P3이 차례로 둘이나 셋 있어야 합니다: "{{found}}".',
    part: '사람 다음에는 turn, throws, tied, last만 올 수 있습니다: "{{found}}".',
    phase: '첫 낱말은 throw, play, target, give, decide, deal, over 가운데 하나입니다: "{{found}}".',
    named: '"{{wanted}}"로 시작하고 패나 "-"가 있어야 합니다: "{{found}}".',
    field: '"{{found}}"은(는) 그 자리에 올 수 없습니다. 올 수 있는 낱말: {{names}}.',
    number: '"{{found}}"은(는) 수가 아닙니다.',
    card: '"{{found}}"은(는) 화투 48장에 없습니다. 1A, 2C+, 12C--, 4D1처럼 적습니다.',
    column: '"{{found}}"은(는) 묶음이 아닙니다. 3A.3C+.3D1@2처럼 적습니다.',
    goes: '"{{found}}"에는 고 횟수와 그때 점수가 1@8처럼 있어야 합니다.',
    cause: '"{{found}}"은(는) 두 배 패의 까닭이 아닙니다. shake9, bomb9, animals, go3이 있습니다.',
    owes: '"{{found}}"에는 누가 피 몇 장을 줘야 하는지가 2:1처럼 있어야 합니다.',
    throws:
      '"{{found}}"은(는) 가위바위보가 아닙니다. 사람마다 rock, paper, scissors, -, out 가운데 하나입니다.',
    last: '지난 판은 stop, four, exhausted, forced 다음에 사람이나 - 입니다: "{{found}}".',
    bill: '"{{found}}"은(는) 계산서의 줄이 아닙니다. junk:12=3이나 shake9x2처럼 적습니다.',
    twice: '{{card}} 패는 한 장뿐입니다.',
    noSuchPlayer: '{{seats}}명 가운데 없는 사람이 적혀 있습니다.',
    gains: '지난 판에는 {{seats}}명이 얻은 점수가 모두 있어야 합니다.',
    owesSelf: '자기에게 피를 줄 수는 없습니다.',
    mixed: '{{column}} 묶음에 여러 달이 섞여 있습니다.',
    columnSize:
      '{{column}} 묶음은 그렇게 놓일 수 없습니다. 한 장은 표시가 없고, 세 장은 표시가 있으며, 두 장과 네 장은 뒤집은 패가 기다릴 때만 있습니다.',
    whole: '{{month}} 네 장이 바닥에 남아 있을 수는 없습니다. 다 모이면 그 차례에 먹습니다.',
    deal: '모두 {{deals}}판이라 {{deal}}번째 판은 없습니다.',
    carried: '한 판은 적어도 ×1입니다.',
    month: '달은 1부터 12까지입니다.',
    negative: '0보다 적을 수는 없습니다.',
    throwing: '가위바위보에는 두세 사람이 있고, 그중 아직 내지 않은 사람이 있어야 합니다.',
    target: '뒤집은 패와, 놓을 수 있는 바닥 패 둘을 적어야 합니다.',
    give: '피를 줘야 할 사람이 있어야 합니다.',
    decide: '한 달 네 장을 보일 때가 아니면, 고나 스톱 앞에 뒤집은 패가 있어야 합니다.',
    play: '차례가 시작될 때는 뒤집은 패나 줄 피가 없습니다.',
    dealing: '다음 판을 돌리려면 지난 판이 있고 판 수가 남아야 합니다.',
    turns:
      '더미가 {{deck}}장이라 {{player}}번 사람은 {{turns}}차례가 남았는데, 손패와 폭탄패는 {{held}}장입니다.',
  },
} as const satisfies Translation<typeof refuseEn>;
