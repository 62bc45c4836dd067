import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  phase: {
    build: '아직 트랙을 만드는 중입니다. 타일을 놓거나 타일 밑에 동전을 넣으세요.',
    grid: '트랙이 완성되었습니다. 먼저 모두 출발 타일의 칸 0FL, 0FR, 0RL, 0RR 가운데 하나에 서야 합니다.',
    race: '경주가 시작되어 더는 트랙을 만들지 않습니다. 굴리거나 달리거나 쉬세요.',
    over: '경주가 끝났습니다.',
  },
  startFirst: '아직 트랙이 없습니다. 가장 먼저 출발 타일을 놓아야 합니다.',
  startLies:
    '출발 타일은 이미 놓여 있습니다. 다음 타일은 마지막 타일 옆에 놓습니다. 가능한 쪽: {{possible}}.',
  trackEnds: '트랙이 끝에 이르러 타일을 더 놓을 수 없습니다.',
  noTiles: '가진 타일을 다 놓았습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  touches:
    '타일은 바로 앞 타일에만 변을 맞대야 하는데 {{direction}}에는 {{tile}}번 타일이 있습니다. 가능한 쪽: {{possible}}.',
  trap: '{{direction, 으로}} 가면 막다른 길이 되어 남은 타일 {{count}}장을 다 놓을 수 없습니다. 가능한 쪽: {{possible}}.',
  noSide: '{{direction}}에는 타일을 놓을 수 없습니다. 가능한 쪽: {{possible}}.',
  noCoins: '가진 동전을 다 놓았습니다. 타일을 놓을 수 있는 쪽: {{possible}}.',
  noSpot: '경사로는 세 타일이 일직선인 곳에 만드는데, 높이 3이 안 된 그런 곳이 지금은 없습니다.',
  noSpotYet:
    '경사로가 될 타일은 두 타일 사이에 일직선으로 있어야 하는데, 지금은 동전을 넣을 타일이 없습니다. 타일을 놓을 수 있는 쪽: {{possible}}.',
  noSuchTile: '{{tile}}번 타일은 없고 마지막은 {{last}}번입니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  startRamp: '출발 타일은 앞선 타일이 없어 경사로가 될 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  lastRamp:
    '{{tile}}번 타일은 다음 타일이 없어 경사로가 될 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  corner:
    '{{tile}}번 타일은 모퉁이인데 경사로는 양옆 타일과 일직선이어야 합니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  highest:
    '{{tile}}번 타일의 경사로는 이미 동전 {{highest}}개 높이이고 그보다 높을 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  mustLay: '놓을 수 있으면 넘길 수 없습니다. 타일을 놓을 수 있는 쪽: {{possible}}.',
  mustRaise: '놓을 수 있으면 넘길 수 없습니다. 동전을 넣을 수 있는 타일: {{possible}}.',
  notGrid: '오토바이는 출발 타일에 섭니다. 비어 있는 칸: {{possible}}.',
  taken: '거기에는 이미 {{who, 이가}} 서 있습니다. 출발 타일의 빈칸: {{possible}}.',
  rolled: '이미 굴려서 {{dice, 이가}} 나왔습니다. 가능한 것: {{possible}}.',
  rollFirst: '아직 굴리지 않았습니다. 먼저 굴리거나 쉬세요.',
  downFirst: '오토바이가 트랙 옆에 넘어져 있습니다. 굴려서 1을 노리거나 동전을 쓰거나 이번 차례를 쉬세요.',
  fewCoins: '동전이 {{have}}개라서 {{coins}}개를 쓸 수 없습니다.',
  fourDice:
    '주사위는 {{dice}}개까지만 굴립니다. {{rank}}등은 {{rank}}개를 굴리니 동전은 {{most}}개까지 쓸 수 있습니다.',
  notWiped: '오토바이가 트랙 위에 서 있습니다. 동전으로는 넘어진 오토바이만 일으킵니다.',
  noCoinToRestart: '쓸 동전이 없습니다. 굴려서 1을 노리거나 이번 차례를 쉬세요.',
  noWait: '자리가 비어 있으니 기다릴 필요가 없습니다.',
  mustWait: '돌아갈 자리인 {{where}}에 {{who, 이가}} 서 있습니다. 빌 때까지 기다릴 수밖에 없습니다.',
  mustWipe: '오토바이들이 모든 길을 막아 머물 수도 없고 넘어집니다.',
  mustRide: '굴렸으면 길이 있는 한 달려야 합니다. 가능한 것: {{possible}}.',
  noWipe: '제자리에서 넘어지는 것은 오토바이들이 모든 길을 막았을 때뿐입니다. 가능한 것: {{possible}}.',
  nullNumber:
    '빈 면은 수가 아니라 방향을 바꾸는 데 씁니다. 나온 주사위는 {{dice}}입니다. 가능한 것: {{possible}}.',
  notRolled: '나온 주사위는 {{dice}}이고 {{number, 은는}} 없습니다. 가능한 것: {{possible}}.',
  sameWith: '{{number, 으로}} 가도 {{other, 으로}} 갈 때와 결과가 같습니다. {{other, 을를}} 쓰세요.',
  runOffForced: '트랙 이탈은 다른 길이 없을 때만 할 수 있는데 길이 있습니다. 가능한 것: {{possible}}.',
  barred:
    '가는 길의 경사로가 너무 높습니다. 경사로보다 큰 수라야 넘는데 {{number, 은는}} 그렇지 않습니다. 가능한 것: {{possible}}.',
  blocked:
    '길에 오토바이가 있습니다. 경사로에서 날아 넘지 않는 한 들어가지도 지나가지도 못합니다. 가능한 것: {{possible}}.',
  unreached_other:
    '{{number, 으로}} 갈 수 없는 곳입니다: {{what}}. 앞이나 옆으로만 그 수만큼 모두 달리고, 뒤로는 못 가며, 방향은 {{count}}번까지 바꿉니다. 가능한 것: {{possible}}.',
  unturned:
    '{{number, 으로}} 갈 수 없는 곳입니다: {{what}}. 앞이나 옆으로만 그 수만큼 곧게 달리고, 빈 면이 나오지 않아 방향을 바꾸지 못합니다.',
  straight: '{{why}} 가능한 것: {{possible}}.',
  typed: {
    build: {
      start: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. tile start로 출발 타일을 놓으세요.',
      either:
        '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. tile {{side}}처럼 놓을 쪽이나 coin {{spot}}처럼 동전을 넣을 타일을 적으세요.',
      tile: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. tile {{side}}처럼 놓을 쪽을 적으세요.',
      coin: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. coin {{spot}}처럼 동전을 넣을 타일을 적으세요.',
      stuck: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. 지금은 놓을 곳이 없으니 stuck을 적으세요.',
    },
    grid: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. 출발 타일의 빈칸을 적으세요: {{possible}}.',
    roll: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. roll, 쉬려면 pass를 적으세요.',
    rollCoins:
      '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. roll, 동전을 쓰려면 roll +1, 쉬려면 pass를 적으세요.',
    down: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. roll, 쉬려면 pass를 적으세요.',
    downCoins:
      '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. roll, roll +1, 동전으로 돌아오려면 restart, 쉬려면 pass를 적으세요.',
    downRestart:
      '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. roll, 동전으로 돌아오려면 restart, 쉬려면 pass를 적으세요.',
    wait: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. 자리가 차 있으니 wait를 적으세요.',
    ride: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. 그림의 글자(A)나, 수와 칸을 {{example}}처럼 적으세요.',
    still: '여기서 둘 수 있는 수로 읽을 수 없습니다: {{typed}}. 열린 길이 없습니다. 적을 것: {{example}}',
    over: '둘 수 있는 수가 아니고 경주도 끝났습니다: {{typed}}.',
  },
  position: {
    parts: '국면은 | 로 나뉜 다섯 부분인데 여기에는 {{parts}}개입니다.',
    track:
      '첫 부분은 "track 0"과 이어지는 타일마다 놓인 쪽이거나 "track -"이며 타일은 24장까지입니다. 적힌 것: {{found}}',
    tile: '타일로 읽을 수 없습니다: {{found}}. n이나, 동전 두 개 높이의 경사로면 n2처럼 적습니다.',
    hands: '둘째 부분은 "hands"와 서너 사람의 타일+동전입니다. 적힌 것: {{found}}',
    hand: '손에 든 것으로 읽을 수 없습니다: {{found}}. 6+3처럼 적습니다.',
    bikes: '셋째 부분은 "bikes"와 오토바이 {{seats}}대입니다. 적힌 것: {{found}}',
    bike: '{{suit}}의 오토바이로 읽을 수 없습니다: {{found}}. {{suit}}:4FL, 넘어졌으면 {{suit}}:4FL*, 없으면 {{suit}}:-처럼 적습니다.',
    coins: '넷째 부분은 "discard 2 waiting 0 removed 0"처럼 적습니다. 적힌 것: {{found}}',
    turn: '마지막 부분은 "race first S to move M dice 3n5"처럼 적습니다. 적힌 것: {{found}}',
    noSuchPlayer: '처음 사람과 차례인 사람은 {{seats}}명 가운데 하나여야 합니다.',
    touching: '{{tile}}번 타일이 바로 앞이 아닌 타일에 닿습니다.',
    ramp: '{{tile}}번 타일에 경사로가 있는데 양옆 타일과 일직선이 아닙니다.',
    short: '경주에는 타일이 적어도 두 장 있어야 합니다.',
    tiles: '타일은 놓인 것과 손에 든 것을 합해 {{all}}장인데 여기서는 {{count}}장입니다.',
    coinCount: '동전은 경사로, 손, 더미를 합해 {{all}}개인데 여기서는 {{count}}개입니다.',
    waiting: '지금 경주를 기다리는 동전은 {{right}}개여야 하는데 {{count}}개입니다.',
    buildPiles: '트랙을 만드는 동안에는 버린 동전도, 게임에서 빠진 동전도 없습니다.',
    largeHand: '모두 타일 {{tiles}}장과 동전 {{coins}}개로 시작하므로 어느 것도 그보다 많이 들 수 없습니다.',
    rampCoins: '트랙은 동전 {{most}}개로 만드므로 경사로에 {{count}}개가 있을 수 없습니다.',
    noneRemoved: '여기서는 경사로에 놓지 못한 동전이 버린 더미로 가므로 게임에서 빠진 동전이 없습니다.',
    offTrack: '{{space}} 칸은 없습니다. 마지막 타일은 {{last}}번입니다.',
    tooEarly: '트랙을 만드는 동안에는 오토바이가 트랙에 없습니다.',
    bikeMissing: '경주 중에는 모든 오토바이가 트랙 위나 옆에 있습니다.',
    gridOrder: '출발선에는 차례인 사람보다 앞선 사람들만 출발 타일에 서 있습니다.',
    crowded: '{{space}} 칸에 오토바이 두 대가 설 수 없습니다.',
    trapped: '남은 타일을 다 놓을 수 없는 트랙인데, 여기서는 막다른 길을 만들 수 없습니다.',
    built: '더 놓을 것이 없으니 트랙을 만드는 중일 수 없습니다.',
    emptyHand: '차례인 사람에게 놓을 것이 없습니다.',
    wipedWinner: '이긴 사람은 결승선을 넘었으니 넘어져 있을 수 없습니다.',
    diceEarly: '주사위는 경주에서만 굴립니다.',
    wipedDice: '주사위는 트랙 위에 있는 오토바이 앞에만 놓입니다.',
    diceCount: '여기 놓일 수 있는 주사위는 {{fewest}}개부터 {{most}}개까지인데 {{count}}개입니다.',
  },
} as const satisfies Translation<typeof refuseEn>;
