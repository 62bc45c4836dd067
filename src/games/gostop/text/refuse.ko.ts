import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusals in Korean. */
export const refuseKo = {
  nothingToDouble: '한 판만 하면 두 배로 칠 다음 판이 없습니다. 판 수를 늘리거나 나가리 규칙을 바꾸세요.',
  now: {
    throw: '먼저 선을 정합니다. 가위, 바위, 보 중에서 고르세요.',
    play: '지금은 손패를 내세요. 할 수 있으면 흔들거나 폭탄을 던져도 됩니다.',
    target: '뒤집은 패로 둘 중 어느 패를 먹을지 먼저 고르세요.',
    give: '먼저 줄 피를 고르세요.',
    decide: '차례를 마쳤습니다. 이제 고냐 스톱이냐를 정하세요.',
    deal: '이 판은 끝났습니다. 먼저 다음 판 패를 돌리세요: 돌리기',
    over: '게임이 끝났습니다.',
  },
  noMonth: '{{month}}월은 없습니다. 1월부터 12월 중에서 고르세요.',
  emptyHand: '손패가 없으니 더미를 뒤집으세요: 뒤집기',
  notInHand: '{{card, 은는}} 손에 없습니다. 손패 중에서 고르세요: {{hand}}.',
  noPick: '{{card, 은는}} {{onto}} 위에 낼 수 없고, 따로 고를 패도 없습니다. 낼 패만 입력하세요.',
  pick: '{{card, 으로}} 먹을 수 있는 패가 둘입니다. 하나를 고르세요: {{possible}}.',
  draw: '더미만 뒤집기는 폭탄을 던진 뒤에만 할 수 있습니다. 낼 수 있는 패: {{hand}}.',
  shakeNone:
    '흔들려면 손에 같은 달이 세 장 있어야 합니다. {{month, 은는}} {{count}}장이고, 세 장인 달이 없습니다. 패를 내세요.',
  shakeOther:
    '흔들려면 손에 같은 달이 세 장 있어야 합니다. {{month, 은는}} {{count}}장입니다. 세 장인 달: {{possible}}.',
  shakeBare: '흔들려면 손에 같은 달이 세 장 있어야 하는데, 세 장인 달이 없습니다. 패를 내세요.',
  shakeWhich: '세 장인 달: {{possible}}. 흔들 달을 함께 입력하세요. 예: 흔들기 9',
  shakeTwice: '{{month, 은는}} 이미 흔들었습니다. 같은 달은 한 번만 흔들 수 있습니다. 패를 내세요.',
  shakeEmpty: '×2 칩 6개가 모두 나가서 {{month, 을를}} 흔들어도 소용없습니다. 패를 내세요.',
  shakeLate: '이 게임에서는 첫 차례에만 흔들 수 있습니다. {{month}} 세 장은 그냥 낼 수 있습니다.',
  shakeMatched: '이 게임에서는 나머지 한 장이 바닥에 있으면 {{month, 을를}} 흔들 수 없습니다. 패를 내세요.',
  bombNone:
    '폭탄을 던지려면 손에 같은 달이 세 장 있어야 합니다. {{month, 은는}} {{count}}장이고, 세 장인 달이 없습니다. 패를 내세요.',
  bombOther:
    '폭탄을 던지려면 손에 같은 달이 세 장 있어야 합니다. {{month, 은는}} {{count}}장입니다. 세 장인 달: {{possible}}.',
  bombBare: '폭탄을 던지려면 손에 같은 달이 세 장 있어야 하는데, 세 장인 달이 없습니다. 패를 내세요.',
  bombWhich: '세 장인 달: {{possible}}. 폭탄을 던질 달을 함께 입력하세요. 예: 폭탄 9',
  bombRow:
    '폭탄을 던지려면 {{month}} 나머지 한 장이 바닥에 있어야 하는데, 지금 바닥에 {{count}}장 있습니다. 패를 내세요.',
  give: '{{card, 은는}} 지금 줄 수 없습니다. 쌍피가 아닌 피는 모두 똑같습니다. 줄 수 있는 패: {{possible}}.',
  goFour: '{{month}} 네 장이 들어와(총통) 바로 이깁니다. 보여 주기만 하면 됩니다: 스톱',
  typed: {
    throw: '“{{typed}}”은(는) 낼 수 없습니다. 가위, 바위, 보 중 하나를 입력하세요.',
    play: '“{{typed}}”은(는) 알아들을 수 없습니다. 패 위의 번호(3)나 달과 종류(8월 광)를 입력하세요. 흔들기 9, 폭탄 9, 뒤집기도 됩니다.',
    target: '“{{typed}}”은(는) 알아들을 수 없습니다. 패 위의 글자(A)나 달과 종류(8월 광)를 입력하세요.',
    give: '“{{typed}}”은(는) 알아들을 수 없습니다. 패 위의 글자(A)나 달과 종류(4월 피)를 입력하세요.',
    decide: '“{{typed}}”은(는) 알아들을 수 없습니다. 고 또는 스톱이라고 입력하세요.',
    deal: '“{{typed}}”은(는) 알아들을 수 없습니다. 돌리기라고 입력하세요.',
    over: '“{{typed}}”은(는) 할 수 없습니다. 게임이 끝났습니다.',
  },
  position: {
    parts: '국면은 |로 나눈 부분이 5개 이상이어야 하는데, 지금은 {{parts}}개입니다.',
    players: '더미 다음에는 P1, P2, P3이 순서대로 둘이나 셋 있어야 합니다: "{{found}}".',
    part: '플레이어 다음에는 turn, throws, tied, last만 올 수 있습니다: "{{found}}".',
    phase: '첫 단어는 throw, play, target, give, decide, deal, over 중 하나여야 합니다: "{{found}}".',
    named: '"{{wanted}}"로 시작하고 패나 "-"가 있어야 합니다: "{{found}}".',
    field: '"{{found}}"은(는) 그 자리에 올 수 없습니다. 올 수 있는 단어: {{names}}.',
    number: '"{{found}}"은(는) 숫자가 아닙니다.',
    card: '"{{found}}"은(는) 화투 48장에 없습니다. 1A, 2C+, 12C--, 4D1처럼 적습니다.',
    column: '"{{found}}"은(는) 묶음이 아닙니다. 3A.3C+.3D1@2처럼 적습니다.',
    goes: '"{{found}}"에는 고 횟수와 그때 점수가 1@8처럼 있어야 합니다.',
    cause: '"{{found}}"은(는) ×2 칩을 받는 이유가 아닙니다. shake9, bomb9, animals, go3처럼 적습니다.',
    owes: '"{{found}}"에는 누가 피 몇 장을 줘야 하는지가 2:1처럼 있어야 합니다.',
    throws:
      '"{{found}}"은(는) 가위바위보가 아닙니다. 플레이어마다 rock, paper, scissors, -, out 중 하나를 적습니다.',
    last: '지난 판은 stop, four, exhausted, forced 다음에 플레이어나 -를 적습니다: "{{found}}".',
    bill: '"{{found}}"은(는) 점수 계산 항목이 아닙니다. junk:12=3이나 shake9x2처럼 적습니다.',
    twice: '{{card}} 패는 한 장뿐입니다.',
    noSuchPlayer: '플레이어는 {{seats}}명인데 그 밖의 사람이 적혀 있습니다.',
    gains: '지난 판에는 {{seats}}명이 얻은 점수가 모두 있어야 합니다.',
    owesSelf: '자기 자신에게 피를 줄 수는 없습니다.',
    mixed: '{{column}} 묶음에 여러 달이 섞여 있습니다.',
    columnSize:
      '{{column}} 묶음은 있을 수 없습니다. 한 장에는 주인 표시가 없고 세 장에는 있으며, 두 장과 네 장은 뒤집은 패가 기다릴 때만 있습니다.',
    whole: '{{month}} 네 장이 모두 바닥에 남아 있을 수는 없습니다. 다 모이면 그 차례에 먹습니다.',
    deal: '모두 {{deals}}판이라 {{deal}}번째 판은 없습니다.',
    carried: '판의 배수는 ×1 이상이어야 합니다.',
    month: '달은 1부터 12까지입니다.',
    negative: '0보다 작을 수 없습니다.',
    throwing: '가위바위보는 두세 명이 하고, 아직 내지 않은 사람이 있어야 합니다.',
    target: '뒤집은 패와, 그 패로 먹을 수 있는 바닥 패 둘을 적어야 합니다.',
    give: '피를 줘야 할 사람이 있어야 합니다.',
    decide: '총통을 보일 때가 아니면, 고나 스톱 전에 뒤집은 패가 있어야 합니다.',
    play: '차례가 시작될 때는 뒤집은 패나 줄 피가 없습니다.',
    dealing: '다음 판을 돌리려면 지난 판이 있고 판 수가 남아야 합니다.',
    turns:
      '더미가 {{deck}}장이라 {{player}}번 플레이어는 {{turns}}차례가 남았는데, 손패와 폭탄패를 합치면 {{held}}장입니다.',
  },
} as const satisfies Translation<typeof refuseEn>;
