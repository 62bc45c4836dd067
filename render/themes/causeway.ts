import type { KitHues } from '../kit/colours.ts';
import type { MoneyRunHues } from '../scenes/moneyrun/look.ts';
import type { Theme } from './theme.ts';

/** What Money Run has a place for. */
type Motifs = 'pawn' | 'slab' | 'raft' | 'waves' | 'ripple' | 'bank' | 'tuft' | 'cobbles' | 'sack';

/** A flooded river, a town's old stone money, and people who want to get across dry-shod. */
export const causeway: Theme<MoneyRunHues & KitHues, Motifs> = {
  id: 'causeway',
  game: 'moneyrun',
  colours: {
    paper: '#f1efe2',
    paperDark: '#d3dcd4',
    table: '#c3d9cf',
    ink: '#16302f',
    inkSoft: '#3c5350',
    white: '#fcfdf8',
    shadow: 'rgba(10, 40, 48, 0.42)',
    glow: '#ffd24a',
    badge: '#10243d',
    around: '#b9d2a4',
    coordinate: '#24401f',
    frame: '#3f7f8e',
    frameDark: '#2c6472',
    squares: ['#6fb1bd', '#63a6b4'],
    grid: 'rgba(255, 255, 255, 0.16)',
    paving: '#cbbf9f',
    kerb: '#6c6350',
    joint: '#a89a78',
    shore: 'rgba(236, 249, 248, 0.92)',
    drop: '#173c46',
    dropLight: '#f2fbfa',
    chosen: 'rgba(244, 252, 250, 0.5)',
    sack: '#6d4526',
    sackDark: '#432711',
    sackInk: '#ffffff',
    outline: '#33302a',
    shade: 'rgba(14, 36, 40, 0.5)',
    faces: ['#e6cd93', '#d3d6d2', '#d08f71', '#56646f', '#b3c48e'],
    edges: ['#9c7a3c', '#7c827f', '#824730', '#2a343c', '#62743f'],
    lights: ['#f5e6bd', '#eff1ee', '#ecbfa6', '#8d9daa', '#d6e2ba'],
    figures: ['#4a3204', '#2f3837', '#421503', '#ffffff', '#2b3a12'],
  },
  motifs: {
    pawn: {
      mark: { x: 0, y: 19, radius: 17 },
      strokes: [
        { d: 'M 29 -20 L 33 46', line: '#7a552c', width: 5 },
        {
          d: 'M -17 -14 C -27 4 -33 24 -35 42 C -22 49 22 49 35 42 C 33 24 27 4 17 -14 Z',
          fill: '@colour',
          line: '@edge',
          width: 4,
        },
        {
          d: 'M -14 -22 C -14 -8 -7 -3 0 -3 C 7 -3 14 -8 14 -22 Z',
          fill: '#f3cfa6',
          line: '#8a5f39',
          width: 2.5,
        },
        { d: 'M -5 -13 L -5 -11 M 5 -13 L 5 -11', line: '#4a2f1a', width: 3.4 },
        {
          d: 'M 0 -48 C 9 -38 26 -28 37 -20 C 28 -12 -28 -12 -37 -20 C -26 -28 -9 -38 0 -48 Z',
          fill: '#ecc878',
          line: '#8b6424',
          width: 3.5,
        },
        { d: 'M 0 -44 L -16 -18 M 0 -44 L 0 -17 M 0 -44 L 16 -18', line: '#b98f45', width: 2 },
      ],
    },
    slab: {
      strokes: [
        {
          d: 'M -30 -37 L -6 -47 L 24 -42 L 43 -24 L 49 4 L 38 31 L 12 46 L -20 44 L -43 28 L -50 0 L -44 -24 Z',
          fill: '@face',
          line: '@light',
          width: 4,
        },
        {
          d: 'M -24 -29 L -5 -37 L 20 -33 L 34 -19 L 39 4 L 30 24 L 10 36 L -16 35 L -34 22 L -40 0 L -35 -19 Z',
          line: '@edge',
          width: 1.8,
        },
      ],
    },
    raft: {
      strokes: [
        { d: 'M -54 8 C -30 20 30 20 54 8 C 40 26 -40 26 -54 8 Z', fill: 'rgba(236, 249, 248, 0.9)' },
        { d: 'M -44 -6 L 44 -6 L 50 8 C 30 15 -30 15 -50 8 Z', fill: '#a4743f', line: '#57380f', width: 3 },
        { d: 'M -46 0 L 46 0 M -22 -6 L -25 11 M 22 -6 L 25 11', line: '#57380f', width: 2.4 },
      ],
    },
    waves: {
      strokes: [
        {
          d: 'M -34 -18 q 8 -8 16 0 q 8 8 16 0 M 4 22 q 8 -8 16 0 q 8 8 16 0',
          line: 'rgba(226, 246, 248, 0.55)',
          width: 3,
        },
      ],
    },
    ripple: {
      strokes: [
        {
          d: 'M -6 -24 q 8 -8 16 0 q 8 8 16 0 M -36 14 q 8 -8 16 0 q 8 8 16 0',
          line: 'rgba(24, 74, 88, 0.32)',
          width: 3,
        },
      ],
    },
    bank: {
      strokes: [
        {
          d: 'M -50 -50 L 50 -50 L 50 -27 q -8 7 -17 1 q -9 -6 -17 1 q -8 7 -17 0 q -9 -6 -16 0 q -8 7 -17 1 q -8 -6 -16 -1 Z',
          fill: '#d9c894',
        },
        {
          d: 'M 50 -26 q -8 7 -17 1 q -9 -6 -17 1 q -8 7 -17 0 q -9 -6 -16 0 q -8 7 -17 1 q -8 -6 -16 -1',
          line: 'rgba(240, 251, 250, 0.9)',
          width: 4,
        },
        {
          d: 'M -50 -50 L 50 -50 L 50 -38 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 Z',
          fill: '#7fa654',
        },
        {
          d: 'M -40 -30 q 0 -9 -4 -14 M -37 -30 q 1 -10 2 -15 M -34 -30 q 1 -8 6 -12 M 30 -31 q 0 -8 -4 -13 M 33 -31 q 1 -9 2 -14 M 36 -31 q 1 -8 6 -12',
          line: '#3f6b2d',
          width: 2.6,
        },
      ],
    },
    tuft: {
      strokes: [
        {
          d: 'M -30 30 q -4 -30 -14 -40 M -14 32 q -2 -38 -6 -56 M 2 32 q 4 -34 12 -50 M 18 30 q 6 -22 22 -32',
          line: '#6f9a4c',
          width: 9,
        },
      ],
    },
    cobbles: {
      strokes: [
        {
          d: 'M -42 -40 q 8 -6 16 0 q 2 9 -6 12 q -12 0 -10 -12 M 22 -42 q 10 -4 18 3 q 2 10 -7 12 q -12 -1 -11 -15 M -43 4 q 7 -8 14 -2 q 5 8 -2 13 q -11 2 -12 -11 M 31 30 q 8 -7 13 1 q 2 9 -6 12 q -10 -2 -7 -13 M -6 38 q 9 -6 17 0 q 1 7 -4 8 l -10 0 q -5 -3 -3 -8',
          fill: 'rgba(255, 250, 232, 0.45)',
          line: 'rgba(108, 99, 80, 0.55)',
          width: 1.6,
        },
      ],
    },
    sack: {
      strokes: [
        {
          d: 'M -26 -14 L -18 -30 L 0 -34 L 12 -26 L 26 -22 L 30 -12 Z',
          fill: '#d3d6d2',
          line: '#5c625f',
          width: 3,
        },
        { d: 'M -34 -10 L -30 -22 L -14 -24 L -8 -10 Z', fill: '#e6cd93', line: '#7d6128', width: 3 },
        { d: 'M 8 -10 L 12 -20 L 30 -18 L 34 -10 Z', fill: '#d08f71', line: '#6d3a26', width: 3 },
        {
          d: 'M -50 -14 C -34 -8 34 -8 50 -14 C 48 14 38 36 24 38 L -24 38 C -38 36 -48 14 -50 -14 Z',
          fill: '@sack',
          line: '@dark',
          width: 4,
        },
        {
          d: 'M -46 42 q 8 -7 15 0 q 8 7 15 0 q 8 -7 16 0 q 8 7 15 0 q 8 -7 15 0 q 8 7 16 0',
          line: '#3f8594',
          width: 4,
        },
      ],
    },
  },
  words: {
    en: {
      name: 'Causeway',
      about: 'The bridge is gone, so old stone money goes into the flood, slab by slab.',
      line: { row: 'the bank at row {{row}}', column: 'the bank at column {{column}}' },
      ask: {
        start: 'You set out from the {{side}}. From which square?',
        place: {
          column: 'You lay a {{coin}} stone. In which column?',
          row: 'You lay a {{coin}} stone. On which square of this column?',
        },
        shiftFrom: 'The top stone of which square do you haul away?',
        shiftTo: {
          square: 'You haul a {{coin}} stone. To which square?',
          column: 'You haul a {{coin}} stone. To which column?',
          row: 'You haul a {{coin}} stone. To which square of this column?',
        },
        step: 'Where does your traveller go?',
        runOn: 'Your traveller is on {{at}} and can run on down, in the same action. Where to?',
      },
      choose: {
        place: 'Lay a {{coin}} stone',
        move: 'Move your traveller',
        shift: 'Haul a stone',
        shiftColumn: 'Haul a stone from column {{column}}',
        bare: '{{mark}}: {{at}}, open water',
        onto_one: '{{mark}}: {{at}}, onto {{coin}}',
        onto_other: '{{mark}}: {{at}}, onto {{coin}}, a pier of {{count}} stones',
        source_one: '{{mark}}: {{at}}, {{coin}}',
        source_other: '{{mark}}: {{at}}, {{coin}} on top of {{count}} stones',
        step: {
          win: '{{mark}}: {{at}}, the far bank, and you win',
          up_one: '{{mark}}: {{at}}, up to {{count}} stone',
          up_other: '{{mark}}: {{at}}, up to {{count}} stones',
          level_one: '{{mark}}: {{at}}, level at {{count}} stone',
          level_other: '{{mark}}: {{at}}, level at {{count}} stones',
          down_one: '{{mark}}: {{at}}, down to {{count}} stone',
          down_other: '{{mark}}: {{at}}, down to {{count}} stones',
        },
      },
      status: {
        start: 'to choose where to set out',
        line: 'The crossing is over. {{who}} is on the far bank and wins.',
        over: 'The crossing is over. {{winners}} wins.',
        shared: 'The crossing is over. {{winners}} share the win.',
      },
      tell: {
        started: '{{who}} sets out from {{at}}.',
        placed: '{{who}} lays a {{coin}} stone on {{at}}; the barge brings a {{drawn}} stone.',
        placedLast: '{{who}} lays a {{coin}} stone on {{at}}; the barge is empty.',
        shifted: '{{who}} hauls a {{coin}} stone from {{from}} to {{to}}.',
        moved: '{{who}} walks from {{from}} to {{to}}.',
        ran: '{{who}} runs from {{from}} over {{over}} to {{to}}, too quick for the water.',
        ended: '{{who}} leaves it at one action.',
        idle: '{{who}} watches the water go by this turn.',
        agreed: '{{who}} offers to settle it as the water stands.',
        line: '{{who}} reaches the far bank with dry feet and wins.',
        over: '{{why}} {{how}}',
        why: {
          idle: 'Everybody watched the water for a whole round.',
          agreed: 'All agree to settle it.',
          cap: 'The rounds are used up, and the water is still there.',
        },
        nearest_one: '{{winners}} is closest to the far bank with {{count}} square to go, and wins.',
        nearest_other: '{{winners}} is closest to the far bank with {{count}} squares to go, and wins.',
        shared_one: '{{winners}} share the win with {{count}} square to go.',
        shared_other: '{{winners}} share the win with {{count}} squares to go.',
        higher_one: '{{near}} both have {{count}} square to go; {{winners}} stands higher and wins.',
        higher_other: '{{near}} both have {{count}} squares to go; {{winners}} stands higher and wins.',
        highest_one: '{{near}} all have {{count}} square to go; {{winners}} stands highest and wins.',
        highest_other: '{{near}} all have {{count}} squares to go; {{winners}} stands highest and wins.',
        higherShared_one:
          '{{near}} all have {{count}} square to go; {{winners}} stand highest and share the win.',
        higherShared_other:
          '{{near}} all have {{count}} squares to go; {{winners}} stand highest and share the win.',
      },
      describe: {
        head: 'Money Run, the causeway, {{size}}×{{size}}, round {{round}}.',
        headOf: 'Money Run, the causeway, {{size}}×{{size}}, round {{round}} of at most {{cap}}.',
        unplaced: '{{who}}, {{side}}: not set out yet, aims at {{line}}.',
        ko: 'The stone on {{to}} may not go straight back to {{from}}.',
        table_one: 'Stones at hand: {{coins}}; {{count}} stone on the barge.',
        table_other: 'Stones at hand: {{coins}}; {{count}} stones on the barge.',
        noCoins: 'No stones at hand, and the barge is empty.',
        bare: 'No stones in the water yet.',
        stacks: 'Stones from the bottom up: {{stacks}}.',
        more_one: '{{count}} more square with stones',
        more_other: '{{count}} more squares with stones',
      },
      refuse: {
        started: 'Your traveller has set out already. Lay a stone, haul one, or move the traveller.',
        startFirst:
          'First your traveller needs a square on your own bank to set out from. Possible: {{possible}}.',
        notYourEdge:
          'Your traveller sets out from your own bank, in the {{side}}, and {{at}} is not on it. Possible: {{possible}}.',
        startTaken: 'Somebody else sets out from {{at}} already. Possible: {{possible}}.',
        notOnTable: 'No {{coin}} stone is at hand. You can lay: {{table}}.',
        tableEmpty:
          'No stones are at hand and the barge is empty, so none can be laid. Haul one, or move your traveller.',
        tooLarge:
          'No stone goes onto a smaller one: {{at}} has {{top}} on top, and {{coin}} is larger. It can go into open water, and onto {{bases}}.',
        nothingThere: 'There is no stone on {{at}} to haul. Stones can be taken from: {{possible}}.',
        underOpponent:
          '{{who}} stands on {{at}}, and no stone is taken from under somebody else. Stones can be taken from: {{possible}}.',
        underOwn:
          'You stand on {{at}}, and in this game the stones under your own traveller stay. Stones can be taken from: {{possible}}.',
        sameSquare: 'A stone is hauled to another square, not back onto {{at}}.',
        ko: 'The {{coin}} stone came from {{to}} to {{from}} in the turn before, so it cannot go straight back now. Any other square will do.',
        nowhere: 'Name the square your traveller goes to. Possible: {{possible}}.',
        bare: '{{at}} is open water, and nobody swims. Possible: {{possible}}.',
        unpaved:
          'A step goes to the next square, and only onto a stone. Beside {{from}} there is only water yet: lay one first, for example {{example}}.',
        occupied: '{{who}} stands on {{at}}, and there is room for one. Possible: {{possible}}.',
        high: '{{at}} is {{there}} high and {{from}} is {{here}}: a step climbs one stone at most. Possible: {{possible}}.',
        diagonal:
          'A diagonal step needs at least 2 stones underneath, and {{from}} has {{here}}. Possible: {{possible}}.',
      },
    },
    ko: {
      name: '징검다리',
      about: '다리가 떠내려갔습니다. 옛 돌돈을 물에 하나씩 놓아 건너편 기슭으로 갑니다.',
      line: { row: '{{row}}행 기슭', column: '{{column}}열 기슭' },
      ask: {
        start: '{{side}}에서 길을 떠납니다. 어느 칸에서 떠날까요?',
        place: {
          column: '{{coin}} 돌을 놓습니다. 어느 열에 놓을까요?',
          row: '{{coin}} 돌을 놓습니다. 이 열의 어느 칸에 놓을까요?',
        },
        shiftFrom: '어느 칸의 맨 위 돌을 옮길까요?',
        shiftTo: {
          square: '{{coin}} 돌을 옮깁니다. 어느 칸으로 옮길까요?',
          column: '{{coin}} 돌을 옮깁니다. 어느 열로 옮길까요?',
          row: '{{coin}} 돌을 옮깁니다. 이 열의 어느 칸으로 옮길까요?',
        },
        step: '길손이 어디로 갈까요?',
        runOn: '길손이 {{at}}에 있고, 같은 행동으로 더 내려갈 수 있습니다. 어디로 갈까요?',
      },
      choose: {
        place: '{{coin}} 돌 놓기',
        move: '길손 움직이기',
        shift: '돌 옮기기',
        shiftColumn: '{{column}}열에서 돌 옮기기',
        bare: '{{mark}}: {{at}}, 아직 물',
        onto_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}} 돌',
        source_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}} 돌',
        step: {
          win: '{{mark}}: {{at}}, 기슭에 닿아 승리',
        },
      },
      status: {
        start: '떠날 칸 고르기',
        line: '물길을 다 건넜습니다. {{who, 이가}} 건너편 기슭에 닿아 이겼습니다.',
      },
      tell: {
        started: '{{who, 이가}} {{at}}에서 길을 떠납니다.',
        placed: '{{who, 이가}} {{at}}에 {{coin}} 돌을 놓습니다. 배에서 {{drawn}} 돌을 내립니다.',
        placedLast: '{{who, 이가}} {{at}}에 {{coin}} 돌을 놓습니다. 배는 이제 비었습니다.',
        shifted: '{{who, 이가}} {{coin}} 돌을 {{from}}에서 {{to, 으로}} 옮깁니다.',
        moved: '{{who, 이가}} {{from}}에서 {{to, 으로}} 건너갑니다.',
        ran: '{{who, 이가}} {{from}}에서 {{over, 을를}} 지나 {{to, 으로}} 물 튀길 새도 없이 달립니다.',
        ended: '{{who, 이가}} 행동 한 번으로 차례를 마칩니다.',
        idle: '{{who, 은는}} 이번 차례에 물 구경만 합니다.',
        agreed: '{{who, 이가}} 지금 물길 이대로 판정하자고 제안합니다.',
        line: '{{who, 이가}} 발 한 번 적시지 않고 건너편 기슭에 닿아 이겼습니다.',
        over: '{{why}} {{how}}',
        why: {
          idle: '한 라운드 내내 모두 물 구경만 했습니다.',
          agreed: '모두 판정에 동의했습니다.',
          cap: '정한 라운드가 끝났는데 물은 그대로입니다.',
        },
        nearest_other: '{{count}}칸 남은 {{winners, 이가}} 건너편 기슭에 가장 가까워 이겼습니다.',
        shared_other: '똑같이 {{count}}칸 남은 {{winners, 이가}} 함께 이겼습니다.',
        higher_other:
          '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 더 높이 서 있어 이겼습니다.',
        highest_other:
          '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 가장 높이 서 있어 이겼습니다.',
        higherShared_other:
          '{{near, 은는}} 똑같이 {{count}}칸 남았는데, 가장 높이 선 {{winners, 이가}} 함께 이겼습니다.',
      },
      describe: {
        head: '머니 런 징검다리, {{size}}×{{size}}, {{round}}라운드.',
        headOf: '머니 런 징검다리, {{size}}×{{size}}, 최대 {{cap}}라운드 중 {{round}}라운드.',
        unplaced: '{{who}}, {{side}}: 아직 떠나지 않음, 목표는 {{line}}.',
        ko: '{{to}}의 돌은 바로 {{from, 으로}} 되돌릴 수 없습니다.',
        table_other: '놓을 돌: {{coins}}. 배에 {{count}}개.',
        noCoins: '놓을 돌이 없고 배도 비었습니다.',
        bare: '물 위에 아직 돌이 없습니다.',
        stacks: '돌(아래부터): {{stacks}}.',
        more_other: '그 밖에 돌 있는 칸 {{count}}개',
      },
      refuse: {
        started: '길손은 이미 길을 떠났습니다. 돌을 놓거나 옮기거나 길손을 움직이세요.',
        startFirst: '먼저 자기 기슭에서 떠날 칸을 정해야 합니다. 가능한 칸: {{possible}}.',
        notYourEdge:
          '길손은 자기 기슭({{side}})에서 떠나는데 {{at, 은는}} 그 기슭의 칸이 아닙니다. 가능한 칸: {{possible}}.',
        startTaken: '{{at}}에서는 이미 다른 길손이 떠납니다. 가능한 칸: {{possible}}.',
        notOnTable: '놓을 돌 가운데 {{coin}} 돌이 없습니다. 놓을 수 있는 돌: {{table}}.',
        tableEmpty: '놓을 돌이 없고 배도 비어 더 놓을 수 없습니다. 돌을 옮기거나 길손을 움직이세요.',
        tooLarge:
          '작은 돌 위에 큰 돌을 올릴 수 없습니다. {{at}}의 맨 위는 {{top}}이고 {{coin}} 돌이 더 큽니다. 물이나 다음 돌 위에는 놓을 수 있습니다: {{bases}}.',
        nothingThere: '{{at}}에는 옮길 돌이 없습니다. 돌을 가져올 수 있는 칸: {{possible}}.',
        underOpponent:
          '{{at}}에는 {{who, 이가}} 서 있고, 남의 발밑에서는 돌을 빼지 못합니다. 돌을 가져올 수 있는 칸: {{possible}}.',
        underOwn:
          '{{at}}에는 내 길손이 서 있고, 이번 게임에서는 내 발밑의 돌도 옮기지 않습니다. 돌을 가져올 수 있는 칸: {{possible}}.',
        sameSquare: '돌은 {{at, 이가}} 아닌 다른 칸으로 옮겨야 합니다.',
        ko: '{{coin}} 돌은 바로 앞 차례에 {{to}}에서 {{from, 으로}} 왔으니 지금 바로 되돌릴 수 없습니다. 다른 칸은 됩니다.',
        nowhere: '길손이 갈 칸을 적으세요. 가능한 칸: {{possible}}.',
        bare: '{{at, 은는}} 아직 물이고, 헤엄치는 길손은 없습니다. 가능한 칸: {{possible}}.',
        unpaved:
          '한 걸음은 바로 옆 칸의 돌 위로만 갑니다. {{from}} 옆은 아직 물뿐이니 돌을 먼저 하나 놓으세요. 보기: {{example}}.',
        occupied:
          '{{at}}에는 {{who, 이가}} 서 있고, 한 칸에 둘이 설 자리는 없습니다. 가능한 칸: {{possible}}.',
        high: '{{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 한 걸음에 돌 하나까지만 오릅니다. 가능한 칸: {{possible}}.',
        diagonal:
          '대각선으로 가려면 밑에 돌이 2개 이상 있어야 하는데 {{from}}의 높이는 {{here}}입니다. 가능한 칸: {{possible}}.',
      },
    },
  },
};
