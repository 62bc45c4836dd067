import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Korean texts of the theme. */
export const ko = {
  name: '협곡 랠리',
  about:
    '벼랑을 따라 난 흙길을 달립니다. 연료통으로 경사로를 받치고 시동을 살리며, 길을 벗어나면 벼랑 아래입니다.',
  space: {
    FL: '{{tile}}번 구간 앞 왼쪽',
    FR: '{{tile}}번 구간 앞 오른쪽',
    RL: '{{tile}}번 구간 뒤 왼쪽',
    RR: '{{tile}}번 구간 뒤 오른쪽',
  },
  spot: {
    FL: '{{tile}}번 구간 앞 왼쪽',
    FR: '{{tile}}번 구간 앞 오른쪽',
    RL: '{{tile}}번 구간 뒤 왼쪽',
    RR: '{{tile}}번 구간 뒤 오른쪽',
  },
  coins_other: '연료통 {{count}}개',
  tiles_other: '구간 {{count}}개',
  ask: {
    start: '먼저 시작합니다. 출발 구간을 닦으세요.',
    build: '길 끝에 구간을 닦을까요, 구간 밑에 연료통을 받쳐 경사로를 높일까요?',
    side: '{{tile}}번 구간의 어느 쪽으로 길을 이을까요?',
    ramp: '어느 구간의 경사로를 높일까요? 연료통은 앞 가장자리 밑에 받칩니다.',
    stuck: '연료통만 남았는데 지금은 연료통을 받칠 수 있는 구간이 없습니다.',
    grid: '출발 구간의 어느 칸에서 출발할까요?',
    roll: '지금 {{where}}에 있고 {{rank}}등입니다. 주사위를 굴릴까요, 이번 차례는 먼지가 가라앉기를 기다릴까요?',
    down: '오토바이가 {{where}} 아래 먼지 속에 있습니다. 1이 나오거나 연료통을 쓰면 시동이 걸립니다.',
    wait: '올라설 칸인 {{where}}에 다른 오토바이가 있어 기다려야 합니다.',
    nulls: '빈 면만 나와 바퀴가 헛돌아 이 자리에 머뭅니다.',
    tooHigh: '{{tile}}번 구간의 경사로(높이 {{height}})는 {{numbers, 으로}} 넘을 수 없습니다.',
    blocked: '{{dice, 이가}} 나왔는데 모든 길이 오토바이로 막혀 먼지 속으로 미끄러집니다.',
  },
  choice: {
    start: '출발 구간 닦기',
    tile: '구간 닦기 ({{count}}개 남음)',
    ramp: '{{mark}}: {{mark}}번 구간 경사로 {{from}} → {{to}}',
    restart: '연료통 쓰고 바로 시동 걸기',
    stayDown: '이번 차례 먼지 속에 있기',
    waitCoin: '기다리며 연료통 받기',
    runoff: '{{mark}}: {{number}}, 벼랑 아래로',
    wipe: '여기서 미끄러지기',
  },
  closed: {
    touches: '{{tile}}번 구간에 닿음',
    trap: '남은 구간을 닦을 자리가 없어짐',
    noSide: '길이 온 방향',
  },
  tell: {
    began: '주사위가 가장 높은 {{who, 이가}} 출발 구간을 닦습니다.',
    laid: '{{who, 이가}} {{direction}}에 {{tile}}번 구간을 닦습니다.',
    raised: '{{who, 이가}} {{tile}}번 구간 밑에 연료통을 받쳐 경사로를 높이 {{height, 으로}} 올립니다.',
    stuck: '{{who, 은는}} 연료통을 받칠 곳이 없어 차례를 넘깁니다.',
    stranded_other: '연료통 {{count}}개는 받칠 수 있는 경사로가 없습니다.',
    built_other: '구간 {{tiles}}개로 길이 열렸습니다. 모두 경주에 쓸 연료통을 {{count}}개씩 받습니다.',
    gridded: '{{who, 이가}} {{where}}에 자리를 잡습니다.',
    passed: '{{who, 은는}} 먼지가 가라앉기를 기다립니다.',
    rolled: '{{who, 이가}} 주사위를 굴려 {{dice, 이가}} 나왔습니다.',
    rolledCoins: '{{who, 이가}} {{coins, 을를}} 태우고 주사위를 굴려 {{dice, 이가}} 나왔습니다.',
    restarted: {
      ace: '1이 나와 시동이 걸렸습니다. {{who, 이가}} {{where, 으로}} 다시 올라옵니다.',
      coin: '{{who, 이가}} 연료통 하나를 태우고 {{where, 으로}} 돌아옵니다.',
    },
    failed: '1이 나오지 않아 {{who}}의 오토바이는 먼지만 내뿜습니다.',
    waited: '그 칸에 다른 오토바이가 있어 {{who, 은는}} 아래에서 기다립니다.',
    waitedCoin: '그 칸에 다른 오토바이가 있어 {{who, 은는}} 아래에서 기다리다 연료통 하나를 찾습니다.',
    rode: {
      safe: '{{who, 이가}} {{number}}칸을 달려 {{where}}에 도착합니다.',
      land: '{{who, 이가}} {{number}}칸을 달려 {{where}}에 착지합니다.',
      runoff: '{{who, 이가}} {{number, 으로}} 달리다 {{where}}에서 길을 벗어나 먼지 속에 묻힙니다.',
      finish: '{{who, 이가}} {{number, 으로}} 달려 {{where}}에서 결승선을 넘습니다.',
    },
    jumped: {
      safe: '{{who, 이가}} {{number}}칸을 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에 도착합니다.',
      land: '{{who, 이가}} {{number}}칸을 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에 착지합니다.',
      runoff:
        '{{who, 이가}} {{number, 으로}} 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에서 벼랑 너머로 사라집니다.',
      finish:
        '{{who, 이가}} {{number, 으로}} 달려 높이 {{height}}의 경사로에서 날아올라 {{where}}에서 결승선을 날아 넘습니다.',
    },
    knocked: '{{by, 이가}} {{where}}에 있던 {{who, 을를}} 먼지 속으로 밀어냅니다.',
    stayed: {
      nulls: '빈 면만 나와 {{who, 은는}} 머뭅니다.',
      barred: '{{who, 은는}} 경사로를 올려다보고 머뭅니다.',
      chosen: '{{who, 은는}} 올라온 자리에 머뭅니다.',
    },
    wiped: '{{who, 이가}} 오토바이들에 사방이 막혀 {{where}}에서 먼지 속으로 미끄러집니다.',
    over: '{{who, 이가}} 랠리에서 이겼고, 협곡에 그 이름이 메아리칩니다.',
  },
  why: {
    leader: '선두를 먼지 속으로 보내려고',
    only: '길에 남을 방법이 없어서',
    edge: '더 멀리 가면 모두 벼랑 아래라서',
    straight: '{{tile}}번 구간에 경사로를 만들 수 있도록',
    bend: '커브에서는 맞는 수가 나와야 해서',
  },
  status: {
    build: {
      start: '출발 구간 닦기',
      either: '구간을 닦거나 경사로 높이기',
      tile: '구간 닦기',
      stuck: '차례 넘기기(연료통을 받칠 곳 없음)',
    },
    grid: '출발 구간에서 칸 고르기',
    down: '{{dice, 으로}} 1을 노리거나 연료통을 써서 먼지 속에서 나오기',
    downBare: '{{dice, 으로}} 1을 굴려 먼지 속에서 나오기',
    ride: { blocked: '먼지 속으로 미끄러지기({{dice, 으로}} 가는 길이 모두 막힘)' },
    over: '{{who, 이가}} 랠리에서 이겼습니다',
  },
  way: { runoff: '{{where}}에서 벼랑 아래로', wipe: '미끄러지기' },
  describe: {
    build: '{{who}} 차례: {{what}}. 협곡 랠리, 길 닦는 중.',
    grid: '{{who}} 차례: {{what}}. 협곡 랠리, 출발 준비 중.',
    race: '{{who}} 차례: {{what}}. 협곡 랠리, 경주 중.',
    over: '협곡 랠리. {{who}}의 승리로 경주가 끝났습니다.',
    waiting: '{{who}}({{suit}}): 아직 길에 없음, {{coins}}.',
    wiped: '{{who}}({{suit}}): {{where}} 옆 먼지 속, {{coins}}.',
    noTrack: '아직 길이 없습니다.',
    start: '길에는 출발 구간(0번)만 있습니다.',
    track: '길은 0번부터 {{last}}번까지 구간 {{count}}개이고, {{stretches, 으로}} 이어집니다.',
    winding:
      '길은 0번부터 {{last}}번까지 구간 {{count}}개이고, {{stretches, 으로}} 이어진 뒤 계속 굽이칩니다.',
    stretch: '{{direction}} {{length}}개',
    ramp: '{{tile}}번 구간({{height}})',
    discard: '길가의 연료통: {{coins}}.',
  },
  refuse: {
    phase: {
      build: '아직 길을 닦는 중입니다. 구간을 닦거나 구간 밑에 연료통을 받치세요.',
      race: '경주가 시작되어 더는 길을 닦지 않습니다. 굴리거나 달리거나 쉬세요.',
      grid: '길이 열렸습니다. 먼저 출발 구간에서 칸을 고르세요: 0FL, 0FR, 0RL, 0RR.',
    },
    startFirst: '아직 길이 없습니다. 먼저 출발 구간을 닦으세요.',
    startLies: '출발 구간은 이미 있습니다. 다음 구간은 마지막 구간 옆에 닦으세요. 가능한 쪽: {{possible}}.',
    trackEnds:
      '길이 끝나서 구간을 더 닦을 수 없습니다. 구간 밑에 연료통을 받치고, 받칠 수 없으면 차례를 넘기세요.',
    noTiles: '남은 구간이 없습니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    touches:
      '구간은 바로 앞 구간에만 닿아야 하는데, {{direction}}에 닦으면 {{tile}}번 구간에 닿습니다. 가능한 쪽: {{possible}}.',
    trap: '{{direction, 은는}} 막다른 길이라 남은 구간 {{count}}개를 닦을 자리가 없어집니다. 가능한 쪽: {{possible}}.',
    noSide: '{{direction}}에는 구간을 닦을 수 없습니다. 가능한 쪽: {{possible}}.',
    noCoins: '남은 연료통이 없습니다. 구간을 닦으세요. 가능한 쪽: {{possible}}.',
    noSpot:
      '경사로는 구간 세 개가 일직선인 곳에만 만드는데, 그런 경사로가 모두 연료통 3개 높이입니다. 차례를 넘기세요: stuck',
    noSpotYet:
      '경사로는 구간 세 개가 일직선인 곳에만 만드는데, 지금은 연료통을 받칠 수 있는 구간이 없습니다. 구간을 닦으세요. 가능한 쪽: {{possible}}.',
    noSuchTile:
      '{{tile}}번 구간은 없습니다. 마지막 구간은 {{last}}번입니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    startRamp:
      '출발 구간은 앞에 이어지는 구간이 없어 경사로를 만들 수 없습니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    lastRamp:
      '{{tile}}번 구간은 다음 구간이 없어 경사로를 만들 수 없습니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    corner:
      '{{tile}}번 구간은 커브입니다. 경사로는 일직선인 곳에만 만들 수 있습니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    highest:
      '{{tile}}번 구간의 경사로는 이미 최고 높이인 연료통 {{highest}}개입니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    mustLay: '놓을 수 있는 동안에는 차례를 넘길 수 없습니다. 구간을 닦으세요. 가능한 쪽: {{possible}}.',
    mustRaise: '놓을 수 있는 동안에는 차례를 넘길 수 없습니다. 연료통을 받칠 수 있는 구간: {{possible}}.',
    notGrid: '출발 구간에서 칸을 고르세요. 빈칸: {{possible}}.',
    taken: '거기에는 이미 {{who, 이가}} 있습니다. 출발 구간의 빈칸: {{possible}}.',
    downFirst: '오토바이가 먼지 속에 있습니다. 굴려서 1을 노리거나, 연료통을 쓰거나, 이번 차례를 쉬세요.',
    fewCoins: '연료통이 {{have}}개뿐이라 {{coins}}개를 쓸 수 없습니다. 더 적게 쓰세요.',
    fourDice:
      '주사위는 {{dice}}개까지만 굴립니다. {{rank}}등은 이미 {{rank}}개를 굴리니 연료통은 {{most}}개까지 쓸 수 있습니다.',
    notWiped:
      '오토바이가 길 위에 있습니다. 연료통으로는 먼지 속의 오토바이만 일으킵니다. 주사위를 굴리거나 쉬세요.',
    noCoinToRestart: '연료통이 없습니다. 굴려서 1을 노리거나 이번 차례를 쉬세요.',
    runOffForced: '길에 남을 방법이 없을 때만 벗어날 수 있습니다. 가능한 것: {{possible}}.',
  },
} as const satisfies ThemeTranslation<'motox', 'ko'>;
