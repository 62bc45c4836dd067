import type { Translation } from '../../../engine/translation.ts';
import { pagesKo } from './pages.ko.ts';
import { refuseKo } from './refuse.ko.ts';
import { rulingsKo } from './rulings.ko.ts';
import type { en } from './texts.en.ts';
import { tutorialKo } from './tutorial.ko.ts';
import { whyKo } from './why.ko.ts';

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
  why: whyKo,
  refuse: refuseKo,
  ruling: rulingsKo,
  rules: pagesKo,
  tutorial: tutorialKo,
} as const satisfies Translation<typeof en>;
