import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  started: '출발 칸은 이미 정했습니다. 동전을 놓거나, 옮기거나, 말을 움직이세요.',
  startFirst: '먼저 내 쪽 가장자리에서 출발 칸을 고르세요. 가능한 칸: {{possible}}.',
  notYourEdge: '{{at, 은는}} 내 쪽 가장자리({{side}})가 아닙니다. 가능한 칸: {{possible}}.',
  startTaken: '{{at}}에서는 이미 다른 말이 출발합니다. 가능한 칸: {{possible}}.',
  offBoard: '{{at}} 칸은 없습니다. 이 보드는 a1부터 {{last}}까지입니다.',
  notOnTable: '지금 놓을 수 있는 {{coin}} 동전이 없습니다. 놓을 수 있는 동전: {{table}}.',
  tableEmpty: '놓을 수 있는 동전이 없고 주머니도 비었습니다. 동전을 옮기거나 말을 움직이세요.',
  tooLarge:
    '{{at}}의 맨 위는 {{top}}이고, {{coin}} 동전은 그보다 커서 놓을 수 없습니다. 빈칸과 {{bases}} 위에는 놓을 수 있습니다.',
  nothingThere: '{{at}}에는 동전이 없습니다. 동전을 옮길 수 있는 칸: {{possible}}.',
  underOpponent:
    '{{at}}에 있는 {{who}} 밑에서는 동전을 뺄 수 없습니다. 동전을 옮길 수 있는 칸: {{possible}}.',
  underOwn:
    '이 게임에서는 {{at}}에 있는 내 말 밑의 동전을 뺄 수 없습니다. 동전을 옮길 수 있는 칸: {{possible}}.',
  sameSquare: '동전을 {{at, 으로}} 도로 옮길 수는 없습니다. 다른 칸을 고르세요.',
  ko: '{{coin}} 동전은 방금 {{to}}에서 {{from, 으로}} 왔으니 바로 되돌릴 수 없습니다. 다른 칸을 고르세요.',
  nowhere: '말이 갈 칸을 입력하세요. 가능한 칸: {{possible}}.',
  far: '{{at, 은는}} {{from}}의 옆 칸이 아닙니다. 한 칸씩 갑니다. 가능한 칸: {{possible}}.',
  bare: '{{at}}에는 동전이 없고, 말은 동전 위로만 갑니다. 가능한 칸: {{possible}}.',
  unpaved: '말은 동전 위로만 가는데 {{from}} 옆에는 동전이 없습니다. 먼저 하나를 놓으세요. 예: {{example}}.',
  occupied: '{{at}}에는 {{who, 이가}} 있고, 한 칸에 말이 함께 있을 수 없습니다. 가능한 칸: {{possible}}.',
  high: '{{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 동전 하나까지만 오를 수 있습니다. 가능한 칸: {{possible}}.',
  diagonal:
    '대각선으로 가려면 밑에 동전이 2개 이상 있어야 하는데 {{from}}에는 {{here}}개입니다. 가능한 칸: {{possible}}.',
  upward:
    '달려 내려갈 때는 걸음마다 내려가야 합니다. {{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 이어서 갈 수 있는 칸: {{possible}}.',
  notDown:
    '첫걸음부터 내려가야 이어 달릴 수 있습니다. {{from, 으로}} 간 걸음은 내려가지 않았으니 다음 행동을 쓰세요.',
  pastLine: '{{from}}에서 목표 줄에 도착해 이깁니다. 거기서 멈추세요.',
  which: {
    anywhere: '칸도 입력하세요. {{coin}} 동전은 아무 데나 놓을 수 있습니다. 예: {{example}}.',
    some: '칸도 입력하세요. {{coin}} 동전은 빈칸과 {{bases}} 위에 놓을 수 있습니다. 예: {{example}}.',
    nowhere:
      '지금은 {{coin}} 동전을 놓을 칸이 없습니다. 모든 칸의 맨 위가 더 작은 동전입니다. 다른 동전을 고르세요.',
    coin: '동전도 입력하세요. 놓을 수 있는 동전: {{table}}. 예: {{example}}.',
  },
  move: {
    start: '“{{typed}}”은(는) 출발 칸이 아닙니다. 내 쪽 가장자리의 칸을 입력하세요. 예: start d1',
    act: '“{{typed}}”은(는) 할 수 있는 수가 아닙니다. 동전과 칸(50c e4), 옮기기(e4-d5), 말이 갈 칸(e2, 달려 내려가려면 e3>e2), end, settle 가운데 하나를 입력하세요.',
  },
  position: {
    parts: '국면은 |로 나뉜 여섯 부분인데 여기에는 {{parts}}개뿐입니다.',
    board: '첫 부분은 보드의 크기 9 또는 8이어야 하는데 “{{found}}”입니다.',
    pawns: '둘째 부분은 “pawns”와 s:e1 같은 말 2~4개여야 하는데 “{{found}}”입니다.',
    pawn: '여기에는 {{side}}에서 출발한 말이 {{side}}:e5처럼, 놓기 전이면 {{side}}:-처럼 와야 하는데 “{{found}}”입니다.',
    square: '{{board}}×{{board}} 보드에 {{found}} 칸은 없습니다.',
    stacks: '셋째 부분은 “stacks”와 보드의 동전들 또는 “-”여야 하는데 “{{found}}”입니다.',
    stack: '“{{found}}”은(는) 동전 더미가 아닙니다. 아래부터 e2:LM처럼 적으세요.',
    stackTwice: '{{at}}에 더미가 두 개 있습니다. 하나로 적으세요.',
    table: '넷째 부분은 “table”과 LMSPP 같은 동전들 또는 “-”여야 하는데 “{{found}}”입니다.',
    bag: '다섯째 부분은 “bag”과 숫자 네다섯 개 또는 “?”여야 하는데 “{{found}}”입니다.',
    bagCount:
      '{{coin}} 동전은 모두 {{all}}개라 주머니에 {{left}}개가 남아야 하는데 {{found}}개로 적혀 있습니다.',
    tooMany: '{{coin}} 동전이 너무 많습니다. 모두 {{all}}개입니다.',
    turn: '마지막 부분은 “round 3 first 1 to move 2 actions 2”처럼 적어야 하는데 “{{found}}”입니다.',
    noSuchSeat: '자리는 {{seats}}개인데 그보다 큰 자리 번호가 있습니다.',
    twoPawns: '{{at}}에 말 두 개가 함께 있을 수 없습니다.',
    toppled: '{{at}}에서 작은 동전 위에 큰 동전이 있습니다({{coins}}).',
    fiveCoins: '놓을 수 있는 동전은 다섯 개이고 주머니가 비었을 때만 더 적은데, 여기에는 {{found}}개입니다.',
    pastCap: '게임은 {{cap}}라운드에 끝나므로 {{round}}라운드는 없습니다.',
    oneAction: '맨 첫 차례에는 행동이 한 번뿐입니다.',
    idle: '모두가 잇따라 행동하지 않으면 게임이 끝납니다. 여기서는 {{idle}}차례가 그렇게 지났습니다.',
    agreed: '모두 판정하기로 했으면 게임이 끝난 것입니다.',
    noKo: '옮긴 동전은 바로 되돌릴 수 없는 게임에서만 적습니다.',
    cap: '라운드 제한으로는 마지막 라운드의 마지막 차례 뒤에만 끝납니다.',
    shifted: '{{at, 으로}} 옮겼다는 동전이 거기에 없습니다.',
    shiftedFrom: '{{at}}에서 온 동전일 수 없습니다. 지금 그 칸에 있거나, 이 보드에 없는 칸입니다.',
    shiftedTwice: '한 동전을 {{at, 으로}} 두 번 옮긴 것으로 적혀 있습니다. 마지막으로 온 칸만 적으세요.',
    middleStarts: '출발 칸이 정해진 게임에서는 모든 말이 칸에 있어야 합니다.',
    starting:
      '먼저 차례대로 자기 쪽 가장자리에 말을 놓아야 하며, 다음에 놓을 사람이 차례인 사람이어야 합니다.',
    notThere: '승자의 말은 목표 줄에 있어야 합니다.',
    arrived: '{{at}}의 말은 목표 줄에 있으니 이겼습니다. 국면 끝에 over line과 자리 번호를 적으세요.',
  },
} as const satisfies Translation<typeof refuseEn>;
