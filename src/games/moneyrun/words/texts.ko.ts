import type { Same } from '../../../engine/translation.ts';
import { pagesKo } from './pages.ko.ts';
import { refuseKo } from './refuse.ko.ts';
import { rulingsKo } from './rulings.ko.ts';
import type { en } from './texts.en.ts';
import { whyKo } from './why.ko.ts';

/** What Money Run says in Korean. */
export const ko = {
  name: '머니 런',
  gist: '동전으로 길을 깔고 건너편까지 달리기',
  blurb: '동전을 깔아 길을 만들고 가장 먼저 건너편에 닿으세요. 2~4명, 주사위 없이.',
  credit: 'extrakun 지음. 2009년 GamesTopica.Net에 처음 실렸습니다',
  best: { turns_other: '가장 빨리 건넌 게임: {{count}}차례' },
  option: {
    board: {
      name: '보드',
      about: '작은 보드는 변의 한가운데 칸이 없고 승부가 빠릅니다.',
      9: '9×9',
      8: '8×8 (체스판)',
    },
    tiny: {
      name: '가장 작은 동전',
      about: '다른 것보다 작은 5c 동전 18개를 더할지 정합니다.',
      false: '네 종류, 42개',
      true: '다섯 종류, 60개',
      why: {
        false: '원래 규칙대로',
        true: '오르내릴 단이 늘어남',
      },
    },
    starts: {
      name: '출발 칸',
      about: '말이 자기 변의 어디에서 출발하는지 정합니다.',
      middle: '변의 한가운데',
      free: '차례대로 고름',
      why: {
        middle: '모두 같은 거리',
        free: '자기 변 어디서나',
      },
    },
    first: {
      name: '먼저 하는 사람',
      about: '달리기에서는 먼저 하는 것이 유리합니다.',
      random: '제비뽑기',
      host: '첫 번째 자리',
      why: {
        random: '누구나 같은 확률',
        host: '자리를 바꾸지 않았다면 연 사람',
      },
    },
    shortFirst: {
      name: '첫 차례',
      about: '행동을 하나로 줄여 먼저 하는 이점을 덜어 냅니다.',
      false: '다른 차례처럼 행동 두 번',
      true: '행동 한 번만',
      why: {
        false: '먼저 하는 사람이 조금 유리',
        true: '먼저 해도 거의 유리하지 않음',
      },
    },
    ownCoins: {
      name: '내 말 밑의 동전',
      about: '내가 밟고 있는 동전을 옮길 수 있는지 정합니다. 남의 말 밑은 아무도 못 옮깁니다.',
      true: '옮길 수 있음',
      false: '그대로 둠',
      why: {
        true: '내 디딤돌을 가져갈 수 있음',
        false: '밟고 있는 동전은 그대로',
      },
    },
    ko: {
      name: '바로 되돌리기',
      about: '방금 옮긴 동전을 다음 차례에 바로 되돌릴 수 있는지 정합니다.',
      false: '할 수 있음',
      true: '바로 다음 차례에는 안 됨',
      why: {
        false: '서로 끝없이 되돌릴 수 있음',
        true: '누군가는 다른 것을 해야 함',
      },
    },
    climbFirst: {
      name: '내리달리기',
      about: '한 번에 여러 칸을 달릴 때 첫걸음을 정합니다.',
      false: '첫걸음부터 내려감',
      true: '첫걸음은 오르거나 같은 높이도 됨',
      why: {
        false: '내려가기만 함',
        true: '한 번 오른 뒤 내리달림',
      },
    },
    sharing: {
      name: '한 칸에 여러 말',
      about: '말끼리 같은 칸에 서고 서로 지나갈 수 있는지 정합니다.',
      false: '한 칸에 하나',
      true: '여럿이 함께',
      why: {
        false: '남의 말이 길을 막음',
        true: '말로는 길을 막지 못함',
      },
    },
    roundCap: {
      name: '라운드 제한',
      about: '이만큼 지나면 목표 줄에 가장 가까운 사람이 이깁니다.',
      0: '제한 없음',
      20: '20라운드',
      40: '40라운드',
      60: '60라운드',
      80: '80라운드',
    },
  },
  coin: { L: '$1', M: '50c', S: '20c', P: '10c', T: '5c' },
  side: { s: '남쪽', w: '서쪽', n: '북쪽', e: '동쪽' },
  line: { row: '{{row}}행', column: '{{column}}열' },
  possible: { none: '없음', more_other: '그 밖에 {{count}}칸' },
  ask: {
    start: '{{side}}에서 출발합니다. 어느 칸에 설까요?',
    action_other: '행동이 {{count}}번 남았습니다. 무엇을 할까요?',
    place: {
      column: '{{coin}} 동전을 놓습니다. 어느 열에 놓을까요?',
      row: '{{coin}} 동전을 놓습니다. 이 열의 어느 칸에 놓을까요?',
    },
    shiftFrom: '어느 칸의 맨 위 동전을 옮길까요?',
    shiftTo: {
      square: '{{coin}} 동전을 옮깁니다. 어느 칸으로 옮길까요?',
      column: '{{coin}} 동전을 옮깁니다. 어느 열로 옮길까요?',
      row: '{{coin}} 동전을 옮깁니다. 이 열의 어느 칸으로 옮길까요?',
    },
    step: '말이 어디로 갈까요?',
    runOn: '말이 {{at}}에 있고, 같은 행동으로 더 내려갈 수 있습니다. 어디로 갈까요?',
  },
  choose: {
    start: '{{mark}}: {{at}}',
    place: '{{coin}} 놓기',
    move: '말 움직이기',
    shift: '동전 옮기기',
    shiftColumn: '{{column}}열에서 동전 옮기기',
    end: '차례 마치기',
    agree: '차례를 마치며 판정 제안하기',
    column: '{{column}}열',
    bare: '{{mark}}: {{at}}, 빈칸',
    onto_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}}',
    source_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}}',
    stop: '{{at}}에서 멈추기',
    step: {
      win: '{{mark}}: {{at}}, 닿으면 승리',
      up_other: '{{mark}}: {{at}}, 높이 {{count, 으로}} 오름',
      level_other: '{{mark}}: {{at}}, 같은 높이 {{count}}',
      down_other: '{{mark}}: {{at}}, 높이 {{count, 으로}} 내려감',
    },
  },
  settle: { win: '지금은 {{who}} 승', tie: '지금은 비김' },
  status: {
    start: '출발 칸 고르기',
    act_other: '남은 행동 {{count}}번 쓰기',
    line: '게임이 끝났습니다. {{who, 이가}} 목표 줄에 닿아 이겼습니다.',
    over: '게임이 끝났습니다. {{winners, 이가}} 이겼습니다.',
    shared: '게임이 끝났습니다. {{winners, 이가}} 함께 이겼습니다.',
  },
  opening: {
    lot: '제비를 뽑아 {{who, 이가}} 먼저 합니다.',
    host: '방장이 정한 대로 {{who, 이가}} 먼저 합니다.',
  },
  tell: {
    started: '{{who, 이가}} {{at}}에서 출발합니다.',
    placed: '{{who, 이가}} {{at}}에 {{coin}} 동전을 놓습니다(새로 나온 동전: {{drawn}}).',
    placedLast: '{{who, 이가}} {{at}}에 {{coin}} 동전을 놓습니다(주머니는 비었습니다).',
    shifted: '{{who, 이가}} {{coin}} 동전을 {{from}}에서 {{to, 으로}} 옮깁니다.',
    moved: '{{who, 이가}} {{from}}에서 {{to, 으로}} 갑니다.',
    ran: '{{who, 이가}} {{from}}에서 {{over, 을를}} 지나 {{to, 으로}} 달립니다.',
    ended: '{{who, 이가}} 행동 한 번으로 차례를 마칩니다.',
    idle: '{{who, 은는}} 이번 차례에 아무것도 하지 않습니다.',
    agreed: '{{who, 이가}} 지금 이대로 판정하자고 제안합니다.',
    line: '{{who, 이가}} 목표 줄에 닿아 이겼습니다.',
    over: '{{why}} {{how}}',
    why: {
      idle: '한 라운드 내내 아무도 움직이지 않았습니다.',
      agreed: '모두 판정에 동의했습니다.',
      cap: '정한 라운드가 끝났습니다.',
    },
    nearest_other: '{{count}}칸 남은 {{winners, 이가}} 가장 가까워 이겼습니다.',
    shared_other: '똑같이 {{count}}칸 남은 {{winners, 이가}} 함께 이겼습니다.',
    higher_other: '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 더 높이 서 있어 이겼습니다.',
    highest_other:
      '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 가장 높이 서 있어 이겼습니다.',
    higherShared_other:
      '{{near, 은는}} 똑같이 {{count}}칸 남았는데, 가장 높이 선 {{winners, 이가}} 함께 이겼습니다.',
  },
  describe: {
    head: '머니 런, {{size}}×{{size}}, {{round}}라운드.',
    headOf: '머니 런, {{size}}×{{size}}, 최대 {{cap}}라운드 중 {{round}}라운드.',
    turn: '{{who}} 차례: {{what}}.',
    seat_other: '{{who}}, {{side}}: {{at}}, 높이 {{height}}, {{line}}까지 {{count}}칸.',
    unplaced: '{{who}}, {{side}}: 아직 놓지 않음, 목표는 {{line}}.',
    offers: '판정을 제안한 사람: {{who}}.',
    idle_other: '행동 없이 지나간 차례: {{count}}번 연속.',
    ko: '{{to}}의 동전은 바로 {{from, 으로}} 되돌릴 수 없습니다.',
    table_other: '놓을 동전: {{coins}}. 주머니에 {{count}}개.',
    noCoins: '놓을 동전도 주머니도 비었습니다.',
    bare: '보드에 동전이 없습니다.',
    stacks: '동전(아래부터): {{stacks}}.',
    more_other: '그 밖에 동전 있는 칸 {{count}}개',
  },
  why: whyKo,
  refuse: refuseKo,
  ruling: rulingsKo,
  rules: pagesKo,
} as const satisfies Same<typeof en>;
