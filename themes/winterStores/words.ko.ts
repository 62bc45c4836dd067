import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Texts below the result that tell why the match ended. */
const ENDED = {
  count: '땅에 도토리가 얼마 남지 않았습니다.',
  clear: '땅에 묻힌 도토리가 바닥났습니다.',
  faceUp: '숨은 도토리가 하나도 남지 않았습니다.',
  cap: '눈이 깊이 쌓여 더는 파낼 수 없습니다.',
} as const;

/** Korean texts of the theme. */
export const ko = {
  name: '겨울 곳간',
  about: '눈이 오기 전에 도토리를 묻고, 어디였는지 깜빡하고, 남의 도토리를 파내는 다람쥐들.',
  blurb: '내 도토리를 묻어 두고, 남이 숨긴 도토리를 파냅니다. 기억력과 주사위로 겨루는 3~4인 게임.',
  option: {
    blanksLowest: {
      name: '빈 도토리의 점수',
      about: '게임이 끝났을 때 곳간의 빈 도토리가 몇 점인지 정합니다.',
      true: '가장 낮은 다른 도토리와 같음',
    },
    faceUp: {
      name: '곳간에서 쓴 도토리',
      about: '한 번 쓴 도토리를 다시 파낼 수 있는지 정합니다. 파낼 수 없으면 게임이 더 일찍 끝납니다.',
      false: '다시 묻고 파낼 수 있음',
      true: '껍데기를 깐 채 계속 남김',
    },
    clearBoard: {
      about: '땅에 도토리가 몇 개 남으면 끝나는지 정합니다.',
    },
    roundCap: { about: '파내기를 이만큼 하면 게임이 끝납니다.' },
  },
  coin: { value: '{{suit}} {{value}} 도토리', blank: '{{suit}} 빈 도토리', hidden: '{{suit}} 도토리' },
  ask: {
    lay: '어느 도토리를 여기에 묻을까요? 그 값만큼 다람쥐가 달립니다.',
    roll: '곳간이 비어 있으니 주사위를 굴리세요.',
    rollOrStash: '주사위를 굴릴까요, 곳간의 도토리를 쓸까요?',
    rollOrUnder: '다람쥐가 내 도토리 위에 있습니다. 주사위를 굴릴까요, 그 도토리를 쓸까요?',
  },
  closed: { pawn: '{{at}}에 다람쥐가 있음', coin: '{{at}}에 도토리가 있음' },
  choose: { under: '밑에 있는 {{coin}} 쓰기', underBlank: '밑에 있는 빈 도토리 쓰기', stay: '가만히 있기' },
  status: {
    lay: '도토리를 묻고 달리기',
    rollOrStash: '주사위를 굴리거나 곳간의 도토리 쓰기',
    rollOrUnder: '주사위를 굴리거나 밑에 있는 도토리 쓰기',
    go_other: '{{count}}칸 달리기',
    wild: '1~5칸 달리기(빈 면)',
    over: '겨울이 왔습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
    shared: '겨울이 왔습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
  },
  tell: {
    rolled: '{{who, 이가}} 바람 냄새를 맡고 주사위를 굴려 {{number, 이가}} 나왔습니다.',
    placed: '{{who, 이가}} {{coin, 을를}} 보여 주고 {{at}}에 묻은 뒤 낙엽을 덮습니다.',
    placedHidden: '{{who, 이가}} {{coin, 을를}} 묻었습니다.',
    placedUp: '{{who, 이가}} {{coin}} 껍데기를 까서 그대로 둡니다.',
    used: '{{who, 이가}} 밑에 있는 자기 도토리를 살짝 보고 다시 덮습니다.',
    moved: '{{who, 이가}} {{from}}에서 {{direction, 으로}} {{steps}}칸, {{to}}까지 쪼르르 달립니다.',
    movedPast: '{{who, 이가}} {{direction, 으로}} {{steps}}칸 쪼르르 달렸습니다.',
    movedHidden: '{{who, 이가}} 쪼르르 달려갔습니다.',
    forced:
      '{{who, 은는}} 그만큼 갈 수 있는 길이 없어 {{from}}에서 {{direction}} 첫 빈자리인 {{to}}까지 달립니다.',
    forcedPast: '{{who, 은는}} 그만큼 갈 수 있는 길이 없어 {{direction}} 첫 빈자리까지 달렸습니다.',
    stayed: '{{who, 은는}} 갈 수 있는 길이 없어 가만히 웅크립니다.',
    took: '{{who, 이가}} {{owner}}의 {{coin, 을를}} 파내 곳간에 넣습니다.',
    tookHidden: '{{who, 이가}} {{owner}}의 {{coin, 을를}} 파냅니다.',
    restedOwn: '{{who, 이가}} 자기 도토리 위에 앉아 지킵니다.',
    restedUp: '{{who, 이가}} 껍데기를 깐 도토리 위에 멈춥니다.',
    phaseTwo: '도토리를 모두 묻었고 첫눈이 내립니다. 이제 파내기를 시작하며, {{who, 이가}} 먼저 합니다.',
    lastRound: '겨울이 코앞입니다. 이번이 마지막 라운드입니다.',
    over: {
      count:
        '땅에 도토리가 얼마 남지 않았습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
      clear: '땅에 묻힌 도토리가 바닥났습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
      faceUp:
        '숨은 도토리가 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
      cap: '눈이 깊이 쌓여 더는 파낼 수 없습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
    },
    shared: {
      count: '땅에 도토리가 얼마 남지 않았습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      clear: '땅에 묻힌 도토리가 바닥났습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      faceUp: '숨은 도토리가 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      cap: '눈이 깊이 쌓여 더는 파낼 수 없습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
    },
  },
  why: {
    heap_other: '도토리 {{count}}개를 한꺼번에 파내려고',
    dearest: '보이는 도토리 가운데 가장 굵은 것을 파내려고',
    end: '곳간이 가장 찬 지금 겨울을 앞당기려고',
    before: '{{them}}보다 먼저 파내려고',
    own: '다음 차례에 그 도토리의 수를 쓸 수 있도록',
    reach_other: '도토리 {{count}}개가 가까운 곳으로',
    none_other: '{{count, 으로}} 파낼 수 있는 도토리가 없어서',
    ready_other: '도토리 {{count}}개가 가까운 곳에서 파내기를 시작하려고',
    far: '다음 도토리를 남에게서 먼 곳에 묻으려고',
    spread: '도토리가 한데 몰리지 않도록',
  },
  ended: { over: ENDED, shared: ENDED },
  describe: {
    laying: '숨은 동전, 보드 {{board}}, 도토리 묻기 6라운드 중 {{round}}라운드.',
    gathering: '숨은 동전, 보드 {{board}}, 파내기 {{round}}라운드.',
    gatheringOf: '숨은 동전, 보드 {{board}}, 파내기 최대 {{cap}}라운드 중 {{round}}라운드.',
    seat: '{{who}}: {{suit}}, 다람쥐 {{at}}. 곳간: {{stash}}.',
    seatScore: '{{who}}: {{suit}}, 다람쥐 {{at}}, {{score}}점. 곳간: {{stash}}.',
    hidden_other: '{{suit}} 도토리 {{count}}개',
    coins: '{{suit}} 도토리: {{spots}}.',
    noCoins: '땅에 도토리가 없습니다.',
    up: '{{at}}({{value}}, 깐 것)',
    blank: '빈 도토리',
  },
  refuse: {
    faceUpClear: '껍데기를 깐 도토리는 계속 숲에 남아 모두 파낼 수 없습니다. 두 설정 중 하나만 고르세요.',
    noRoll: '주사위는 도토리를 모두 묻은 뒤에 굴립니다. 지금은 도토리를 하나 묻으세요: {{stash}}.',
    layFirst: '밑에 있는 도토리는 모두 묻은 뒤에 쓸 수 있습니다. 지금은 도토리를 하나 묻으세요: {{stash}}.',
    rollFirst: '먼저 주사위를 굴리거나, 쓸 수 있는 도토리를 쓰세요.',
    noneUnder: '{{at}}의 다람쥐 밑에는 내 도토리가 없습니다. 주사위를 굴리거나 곳간의 도토리를 쓰세요.',
    ownUnder:
      '다람쥐가 내 도토리 위에 있을 때는 곳간의 도토리를 쓸 수 없습니다. 주사위를 굴리거나 밑의 도토리를 쓰세요.',
    emptyStash: '곳간이 비어 있습니다. 주사위를 굴리거나, 밑에 내 도토리가 있으면 그 도토리를 쓰세요.',
    notYours: '{{coin, 이가}} 없습니다. 곳간에서 고르세요: {{stash}}.',
    noDirection: '다람쥐는 여덟 방향 가운데 하나로 똑바로 달려야 합니다. 가능한 곳: {{possible}}.',
    pawn: '{{direction}} {{at}}에 다람쥐가 있어 지나갈 수 없습니다. 가능한 곳: {{possible}}.',
    coin: '{{direction, 으로}} 가면 {{at}}의 도토리 위에 멈춥니다. 지금은 빈자리에만 멈출 수 있습니다. 가능한 곳: {{possible}}.',
    move: {
      lay: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 도토리와 방향을 입력하세요. 예: {{own}}3 ne, 빈 도토리면 {{own}}n ne 4',
      use: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll, 또는 {{own}}3 ne처럼 도토리와 방향, 내 도토리 위라면 under ne를 입력하세요.',
    },
  },
} as const satisfies ThemeTranslation<'forage', 'ko'>;
