import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  phase: {
    build: '아직 트랙을 만드는 중입니다. 타일을 놓거나 타일 밑에 동전을 넣으세요.',
    grid: '트랙이 완성되었습니다. 먼저 출발 타일에서 칸을 고르세요: 0FL, 0FR, 0RL, 0RR.',
    race: '경주가 시작되어 더는 트랙을 만들지 않습니다. 굴리거나 달리거나 쉬세요.',
    over: '경주가 끝났습니다.',
  },
  startFirst: '아직 트랙이 없습니다. 먼저 출발 타일을 놓으세요.',
  startLies: '출발 타일은 이미 있습니다. 다음 타일은 마지막 타일 옆에 놓으세요. 가능한 쪽: {{possible}}.',
  trackEnds:
    '트랙이 끝나서 타일을 더 놓을 수 없습니다. 타일 밑에 동전을 넣고, 넣을 수 없으면 차례를 넘기세요.',
  noTiles: '남은 타일이 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  touches:
    '타일은 바로 앞 타일에만 닿아야 하는데, {{direction}}에 놓으면 {{tile}}번 타일에 닿습니다. 가능한 쪽: {{possible}}.',
  trap: '{{direction, 은는}} 막다른 길이라 남은 타일 {{count}}장을 놓을 자리가 없어집니다. 가능한 쪽: {{possible}}.',
  noSide: '{{direction}}에는 타일을 놓을 수 없습니다. 가능한 쪽: {{possible}}.',
  noCoins: '남은 동전이 없습니다. 타일을 놓으세요. 가능한 쪽: {{possible}}.',
  noSpot:
    '경사로는 타일 세 장이 일직선인 곳에만 만드는데, 그런 경사로가 모두 동전 3개 높이입니다. 차례를 넘기세요: stuck',
  noSpotYet:
    '경사로는 타일 세 장이 일직선인 곳에만 만드는데, 지금은 동전을 넣을 수 있는 타일이 없습니다. 타일을 놓으세요. 가능한 쪽: {{possible}}.',
  noSuchTile:
    '{{tile}}번 타일은 없습니다. 마지막 타일은 {{last}}번입니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  startRamp:
    '출발 타일은 앞에 이어지는 타일이 없어 경사로를 만들 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  lastRamp:
    '{{tile}}번 타일은 다음 타일이 없어 경사로를 만들 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  corner:
    '{{tile}}번 타일은 커브입니다. 경사로는 일직선인 곳에만 만들 수 있습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  highest:
    '{{tile}}번 타일의 경사로는 이미 최고 높이인 동전 {{highest}}개입니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  mustLay: '놓을 수 있는 동안에는 차례를 넘길 수 없습니다. 타일을 놓으세요. 가능한 쪽: {{possible}}.',
  mustRaise: '놓을 수 있는 동안에는 차례를 넘길 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  notGrid: '출발 타일에서 칸을 고르세요. 빈칸: {{possible}}.',
  taken: '거기에는 이미 {{who, 이가}} 있습니다. 출발 타일의 빈칸: {{possible}}.',
  rolled: '이미 굴려서 {{dice, 이가}} 나왔습니다. 가능한 것: {{possible}}.',
  rollFirst: '먼저 주사위를 굴리거나 이번 차례를 쉬세요.',
  downFirst: '오토바이가 넘어져 있습니다. 굴려서 1을 노리거나, 동전을 쓰거나, 이번 차례를 쉬세요.',
  fewCoins: '동전이 {{have}}개뿐이라 {{coins}}개를 쓸 수 없습니다. 더 적게 쓰세요.',
  fourDice:
    '주사위는 {{dice}}개까지만 굴립니다. {{rank}}등은 이미 {{rank}}개를 굴리니 동전은 {{most}}개까지 쓸 수 있습니다.',
  notWiped:
    '오토바이가 트랙 위에 있습니다. 동전으로는 넘어진 오토바이만 일으킵니다. 주사위를 굴리거나 쉬세요.',
  noCoinToRestart: '동전이 없습니다. 굴려서 1을 노리거나 이번 차례를 쉬세요.',
  noWait:
    '내 칸이 비어 있으니 기다리지 않아도 됩니다. 굴려서 1을 노리거나, 동전을 쓰거나, 이번 차례를 쉬세요.',
  mustWait: '돌아갈 칸인 {{where}}에 {{who, 이가}} 있습니다. 빌 때까지 기다리세요.',
  mustWipe: '모든 길이 오토바이로 막혀 머물 수 없습니다. 넘어집니다.',
  mustRide: '주사위를 굴렸으니 달릴 수 있으면 달려야 합니다. 가능한 것: {{possible}}.',
  noWipe: '여기서 넘어지는 것은 모든 길이 오토바이로 막혔을 때뿐입니다. 가능한 것: {{possible}}.',
  nullNumber:
    '빈 면은 수가 아니라 방향을 꺾는 데 씁니다. 나온 주사위는 {{dice}}입니다. 가능한 것: {{possible}}.',
  notRolled: '{{number, 은는}} 나오지 않았습니다. 나온 주사위: {{dice}}. 가능한 것: {{possible}}.',
  sameWith: '{{number, 으로}} 가도 {{other, 으로}} 갈 때와 같은 칸입니다. {{other, 을를}} 쓰세요.',
  runOffForced: '트랙에 남는 길이 없을 때만 벗어날 수 있습니다. 가능한 것: {{possible}}.',
  barred:
    '경사로가 너무 높습니다. 넘으려면 경사로보다 높은 수여야 하는데 {{number, 은는}} 그렇지 않습니다. 가능한 것: {{possible}}.',
  blocked:
    '오토바이가 길을 막고 있습니다. 경사로에서 날아 넘어야만 지나갈 수 있습니다. 가능한 것: {{possible}}.',
  unreached_other:
    '{{number, 으로}} 갈 수 없는 곳입니다: {{what}}. 앞이나 옆으로만 그 수를 다 채워 달리며, 뒤로는 못 가고, 방향은 {{count}}번까지 꺾습니다. 가능한 것: {{possible}}.',
  unturned:
    '{{number, 으로}} 갈 수 없는 곳입니다: {{what}}. 빈 면이 나오지 않았으니 앞이나 옆으로 그 수를 다 채워 직진하세요.',
  straight: '{{why}} 가능한 것: {{possible}}.',
  typed: {
    build: {
      start: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 출발 타일을 놓으세요: tile start',
      either:
        '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. tile {{side}}처럼 방향을, 또는 coin {{spot}}처럼 동전을 넣을 타일을 입력하세요.',
      tile: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. tile {{side}}처럼 방향을 입력하세요.',
      coin: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. coin {{spot}}처럼 동전을 넣을 타일을 입력하세요.',
      stuck:
        '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 놓을 수 있는 것이 없으니 stuck이라고 입력하세요.',
    },
    grid: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 출발 타일의 빈칸을 입력하세요: {{possible}}',
    roll: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll 또는 쉬려면 pass를 입력하세요.',
    rollCoins:
      '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll, 동전을 쓰려면 roll +1, 쉬려면 pass를 입력하세요.',
    down: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll 또는 쉬려면 pass를 입력하세요.',
    downCoins:
      '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll, roll +1, 동전으로 시동을 걸려면 restart, 쉬려면 pass를 입력하세요.',
    downRestart:
      '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll, 동전으로 시동을 걸려면 restart, 쉬려면 pass를 입력하세요.',
    wait: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 내 칸에 다른 오토바이가 있으니 wait를 입력하세요.',
    ride: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 그림의 글자(A)나, {{example}}처럼 수와 칸을 입력하세요.',
    still:
      '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 갈 수 있는 길이 없으니 이렇게 입력하세요: {{example}}',
    over: '“{{typed}}”은(는) 할 수 있는 수가 아닙니다. 경주가 끝났습니다.',
  },
  position: {
    parts: '국면은 |로 나뉜 다섯 부분인데 여기에는 {{parts}}개뿐입니다.',
    track:
      '첫 부분은 “track 0”과 다음 타일들의 방향, 또는 “track -”이며 타일은 24장까지입니다. 입력한 내용: {{found}}',
    tile: '“{{found}}”은(는) 타일이 아닙니다. n이나, 동전 두 개 높이의 경사로면 n2처럼 적습니다.',
    hands: '둘째 부분은 “hands”와 3~4명의 타일+동전입니다. 입력한 내용: {{found}}',
    hand: '“{{found}}”은(는) 손에 든 타일과 동전이 아닙니다. 6+3처럼 적습니다.',
    bikes: '셋째 부분은 “bikes”와 오토바이 {{seats}}대입니다. 입력한 내용: {{found}}',
    bike: '“{{found}}”은(는) {{suit}}의 오토바이가 아닙니다. {{suit}}:4FL, 넘어졌으면 {{suit}}:4FL*, 없으면 {{suit}}:-처럼 적습니다.',
    coins: '넷째 부분은 “discard 2 waiting 0 removed 0”처럼 적습니다. 입력한 내용: {{found}}',
    turn: '마지막 부분은 “race first S to move M dice 3n5”처럼 적습니다. 입력한 내용: {{found}}',
    noSuchPlayer: '{{seats}}명 가운데 한 명이 먼저이고, 한 명이 차례여야 합니다.',
    touching: '{{tile}}번 타일이 바로 앞 타일이 아닌 타일에 닿습니다.',
    ramp: '{{tile}}번 타일에 경사로가 있는데 앞뒤 타일과 일직선이 아닙니다.',
    short: '경주하려면 타일이 적어도 두 장 있어야 합니다.',
    tiles: '타일은 트랙과 손을 합해 {{all}}장이어야 하는데 {{count}}장입니다.',
    coinCount: '동전은 경사로, 손, 나머지를 합해 {{all}}개여야 하는데 {{count}}개입니다.',
    waiting: '지금은 경주를 기다리는 동전이 {{right}}개여야 하는데 {{count}}개입니다.',
    buildPiles: '트랙을 만드는 동안에는 쓴 동전도, 게임에서 빠진 동전도 없습니다.',
    largeHand: '모두 타일 {{tiles}}장과 동전 {{coins}}개로 시작하며 그보다 많이 가질 수 없습니다.',
    rampCoins: '트랙은 동전 {{most}}개로 만드니 경사로에 {{count}}개가 있을 수 없습니다.',
    noneRemoved: '이 게임에서는 경사로에 못 쓴 동전이 쓴 동전 더미로 가므로 게임에서 빠진 동전이 없습니다.',
    offTrack: '{{space}} 칸은 없습니다. 마지막 타일은 {{last}}번입니다.',
    tooEarly: '트랙을 만드는 동안에는 트랙에 오토바이가 없습니다.',
    bikeMissing: '경주 중에는 모든 오토바이가 트랙 위나 옆에 있습니다.',
    gridOrder: '출발 준비 중에는 차례인 사람보다 먼저 한 사람만 출발 타일에 있습니다.',
    crowded: '{{space}} 칸에 오토바이 두 대가 함께 있을 수 없습니다.',
    trapped: '남은 타일을 모두 놓을 수 없습니다. 이 게임에서는 막다른 길을 만들 수 없습니다.',
    built: '더 놓을 것이 없으니 트랙 만들기는 끝난 것입니다.',
    emptyHand: '차례인 사람에게 놓을 것이 없습니다.',
    wipedWinner: '승자는 결승선을 넘었으니 넘어져 있을 수 없습니다.',
    diceEarly: '주사위는 경주에서만 굴립니다.',
    wipedDice: '주사위는 트랙 위에 있는 오토바이에만 있을 수 있습니다.',
    diceCount: '여기에는 주사위가 {{fewest}}~{{most}}개여야 하는데 {{count}}개입니다.',
  },
} as const satisfies Translation<typeof refuseEn>;
