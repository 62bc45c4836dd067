import type { Retold } from '../../src/engine/translation.ts';

/** What it says in Korean. */
export const ko = {
  name: '협곡 랠리',
  about: '벼랑을 따라 난 흙길을 달립니다. 연료통은 경사로를 받치고 시동을 살리며, 길 밖은 곧 아래입니다.',
  space: {
    FL: '{{tile}}번 구간 앞 왼쪽',
    FR: '{{tile}}번 구간 앞 오른쪽',
    RL: '{{tile}}번 구간 뒤 왼쪽',
    RR: '{{tile}}번 구간 뒤 오른쪽',
  },
  coins_other: '연료통 {{count}}개',
  tiles_other: '구간 {{count}}개',
  ask: {
    start: '먼저 시작합니다. 출발 구간을 다지세요.',
    build: '길 끝에 새 구간을 낼까요, 구간 밑에 연료통을 괴어 경사로를 높일까요?',
    side: '{{tile}}번 구간의 어느 쪽으로 길을 이을까요?',
    ramp: '어느 구간의 앞 가장자리를 높일까요?',
    stuck: '연료통만 남았는데 지금은 괼 수 있는 구간이 없습니다.',
    grid: '출발 구간의 어느 칸에 설까요?',
    roll: '지금 {{where}}에 있고 {{rank}}등입니다. 굴릴까요, 이번 차례는 먼지가 가라앉기를 기다릴까요?',
    down: '오토바이가 {{where}} 아래 먼지 속에 누워 있습니다. 1이 나오면 시동이 걸리고, 연료통을 쓰면 바로 돌아옵니다.',
    wait: '올라설 자리인 {{where}}에 다른 오토바이가 서 있어 기다립니다.',
    nulls: '빈 면뿐이라 바퀴만 헛돌고 오토바이는 움직이지 않습니다.',
    tooHigh: '{{tile}}번 구간의 경사로는 높이 {{height}}라 {{numbers, 으로}} 넘지 못합니다.',
    blocked: '나온 주사위는 {{dice}}인데 사방이 오토바이로 막혀 먼지 속으로 미끄러집니다.',
  },
  choice: {
    start: '출발 구간 다지기',
    tile: '구간 내기 ({{count}}개 남음)',
    ramp: '{{mark}}: {{mark}}번 구간 경사로를 {{from}}에서 {{to, 으로}}',
    restart: '연료통을 쓰고 바로 돌아오기',
    stayDown: '이번 차례는 먼지 속에 있기',
    waitCoin: '기다리며 길가의 연료통 하나 받기',
    runoff: '{{mark}}: {{number}}, {{where}}에서 벼랑 아래로',
    wipe: '여기서 미끄러지기',
  },
  tell: {
    began: '{{who, 이가}} 가장 높은 수를 굴려 출발 구간을 다집니다.',
    laid: '{{who, 이가}} {{direction}}에 {{tile}}번 구간을 냅니다.',
    raised: '{{who, 이가}} {{tile}}번 구간 밑에 연료통을 괴어 경사로를 높이 {{height, 으로}} 올립니다.',
    stuck: '{{who, 은는}} 연료통을 괼 곳이 없어 넘깁니다.',
    stranded_other: '연료통 {{count}}개는 더 괼 경사로가 없습니다.',
    built_other: '구간 {{tiles}}개로 길이 열렸습니다. 모두 경주에 쓸 연료통을 {{count}}개씩 받습니다.',
    gridded: '{{who, 이가}} {{where}}에 섭니다.',
    passed: '{{who, 은는}} 먼지가 가라앉기를 기다립니다.',
    rolled: '{{who, 이가}} 주사위를 굴립니다: {{dice}}.',
    rolledCoins: '{{who, 이가}} {{coins, 을를}} 태우고 주사위를 굴립니다: {{dice}}.',
    restarted: {
      ace: '1이 나와 시동이 걸렸습니다. {{who, 이가}} {{where, 으로}} 다시 올라옵니다.',
      coin: '{{who, 이가}} 연료통 하나를 태우고 {{where, 으로}} 돌아옵니다.',
    },
    failed: '1이 없어 {{who}}의 오토바이는 먼지만 내뿜습니다.',
    waited: '자리가 차 있어 {{who, 은는}} 아래에서 기다립니다.',
    waitedCoin: '자리가 차 있어 {{who, 은는}} 아래에서 기다리다 연료통 하나를 찾습니다.',
    rode: {
      safe: '{{who, 이가}} {{number}}만큼 달려 {{where}}에 이릅니다.',
      land: '{{who, 이가}} {{number}}만큼 달려 {{where}}에 내려앉습니다.',
      runoff: '{{who, 이가}} {{number, 으로}} 달리다 {{where}}에서 길을 벗어나 먼지 속에 묻힙니다.',
      finish: '{{who, 이가}} {{number, 으로}} 달려 {{where}}에서 결승선을 넘습니다.',
    },
    jumped: {
      safe: '{{who, 이가}} {{number}}만큼 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에 이릅니다.',
      land: '{{who, 이가}} {{number}}만큼 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에 내려앉습니다.',
      runoff:
        '{{who, 이가}} {{number, 으로}} 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에서 벼랑 너머 먼지 속으로 사라집니다.',
      finish:
        '{{who, 이가}} {{number, 으로}} 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에서 결승선 너머로 날아갑니다.',
    },
    knocked: '{{by, 이가}} {{where}}에 있던 {{who, 을를}} 먼지 속으로 밀어냅니다.',
    stayed: {
      nulls: '빈 면뿐이라 {{who, 은는}} 머뭅니다.',
      barred: '{{who, 은는}} 경사로를 올려다보고 머뭅니다.',
      chosen: '{{who, 은는}} 올라온 자리에 머뭅니다.',
    },
    wiped: '{{who, 이가}} 사방이 막혀 {{where}}에서 먼지 속으로 미끄러집니다.',
    over: '{{who, 이가}} 랠리에서 이겼고, 협곡이 그 이름을 되뇝니다.',
  },
  status: {
    build: {
      start: '출발 구간 다지기',
      either: '구간을 내거나 경사로 높이기',
      tile: '구간 내기',
      stuck: '넘기기, 연료통을 괼 곳이 없음',
    },
    grid: '출발 구간에서 칸 고르기',
    down: '{{dice}} 또는 연료통으로 먼지 속에서 오토바이 꺼내기',
    ride: { blocked: '사방이 막혀 미끄러지기, 나온 주사위는 {{dice}}' },
    over: '{{who, 이가}} 랠리에서 이겼습니다',
  },
  way: { runoff: '{{where}}에서 벼랑 아래로', wipe: '미끄러지기' },
  describe: {
    build: '협곡 랠리, 길을 내는 중. {{who}}: {{what}}.',
    grid: '협곡 랠리, 출발선에 서는 중. {{who}}: {{what}}.',
    race: '협곡 랠리, 경주 중. {{who}}: {{what}}.',
    over: '협곡 랠리. {{who}}의 승리로 경주가 끝났습니다.',
    waiting: '{{who}}({{suit}}): 아직 길에 없음, {{coins}}.',
    wiped: '{{who}}({{suit}}): {{where}} 옆 먼지 속, {{coins}}.',
    noTrack: '아직 길이 없습니다.',
    start: '출발 구간인 0번 구간만 있습니다.',
    track: '길은 0번부터 {{last}}번까지 구간 {{count}}개이며 {{stretches, 으로}} 이어집니다.',
    winding:
      '길은 0번부터 {{last}}번까지 구간 {{count}}개이며 {{stretches, 으로}} 이어진 뒤 계속 굽이칩니다.',
    stretch: '{{direction}} {{length}}개',
    ramp: '{{tile}}번 구간({{height}})',
    discard: '길가의 연료통: {{coins}}.',
  },
  refuse: {
    phase: {
      build: '아직 길을 내는 중입니다. 구간을 내거나 구간 밑에 연료통을 괴세요.',
      race: '경주가 시작되어 더는 길을 내지 않습니다. 굴리거나 달리거나 쉬세요.',
      grid: '길이 열렸습니다. 먼저 모두 출발 구간의 칸 0FL, 0FR, 0RL, 0RR 가운데 하나에 서야 합니다.',
    },
    startFirst: '아직 길이 없습니다. 가장 먼저 출발 구간을 다져야 합니다.',
    startLies: '출발 구간은 이미 있습니다. 다음 구간은 마지막 구간 옆에 냅니다. 가능한 쪽: {{possible}}.',
    trackEnds: '길이 끝에 이르러 구간을 더 낼 수 없습니다.',
    noTiles: '맡은 구간을 다 냈습니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    touches:
      '구간은 바로 앞 구간에만 변을 맞대야 하는데 {{direction}}에는 {{tile}}번 구간이 있습니다. 가능한 쪽: {{possible}}.',
    trap: '{{direction, 으로}} 가면 막다른 길이 되어 남은 구간 {{count}}개를 다 낼 수 없습니다. 가능한 쪽: {{possible}}.',
    noSide: '{{direction}}에는 구간을 낼 수 없습니다. 가능한 쪽: {{possible}}.',
    noCoins: '가진 연료통을 다 괴었습니다. 구간을 낼 수 있는 쪽: {{possible}}.',
    noSpot: '경사로는 세 구간이 일직선인 곳에 만드는데, 높이 3이 안 된 그런 곳이 지금은 없습니다.',
    noSpotYet:
      '경사로가 될 구간은 두 구간 사이에 일직선으로 있어야 하는데, 지금은 연료통을 괼 구간이 없습니다. 구간을 낼 수 있는 쪽: {{possible}}.',
    noSuchTile: '{{tile}}번 구간은 없고 마지막은 {{last}}번입니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    startRamp:
      '출발 구간은 앞선 구간이 없어 경사로가 될 수 없습니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    lastRamp:
      '{{tile}}번 구간은 다음 구간이 없어 경사로가 될 수 없습니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    corner:
      '{{tile}}번 구간은 모퉁이인데 경사로는 양옆 구간과 일직선이어야 합니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    highest:
      '{{tile}}번 구간의 경사로는 이미 연료통 {{highest}}개 높이이고 그보다 높을 수 없습니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    mustLay: '놓을 수 있으면 넘길 수 없습니다. 구간을 낼 수 있는 쪽: {{possible}}.',
    mustRaise: '놓을 수 있으면 넘길 수 없습니다. 연료통을 괼 수 있는 구간: {{possible}}.',
    notGrid: '오토바이는 출발 구간에 섭니다. 비어 있는 칸: {{possible}}.',
    taken: '거기에는 이미 {{who, 이가}} 서 있습니다. 출발 구간의 빈칸: {{possible}}.',
    downFirst: '오토바이가 먼지 속에 누워 있습니다. 굴려서 1을 노리거나 연료통을 쓰거나 이번 차례를 쉬세요.',
    fewCoins: '연료통이 {{have}}개라서 {{coins}}개를 쓸 수 없습니다.',
    fourDice:
      '주사위는 {{dice}}개까지만 굴립니다. {{rank}}등은 {{rank}}개를 굴리니 연료통은 {{most}}개까지 쓸 수 있습니다.',
    notWiped: '오토바이가 길 위에 서 있습니다. 연료통으로는 먼지 속에 누운 오토바이만 일으킵니다.',
    noCoinToRestart: '쓸 연료통이 없습니다. 굴려서 1을 노리거나 이번 차례를 쉬세요.',
    runOffForced:
      '길을 벗어나는 것은 다른 길이 없을 때만 할 수 있는데 길이 있습니다. 가능한 것: {{possible}}.',
  },
} as const satisfies Retold<'motox', 'ko'>;
