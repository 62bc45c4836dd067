import type { Translation } from '../../../engine/translation.ts';
import { refuseKo, rulingsKo } from './refuse.ko.ts';
import type { en } from './texts.en.ts';
import { tutorialKo } from './tutorial.ko.ts';

/** Reasons for the end of the match, shown under the result. */
const ENDED = {
  count: '보드에 동전이 얼마 남지 않았습니다.',
  clear: '보드에 동전이 하나도 남지 않았습니다.',
  faceUp: '뒤집힌 동전이 하나도 남지 않았습니다.',
  cap: '정해진 라운드가 모두 끝났습니다.',
} as const;

export const ko = {
  name: '숨은 동전',
  gist: '내 동전은 숨기고 남의 동전은 모으기',
  blurb: '내 동전을 뒤집어 숨겨 두고, 남이 숨긴 동전을 모읍니다. 기억력과 주사위로 겨루는 3~4인 게임.',
  credit:
    '피스팩 메일링 리스트에 시험판 0.1로 공개된 게임. 글에 만든 사람의 이름은 없고, David Cousins, Profesor, king_toren_I 님이 테스트를 자원했습니다',
  best: { score: '가장 많이 모은 점수: {{count}}' },
  score_other: '{{number}}점',
  option: {
    board: {
      name: '보드',
      about: '보드의 모양과, 가장자리가 이어지는지를 정합니다.',
      torus: '8×8 (가장자리 이어짐)',
      wide: '12×8 (가장자리 막힘)',
      ring: '10×10 (가운데 구멍)',
      why: {
        torus: '한쪽으로 나가면 반대쪽으로 들어옴',
        wide: '더 넓고, 가장자리에서 막힘',
        ring: '가운데를 돌아서 가야 함',
      },
    },
    blanksLowest: {
      name: '빈 동전의 점수',
      about: '게임이 끝났을 때 가진 빈 동전이 몇 점인지 정합니다.',
      false: '0점',
      true: '가장 낮은 다른 동전과 같음',
      why: {
        false: '움직일 때만 쓸모 있음',
        true: '빈 동전도 모을 만함',
      },
    },
    faceUp: {
      name: '모은 뒤 쓴 동전',
      about: '한 번 쓴 동전을 다시 가져갈 수 있는지 정합니다. 가져갈 수 없으면 게임이 더 일찍 끝납니다.',
      false: '뒤집어 놓고 가져갈 수 있음',
      true: '공개해 두고 계속 남김',
      why: {
        false: '내가 쓴 동전을 남이 찾을 수 있음',
        true: '한 번 쓴 동전은 더 노릴 수 없음',
      },
    },
    clearBoard: {
      name: '게임의 끝',
      about: '보드에 동전이 몇 개 남으면 끝나는지 정합니다.',
      false: '사람 수만큼 남으면',
      true: '하나도 남지 않으면',
      why: {
        false: '마지막 몇 개는 찾지 않아도 됨',
        true: '동전을 모두 찾아야 함',
      },
    },
    finishRound: {
      name: '마지막 라운드',
      about: '모두 차례 수가 같은지 정합니다.',
      false: '바로 끝냄',
      true: '라운드를 마치고 끝냄',
      why: {
        false: '게임을 끝낸 차례가 마지막',
        true: '모두 차례 수가 같음',
      },
    },
    openMemory: {
      name: '기억',
      about: '한 번 보인 값이 계속 보이는지 정합니다.',
      false: '다시 가려짐',
      true: '계속 보임',
      why: {
        false: '본 값을 기억해야 함',
        true: '기억하지 않아도 됨',
      },
    },
    roundCap: {
      name: '라운드 제한',
      about: '모으기를 이만큼 하면 게임이 끝납니다.',
      0: '제한 없음',
      20: '20라운드',
      40: '40라운드',
      60: '60라운드',
      80: '80라운드',
    },
  },
  suit: { suns: '해', moons: '달', crowns: '왕관', arms: '백합', other: '알 수 없는 무늬' },
  blank: '빈 면',
  coin: { value: '{{suit}} {{value}} 동전', blank: '{{suit}} 빈 동전', hidden: '{{suit}} 동전' },
  direction: {
    n: '북쪽',
    ne: '북동쪽',
    e: '동쪽',
    se: '남동쪽',
    s: '남쪽',
    sw: '남서쪽',
    w: '서쪽',
    nw: '북서쪽',
  },
  way: '{{direction}} {{at}}',
  ask: {
    lay: '어느 동전을 여기에 놓을까요? 그 값만큼 말이 움직입니다.',
    roll: '가진 동전이 없으니 주사위를 굴리세요.',
    rollOrStash: '주사위를 굴릴까요, 가진 동전을 쓸까요?',
    rollOrUnder: '말이 내 동전 위에 있습니다. 주사위를 굴릴까요, 그 동전을 쓸까요?',
    direction: '{{number}}칸을 똑바로 갑니다. 어느 쪽으로 갈까요?',
    wild: '{{number}}입니다. 먼저 방향을, 다음에 1~5칸 가운데 몇 칸인지 고르세요.',
    forced: '{{number, 으로}} 갈 수 있는 길이 없습니다. 어느 쪽의 첫 빈칸으로 갈까요?',
    steps: '몇 칸 갈까요?',
    stay: '{{number, 으로}} 갈 수 있는 길도, 빈칸으로 가는 길도 없습니다.',
  },
  closed: {
    pawn: '{{at}}에 말이 있음',
    coin: '{{at}}에 동전이 있음',
    coins: '빈칸이 없음',
    hole: '구멍에 막힘',
    edge: '가장자리에 막힘',
  },
  choose: {
    roll: '주사위 굴리기',
    under: '밑에 있는 {{coin}} 쓰기',
    underBlank: '밑에 있는 빈 동전 쓰기',
    direction: '{{mark}} {{arrow}} {{at}}',
    towards: '{{mark}} {{arrow}} {{at}} …',
    steps: '{{steps}}: {{at}}',
    stay: '그대로 머물기',
  },
  status: {
    lay: '동전을 놓고 움직이기',
    roll: '주사위 굴리기',
    rollOrStash: '주사위를 굴리거나 가진 동전 쓰기',
    rollOrUnder: '주사위를 굴리거나 말 밑의 동전 쓰기',
    go_other: '{{count}}칸 움직이기',
    wild: '1~5칸 움직이기(빈 면)',
    over: '게임이 끝났습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
    shared: '게임이 끝났습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
  },
  opening: {
    rolls: '주사위로 순서 정하기: {{rolls}}. {{after}}',
    again: '동점이라 다시 굴림: {{rolls}}. {{after}}',
    roll: '{{who}} {{value}}',
    blank: '{{who}} 빈 면',
    begins: '{{who, 이가}} 먼저 합니다.',
  },
  goal: {
    once: {
      latest:
        '남이 숨긴 동전을 모으세요. {{when}} 끝나고, 늦어도 {{rounds}}라운드 뒤에는 끝납니다. 합계가 가장 높은 사람이 이깁니다.',
      whenever: '남이 숨긴 동전을 모으세요. {{when}} 끝나고, 합계가 가장 높은 사람이 이깁니다.',
    },
    finished: {
      latest:
        '남이 숨긴 동전을 모으세요. {{when}} 그 라운드까지 하고, 늦어도 {{rounds}}라운드 뒤에는 끝납니다. 합계가 가장 높은 사람이 이깁니다.',
      whenever:
        '남이 숨긴 동전을 모으세요. {{when}} 그 라운드까지 하고 끝나며, 합계가 가장 높은 사람이 이깁니다.',
    },
    few: '보드에 남은 동전이 {{count}}개 이하가 되면',
    clear: '보드에 동전이 하나도 남지 않으면',
    hidden: '보드에 뒤집힌 동전이 하나도 남지 않으면',
  },
  tell: {
    rolled: '{{who, 이가}} 주사위를 굴려 {{number, 이가}} 나왔습니다.',
    placed: '{{who, 이가}} {{coin, 을를}} 보여 주고 {{at}}에 놓습니다.',
    placedHidden: '{{who, 이가}} {{coin, 을를}} 놓았습니다.',
    placedUp: '{{who, 이가}} {{coin, 을를}} 값이 보이게 놓습니다.',
    used: '{{who, 이가}} 밑에 있는 자기 동전을 씁니다.',
    moved: '{{who, 이가}} {{from}}에서 {{direction, 으로}} {{steps}}칸, {{to}}까지 갑니다.',
    movedPast: '{{who, 이가}} {{direction, 으로}} {{steps}}칸 갔습니다.',
    movedHidden: '{{who, 이가}} 말을 움직였습니다.',
    forced:
      '{{who, 은는}} 그만큼 갈 수 있는 길이 없어 {{from}}에서 {{direction}} 첫 빈칸인 {{to}}까지 갑니다.',
    forcedPast: '{{who, 은는}} 그만큼 갈 수 있는 길이 없어 {{direction}} 첫 빈칸까지 갔습니다.',
    stayed: '{{who, 은는}} 갈 수 있는 길이 없어 그대로 머뭅니다.',
    took: '{{who, 이가}} {{owner}}의 {{coin, 을를}} 가져갑니다.',
    tookHidden: '{{who, 이가}} {{owner}}의 {{coin, 을를}} 가져갑니다.',
    restedOwn: '{{who, 이가}} 자기 동전 위에 멈춥니다.',
    restedUp: '{{who, 이가}} 값이 보이는 동전 위에 멈춥니다.',
    phaseTwo: '동전을 모두 놓았습니다. 이제 모으기를 시작하며, {{who, 이가}} 먼저 합니다.',
    lastRound: '마지막 라운드입니다. 이번 라운드를 마치면 게임이 끝납니다.',
    over: {
      count: '보드에 동전이 얼마 남지 않았습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
      clear: '보드에 동전이 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
      faceUp: '뒤집힌 동전이 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
      cap: '정해진 라운드가 모두 끝났습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
    },
    shared: {
      count: '보드에 동전이 얼마 남지 않았습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      clear: '보드에 동전이 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      faceUp: '뒤집힌 동전이 하나도 남지 않았습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
      cap: '정해진 라운드가 모두 끝났습니다. {{winners, 이가}} {{score}}점으로 공동 승리했습니다.',
    },
  },
  ended: { over: ENDED, shared: ENDED },
  describe: {
    laying: '숨은 동전, 보드 {{board}}, 동전 놓기 6라운드 중 {{round}}라운드.',
    gathering: '숨은 동전, 보드 {{board}}, 모으기 {{round}}라운드.',
    gatheringOf: '숨은 동전, 보드 {{board}}, 모으기 최대 {{cap}}라운드 중 {{round}}라운드.',
    last: '마지막 라운드입니다.',
    turn: '{{who}}({{suit}}) 차례: {{what}}.',
    seat: '{{who}}: {{suit}}, 말 {{at}}. 가진 동전: {{stash}}.',
    seatScore: '{{who}}: {{suit}}, 말 {{at}}, {{score}}점. 가진 동전: {{stash}}.',
    empty: '없음',
    hidden_other: '{{suit}} 동전 {{count}}개',
    coins: '{{suit}} 동전: {{spots}}.',
    stash: '{{who}}: {{coins}}.',
    down_other: '뒤집힌 동전 {{count}}개. 하나도 남지 않으면 끝납니다.',
    noCoins: '보드에 동전이 없습니다.',
    known: '{{at}}({{value}})',
    up: '{{at}}({{value}}, 공개)',
    blank: '빈 동전',
  },
  plan: {
    lay: '다음에 놓을 동전',
    roll: '주사위 {{face}}',
    wild: '주사위 빈 면',
    only: '말이 도착할 칸과 그곳의 무늬가 그대로일 때만 자동으로 움직입니다. 달라지면 직접 고릅니다.',
  },
  // Reasons for a trip in Korean, half a sentence each.
  why: {
    heap_other: '동전 {{count}}개를 한꺼번에 얻으려고',
    dearest: '보이는 동전 가운데 가장 높은 것을 얻으려고',
    end: '가장 많이 모은 지금 게임을 빨리 끝내려고',
    before: '{{them}}보다 먼저 얻으려고',
    sure: '주사위보다 확실해서',
    own: '다음 차례에 이 수를 쓸 수 있도록',
    bar: '{{them}}의 길을 막으려고',
    reach_other: '동전 {{count}}개에 닿는 곳으로',
    none_other: '{{count, 으로}} 가져갈 수 있는 동전이 없어서',
    ready_other: '동전 {{count}}개에 닿는 곳에서 모으기를 시작하려고',
    far: '다음 동전을 남에게서 먼 곳에 놓으려고',
    spread: '동전이 한데 몰리지 않도록',
  },
  refuse: refuseKo,
  ruling: rulingsKo,
  rules: {
    aim: {
      title: '어떤 게임인가요',
      body: '처음에는 내 동전 하나를 말 밑에 놓고 그 수만큼 움직입니다. 나중에는 주사위를 굴리거나 모은 동전을 써서 그 수만큼 움직입니다.\n\n3~4명이 합니다. 저마다 무늬(해, 달, 왕관, 백합)를 하나씩 맡아 말 하나, 주사위 하나, 동전 여섯 개(빈 동전, 1, 2, 3, 4, 5)를 갖습니다.\n\n먼저 모두 자기 동전을 보드 곳곳에 놓습니다. [if openMemory=false]뒤집어 놓으므로 무늬는 보이지만 값은 보이지 않습니다.[end][if openMemory=true]한 번 보인 값은 계속 보입니다.[end] 그다음 말을 움직여 남이 놓은 동전을 모읍니다. 합계가 가장 높은 사람이 이깁니다. 내 무늬의 동전은 가져갈 수 없[if openMemory=false]으니, 남의 높은 동전이 어디 있는지 기억하세요.[end][if openMemory=true]습니다.[end]\n\n말은 [if board=torus]8×8 보드의 네 귀퉁이[end][if board=wide]12×8 보드의 가운데 주변[end][if board=ring]10×10 보드의 구멍 주변[end]에서 출발합니다.[if general] 방장이 다른 보드를 고를 수 있습니다.[end] 3명이면 넷째 무늬는 쓰지 않습니다. 무늬와 귀퉁이는 자리에 따라 정해집니다. 원래 규칙에서는 저마다 고릅니다.',
    },
    lay: {
      title: '동전 놓기',
      body: '내 차례에는 내 동전 하나를 고릅니다. 모두에게 값을 보여 준 뒤 말 밑에 놓고, 말을 정확히 그만큼 움직입니다. [if openMemory=false]값은 다음 차례까지만 보입니다. 그 뒤에는 기억해야 합니다.[end][if openMemory=true]값은 계속 보입니다.[end]\n\n누가 먼저 할지는 주사위로 정합니다. 가장 높은 사람부터 자리 순서대로 하고, 같으면 다시 굴립니다. 여기서 빈 면은 0입니다. 한 사람이 여섯 차례씩 합니다.\n\n빈 동전은 1~5칸을 마음대로 움직입니다. 동전을 놓는 동안 말은 동전을 지나갈 수 있지만, 빈칸에만 멈출 수 있습니다.',
    },
    move: {
      title: '말의 움직임',
      body: '여덟 방향 가운데 하나로 똑바로, 언제나 수를 다 채워 움직입니다. 동전은 지나갈 수 있습니다. 다른 말은 지나갈 수도, 그 위에 멈출 수도 없습니다.\n\n[if board=torus]보드의 가장자리는 이어져 있습니다. 오른쪽으로 나가면 왼쪽으로, 위로 나가면 아래로 들어오고, 대각선도 마찬가지입니다. g7에서 북동쪽으로 3칸 가면 b2입니다.[end][if board=wide]가장자리는 넘을 수 없습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if board=ring]가장자리도 구멍도 넘을 수 없습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if general] 방장은 가장자리가 막힌 더 큰 보드를 고를 수 있습니다.[end]',
    },
    gather: {
      title: '동전 모으기',
      body: '내 차례에는 주사위를 굴리거나 가진 동전을 씁니다. 쓴 동전은 값을 보여 준 뒤 값이 [if faceUp=false]안 보이게[end][if faceUp=true]보이게[end] 말 밑에 놓고, 말을 그만큼 움직입니다. 먼저 내 동전을 살펴봐도 되지만, 한 번 굴리면 나온 대로 가야 합니다. 주사위의 빈 면도 1~5칸을 마음대로 움직입니다.\n\n다른 무늬의 동전 위에 멈추면 그 동전을 가져[if openMemory=false]오고, 값은 나만 봅니다.[end][if openMemory=true]옵니다.[end] [if faceUp=false]쓴 동전의 무늬는 그대로입니다. 그 무늬를 맡은 사람은 가져갈 수 없지만, 나를 포함해 다른 사람은 모두 가져갈 수 있습니다.[end][if faceUp=true]쓴 동전은 그 자리에 계속 남고, 아무도 가져갈 수 없습니다.[end] 반드시 움직여야 하고, 멈춘 칸의 동전은 반드시 가져가야 합니다.\n\n모으기는 동전을 모두 놓은 다음, 처음에 먼저 한 사람부터 시작합니다.',
    },
    own: {
      title: '내 동전 위에 멈추면',
      body: '내 무늬의 동전 위에 멈추면 그 동전은 보드에 남습니다. 말이 그 위에 있는 동안에는 아무도 가져갈 수 없고, 나는 값을 볼 수 있습니다.\n\n그 상태로 내 차례가 되면 주사위와 그 동전 중 하나를 고릅니다. 그 동전은 써도 제자리에 남습니다. 이때 가진 동전은 쓸 수 없습니다.',
    },
    stuck: {
      title: '갈 수 있는 길이 없으면',
      body: '가끔 말[if not board=torus]과 가장자리[end], 그리고 동전을 놓는 동안에는 동전 때문에 모든 방향이 막힙니다. 그러면 방향을 하나 골라 동전도 말도 없는 첫 칸까지 갑니다. 거리는 상관없지만 [if board=torus]말을[end][if not board=torus]말이나 가장자리를[end] 넘을 수는 없습니다.\n\n그것도 안 되면 말은 그대로 머뭅니다. 그러면 한 칸에 동전이 겹칠 수 있습니다. 그런 칸에 멈추면 가져갈 수 있는 동전을 모두 가져갑니다.',
    },
    end: {
      title: '게임의 끝',
      body: '[if faceUp=false & clearBoard=false]보드에 남은 동전이 사람 수 이하가 되면[end][if faceUp=false & clearBoard=true]보드에 동전이 하나도 남지 않으면[end][if faceUp=true]값이 보이는 동전이 몇 개든, 뒤집힌 동전이 하나도 남지 않으면[end] [if finishRound=false]게임이 바로 끝납니다.[end][if finishRound=true]모두 차례 수가 같아지도록 그 라운드까지 하고 게임이 끝납니다.[end][if not roundCap=0] 모으기를 [=roundCap]라운드 해도 끝납니다.[end] 보드에 남은 동전은 누구의 점수도 아닙니다. 가진 동전의 값을 더하고, 빈 동전은 [if blanksLowest=false]0점입니다.[end][if blanksLowest=true]가장 낮은 다른 동전과 같은 값입니다.[end] 동점이면 동전이 많은 사람, 그다음 가장 높은 동전, 그다음 높은 동전 두 개의 합 순으로 가립니다.\n\n[if faceUp=true]값이 보이는 동전 위에서도 가진 동전을 쓸 수 있습니다.\n\n[end][if general]방장이 고를 수 있는 것: 쓴 동전을 공개해 두기, 라운드를 마치고 끝내기, 보드를 다 비우기, 빈 동전을 가장 낮은 다른 동전과 같은 값으로 세기, 값을 계속 보이기, 라운드 제한 바꾸기.[end]',
    },
  },
  tutorial: tutorialKo,
} as const satisfies Translation<typeof en>;
