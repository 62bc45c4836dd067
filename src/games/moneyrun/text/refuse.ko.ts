import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  started: '말은 이미 출발 칸에 있습니다. 동전을 놓거나 옮기거나 말을 움직이세요.',
  startFirst: '먼저 자기 변에서 말의 출발 칸을 정해야 합니다. 가능한 칸: {{possible}}.',
  notYourEdge:
    '말은 자기 변({{side}})에서 출발하는데 {{at, 은는}} 그 변의 칸이 아닙니다. 가능한 칸: {{possible}}.',
  startTaken: '{{at}}에서는 이미 다른 말이 출발합니다. 가능한 칸: {{possible}}.',
  offBoard: '이 보드에 {{at}} 칸은 없습니다. 칸은 a1부터 {{last}}까지입니다.',
  notOnTable: '놓을 동전 가운데 {{coin}} 동전이 없습니다. 놓을 수 있는 동전: {{table}}.',
  tableEmpty: '놓을 동전도 주머니도 비어 더 놓을 수 없습니다. 동전을 옮기거나 말을 움직이세요.',
  tooLarge:
    '작은 동전 위에 큰 동전을 올릴 수 없습니다. {{at}}의 맨 위는 {{top}}이고 {{coin}} 동전이 더 큽니다. 빈칸이나 다음 동전 위에는 놓을 수 있습니다: {{bases}}.',
  nothingThere: '{{at}}에는 옮길 동전이 없습니다. 동전을 가져올 수 있는 칸: {{possible}}.',
  underOpponent:
    '{{at}}에는 {{who, 이가}} 서 있고, 남의 말 밑에서는 동전을 빼지 못합니다. 동전을 가져올 수 있는 칸: {{possible}}.',
  underOwn:
    '{{at}}에는 내 말이 서 있고, 이번 게임에서는 내 말 밑의 동전도 옮기지 않습니다. 동전을 가져올 수 있는 칸: {{possible}}.',
  sameSquare: '동전은 {{at}}이 아닌 다른 칸으로 옮겨야 합니다.',
  ko: '{{coin}} 동전은 바로 앞 차례에 {{to}}에서 {{from, 으로}} 왔으니 지금 바로 되돌릴 수 없습니다. 다른 칸은 됩니다.',
  nowhere: '말이 갈 칸을 적으세요. 가능한 칸: {{possible}}.',
  far: '{{at, 은는}} {{from}}의 바로 옆이 아닙니다. 한 걸음은 한 칸입니다. 가능한 칸: {{possible}}.',
  bare: '{{at}}에는 동전이 없고, 말은 동전 위로만 갑니다. 가능한 칸: {{possible}}.',
  unpaved:
    '한 걸음은 바로 옆 칸의 동전 위로만 갑니다. {{from}} 옆에는 아직 동전이 없으니 먼저 하나를 놓으세요. 보기: {{example}}.',
  occupied: '{{at}}에는 {{who, 이가}} 서 있고, 한 칸에 말이 함께 설 수 없습니다. 가능한 칸: {{possible}}.',
  high: '{{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 한 걸음에 하나까지만 오릅니다. 가능한 칸: {{possible}}.',
  diagonal:
    '대각선으로 가려면 밑에 동전이 2개 이상 있어야 하는데 {{from}}의 높이는 {{here}}입니다. 가능한 칸: {{possible}}.',
  upward:
    '내리달릴 때는 걸음마다 내려갑니다. {{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 거기서 이어 갈 수 있는 칸: {{possible}}.',
  notDown:
    '첫걸음부터 내려가야 이어 달릴 수 있는데 {{from, 으로}} 간 걸음은 내려가지 않았습니다. 거기서 멈추고, 더 가려면 다음 행동을 쓰세요.',
  pastLine: '{{from}}에서 이미 목표 줄에 닿아 이겼으니 거기서 멈춥니다.',
  which: {
    anywhere: '어느 칸에 놓을까요? {{coin}} 동전은 아무 칸에나 놓을 수 있습니다. 보기: {{example}}.',
    some: '어느 칸에 놓을까요? {{coin}} 동전은 빈칸이나 다음 동전 위에 놓을 수 있습니다: {{bases}}. 보기: {{example}}.',
    nowhere: '지금 {{coin}} 동전을 놓을 칸이 없습니다. 모든 칸의 맨 위가 더 작은 동전입니다.',
    coin: '어느 동전을 놓을까요? 놓을 동전: {{table}}. 보기: {{example}}.',
  },
  move: {
    start: '"{{typed}}"은(는) 출발 칸이 아닙니다. 자기 변의 칸을 적으세요. 보기: start d1',
    act: '"{{typed}}"은(는) 둘 수 있는 꼴이 아닙니다. 동전과 칸(50c e4), 옮기기(e4-d5), 말이 갈 칸(e2, 내리달리면 e3>e2), end, settle 가운데 하나를 적으세요.',
  },
  position: {
    parts: '국면은 |로 나뉜 여섯 부분인데, 이것은 {{parts}}부분입니다.',
    board: '첫 부분은 보드의 크기 9 또는 8이어야 하는데 "{{found}}"입니다.',
    pawns: '둘째 부분은 "pawns"와 s:e1 같은 말 2~4개여야 하는데 "{{found}}"입니다.',
    pawn: '"{{found}}"은(는) 이 자리의 말이 아닙니다. 여기는 {{side}}에서 출발한 말이므로 {{side}}:e5, 놓기 전이면 {{side}}:- 꼴입니다.',
    square: '{{board}}×{{board}} 보드에 {{found}} 칸은 없습니다.',
    stacks: '셋째 부분은 "stacks"와 보드의 동전들 또는 "-"여야 하는데 "{{found}}"입니다.',
    stack: '"{{found}}"은(는) 동전 더미가 아닙니다. 보기: e2:LM (아래부터)',
    stackTwice: '{{at}}에 더미가 두 번 적혔습니다. 하나로 적으세요.',
    table: '넷째 부분은 "table"과 LMSPP 같은 동전들 또는 "-"여야 하는데 "{{found}}"입니다.',
    bag: '다섯째 부분은 "bag"과 수 네다섯 개 또는 "?"여야 하는데 "{{found}}"입니다.',
    bagCount:
      '{{coin}} 동전은 모두 {{all}}개이고 보이는 것을 빼면 주머니에 {{left}}개가 남아야 하는데 {{found}}개입니다.',
    tooMany: '{{coin}} 동전이 쓰이는 {{all}}개보다 많습니다.',
    turn: '마지막 부분은 "round 3 first 1 to move 2 actions 2" 꼴이어야 하는데 "{{found}}"입니다.',
    noSuchSeat: '자리는 {{seats}}개인데 거기에 없는 자리가 적혔습니다.',
    twoPawns: '{{at}}에 말 두 개가 함께 설 수 없습니다.',
    toppled: '{{at}}에서 작은 동전 위에 큰 동전이 있습니다({{coins}}).',
    fiveCoins: '놓을 동전은 다섯 개이고 주머니가 비었을 때만 더 적은데, 여기는 {{found}}개입니다.',
    pastCap: '게임은 {{cap}}라운드에 끝나므로 {{round}}라운드는 없습니다.',
    oneAction: '맨 첫 차례에는 행동이 한 번뿐입니다.',
    idle: '모두가 한 라운드를 그냥 보내면 게임이 끝나는데, 여기서는 그냥 보낸 차례가 {{idle}}번입니다.',
    agreed: '모두 판정에 동의했으면 게임이 끝난 국면이어야 합니다.',
    noKo: '옮긴 동전의 기록은 바로 되돌릴 수 없는 게임에서만 적습니다.',
    cap: '라운드가 다 끝나는 것은 마지막 라운드의 마지막 차례뿐입니다.',
    shifted: '{{at, 으로}} 동전을 옮겼다는데 거기에 그런 동전이 없습니다.',
    shiftedFrom: '{{at}}에서 온 동전일 수 없습니다. 지금 놓인 칸이거나 이 보드에 없는 칸입니다.',
    shiftedTwice: '{{at}}의 한 동전이 두 번 옮겨진 것으로 적혔습니다. 마지막으로 온 칸만 적으세요.',
    middleStarts: '출발 칸이 정해진 게임에서는 모든 말이 칸에 있어야 합니다.',
    starting: '말은 다른 일에 앞서 차례대로 자기 변에 놓고, 다음에 놓을 사람이 둘 차례여야 합니다.',
    notThere: '이긴 사람의 말은 목표 줄에 있어야 합니다.',
    arrived: '{{at}}의 말은 목표 줄에 닿아 이겼습니다. 국면 끝에 over line과 그 자리를 적으세요.',
  },
} as const satisfies Translation<typeof refuseEn>;
