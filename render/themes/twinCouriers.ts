import type { KitHues } from '../kit/colours.ts';
import type { RunaroundHues, RunaroundMotifs } from '../scenes/runaround/look.ts';
import type { Motif, Theme } from './theme.ts';

/** What nobody's uniform colours. */
const SKIN = '#f6d9b5';
const IRON = '#2a2d33';
const LEATHER = '#96602f';

/** A round face under a round cap, a cape, and a round bag. */
const round: Motif = {
  strokes: [
    { d: 'M-12 2C-26 8-33 28-34 46H34C33 28 26 8 12 2Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M0 6V45', line: '@edge', width: 2.5 },
    { d: 'M-17 -9A17 17 0 1 0 17 -9A17 17 0 1 0 -17 -9Z', fill: SKIN, line: '@edge', width: 3 },
    {
      d: 'M-8.5 -8A2.6 2.6 0 1 0-3.3-8A2.6 2.6 0 1 0-8.5-8ZM3.3-8A2.6 2.6 0 1 0 8.5-8A2.6 2.6 0 1 0 3.3-8Z',
      fill: IRON,
    },
    { d: 'M-5 -1Q0 3.5 5 -1', line: IRON, width: 2 },
    {
      d: 'M-20 -17C-38 -22-30 -45 0 -45C30 -45 38 -22 20 -17Q0 -25-20 -17Z',
      fill: '@colour',
      line: '@edge',
      width: 4,
    },
    { d: 'M-4 -46A4 4 0 1 0 4 -46A4 4 0 1 0-4 -46Z', fill: '@edge' },
    { d: 'M-14 9Q4 18 17 22', line: LEATHER, width: 4 },
    { d: 'M6 29A12.5 12.5 0 1 0 31 29A12.5 12.5 0 1 0 6 29Z', fill: LEATHER, line: '@edge', width: 3 },
    { d: 'M8 25Q18.5 35 29 25', line: '@edge', width: 2.5 },
  ],
};

/** A square face under a stiff square cap, a straight coat, and a big square satchel. */
const square: Motif = {
  strokes: [
    { d: 'M-23 4Q-23 1-20 1H20Q23 1 23 4L28 46H-28Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M-15 -26H15V-1Q15 3 11 3H-11Q-15 3-15 -1Z', fill: SKIN, line: '@edge', width: 3 },
    { d: 'M-9 -13H-4V-8H-9ZM4 -13H9V-8H4Z', fill: IRON },
    { d: 'M-5 -2.5H5', line: IRON, width: 2 },
    { d: 'M-24 -47H24L21 -24H-21Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M-27 -25H27V-18H-27Z', fill: '@edge', line: '@edge', width: 2 },
    { d: 'M-5 -41H5V-31H-5Z', fill: '#ffe9b0', line: '@edge', width: 1.5 },
    { d: 'M-18 3L12 20', line: LEATHER, width: 4.5 },
    { d: 'M8 10H26V22H8Z', fill: '#fffdf4', line: '@edge', width: 2.5 },
    { d: 'M0 17H35V42H0Z', fill: LEATHER, line: '@edge', width: 3 },
    { d: 'M0 18H35L17.5 31Z', fill: '#b37b45', line: '@edge', width: 2.5 },
  ],
};

/** Tiles, a chimney, and a dormer where a lamp is lit. */
const roof: Motif = {
  strokes: [
    { d: 'M31 -10.2H36V-4H31Z', fill: '#8c5a48', line: '@edge', width: 0.5 },
    { d: 'M30.2 -10.8H36.8V-9.3H30.2Z', fill: '#6f4436' },
    { d: 'M-51 1L-46.5 -8H46.5L51 1Z', fill: '@edge' },
    { d: 'M-48.6 -3.6H48.6M-50 -0.9H50', line: 'rgba(255, 255, 255, 0.22)', width: 0.5 },
    {
      d: 'M-42 -8V-3.6M-34 -8V-3.6M-26 -8V-3.6M-18 -8V-3.6M18 -8V-3.6M26 -8V-3.6M34 -8V-3.6M42 -8V-3.6M-46 -3.6V-0.9M-38 -3.6V-0.9M-30 -3.6V-0.9M-22 -3.6V-0.9M-14 -3.6V-0.9M14 -3.6V-0.9M22 -3.6V-0.9M30 -3.6V-0.9M38 -3.6V-0.9M46 -3.6V-0.9',
      line: 'rgba(255, 255, 255, 0.16)',
      width: 0.45,
    },
    { d: 'M-46.5 -8H46.5', line: '@colour', width: 0.9 },
    { d: 'M-7 1V-5.5H7V1Z', fill: '#fff4d8', line: '@edge', width: 0.6 },
    { d: 'M-9 -5L0 -10.6L9 -5Z', fill: '@colour', line: '@edge', width: 0.7 },
    { d: 'M-4.6 -3.9H4.6V0H-4.6Z', fill: '#fffdf4', line: '@edge', width: 0.6 },
    { d: 'M-4.6 -3.9L0 -1.2L4.6 -3.9', line: '@edge', width: 0.6 },
  ],
};

/** Setts in bows, as a pavior lays them. */
const cobbles: Motif = {
  strokes: [-37.5, -12.5, 12.5, 37.5].map((y, course) => ({
    d: bows(y, course % 2 === 0 ? -50 : -62.5),
    line: '@stone',
    width: 2.6,
  })),
};

function bows(y: number, from: number): string {
  return `M${from} ${y}${'a12.5 16 0 0 1 25 0'.repeat(Math.floor((62.5 - from) / 25))}`;
}

const lamp: Motif = {
  strokes: [
    { d: 'M-16 -2A16 18 0 1 0 16 -2A16 18 0 1 0-16 -2Z', fill: 'rgba(255, 214, 110, 0.42)' },
    { d: 'M0 -22V-32Q0 -38 8 -38', line: IRON, width: 3.5 },
    { d: 'M-9 -14H9L6.5 12H-6.5Z', fill: '#ffe08a', line: IRON, width: 3 },
    { d: 'M-12 -13L0 -23L12 -13Z', fill: IRON },
    { d: 'M-8 12H8V16H-8Z', fill: IRON },
    { d: 'M0 -12V11', line: IRON, width: 1.6 },
  ],
};

const ivy: Motif = {
  strokes: [
    {
      d: 'M-30 -34C-16 -30-20 -6-16 4M-6 -34C2 -22-4 -2 4 18M20 -34C14 -22 22 -14 18 -4',
      line: '#3f5f3a',
      width: 2.5,
    },
    {
      d: 'M-40 -32a9 8 0 1 1 16 2a9 8 0 1 1-16 -2ZM-22 -22a8 7 0 1 1 13 2a8 7 0 1 1-13 -2ZM-24 -6a7 7 0 1 1 12 2a7 7 0 1 1-12 -2Z',
      fill: '#5d8a4f',
      line: '#36552f',
      width: 1.8,
    },
    {
      d: 'M-14 -33a9 8 0 1 1 16 1a9 8 0 1 1-16 -1ZM-6 -18a8 7 0 1 1 14 1a8 7 0 1 1-14 -1ZM-4 -2a7 7 0 1 1 13 1a7 7 0 1 1-13 -1ZM0 14a6 6 0 1 1 10 1a6 6 0 1 1-10 -1Z',
      fill: '#6d9c5c',
      line: '#36552f',
      width: 1.8,
    },
    {
      d: 'M10 -33a9 8 0 1 1 17 1a9 8 0 1 1-17 -1ZM12 -17a8 7 0 1 1 14 1a8 7 0 1 1-14 -1Z',
      fill: '#527d47',
      line: '#36552f',
      width: 1.8,
    },
  ],
};

/** The house door, with three steps. */
const gate: Motif = {
  strokes: [
    { d: 'M-34 40V-14A34 34 0 0 1 34 -14V40Z', fill: '#fffaf0', line: '@colour', width: 4 },
    { d: 'M-26 40V-14A26 26 0 0 1 26 -14V40Z', line: '@colour', width: 2 },
    { d: 'M0 -40V40M-26 -12H26', line: '@colour', width: 2 },
    { d: 'M-40 40H40V48H-40Z', fill: '#e9e2d3', line: '@colour', width: 2.5 },
  ],
};

/** How many doors a street can have. */
const DOORS = [16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

/** Runaround: two courier houses run their rounds against each other along a street with a wall down the middle. */
export const twinCouriers: Theme<RunaroundHues & KitHues, RunaroundMotifs> = {
  id: 'couriers',
  game: 'runaround',
  colours: {
    table: '#45586c',
    ink: '#26221d',
    inkSoft: '#4c4438',
    shadow: 'rgba(12, 18, 30, 0.5)',
    glow: '#ffcf4d',
    badge: '#232044',
    sides: ['#f2ab2e', '#2f6ea6'],
    sidesDark: ['#6e3f08', '#14304f'],
    sidesPale: ['#fff1d3', '#dcebf6'],
    sidesInk: ['#2f1a00', '#ffffff'],
    rim: ['#c9ced3', '#8f979f', '#2c3743'],
    paving: ['#efe6d6', '#e4d8c3'],
    joint: '#cdbfa6',
    cobble: '#d3c5ab',
    wallTop: '#cfc3b4',
    wallTopEdge: '#ece4d8',
    wallFace: '#4b3a33',
    wallBricks: ['#a86a50', '#93583f', '#b97b5f'],
    wallShadow: 'rgba(25, 18, 20, 0.55)',
    yard: '#d8c8ad',
    yardEdge: '#7c6547',
    place: '#bfa981',
    stone: '#fffdf6',
    clash: '#fff3c4',
  },
  motifs: { round, square, roof, cobbles, lamp, ivy, gate },
  words: {
    en: {
      name: 'Twin couriers',
      about: 'Two courier houses, one street, and a wall down the middle.',
      blurb:
        'Two courier houses send their runners opposite ways round a walled street. Whoever delivers enough rounds first has the street.',
      option: {
        size: {
          name: 'Street',
          about: 'A longer street makes longer rounds.',
          ...Object.fromEntries(DOORS.map((doors) => [doors, `${doors} doors`])),
        },
        goal: {
          name: 'Rounds to win',
          about: 'How many rounds a house has to deliver.',
          3: '3 rounds',
          4: '4 rounds',
          5: '5 rounds',
        },
      },
      ask: {
        rollAgain: 'The courier at {{space}} runs once more: roll the die.',
        run: 'You rolled {{rolled}}. Which courier runs?',
        runAgain: 'You rolled {{rolled}}. The courier at {{space}} has to run.',
      },
      outcome: {
        run: 'delivers a round',
        runAnd: 'delivers a round, {{what}}',
        bump: 'bundles {{colour}} over to {{to}}',
        bumpHome: 'bundles {{colour}} over to {{to}}, sends {{home}} there home',
        again: 'runs once more',
        swap: 'changes sides with {{colour}} at {{across}}',
      },
      tell: {
        rolled: '{{who}} rolls {{roll}} for the next errand.',
        entered: '{{who}} sends a fresh courier out of the door at {{space}}.',
        shutOut:
          'A courier of {{them}} is standing on the doorstep at {{space}}, so {{who}} cannot send anybody out.',
        idle: '{{who}} has nobody on the street, so the turn is over.',
        moved: 'A courier of {{who}} hurries from {{from}} to {{to}}.',
        run_one: '{{who}} is back at the house with empty hands: {{count}} round delivered.',
        run_other: '{{who}} is back at the house with empty hands: {{count}} rounds delivered.',
        bumped: '{{who}} bundles the courier of {{victim}} at {{from}} over the wall to {{to}}.',
        bumpedHome:
          '{{who}} bundles the courier of {{victim}} at {{from}} over the wall to {{to}}. The courier of {{owner}} who stood there goes home to brush off the dust.',
        sentHome:
          'At {{space}} there is no wall to bundle {{them}} over, so the courier of {{who}} begs pardon and goes home.',
        swapped:
          '{{who}} and {{them}} meet at the wall and climb it both at once: {{who}} comes down at {{across}}, {{them}} at {{space}}.',
        again:
          '{{who}} meets a colleague at {{space}}. The courier who came takes the mail on: another turn.',
        won: '{{who}} has delivered the last round, and the street is theirs.',
      },
      status: {
        run: 'to run {{rolled}} with one courier',
        rollAgain: 'to roll again for the courier at {{space}}',
        runAgain: 'to run {{rolled}} with the courier at {{space}}',
        over: '{{who}} has delivered every round',
      },
      describe: {
        turn: 'Twin couriers. {{who}} ({{colour}}): {{what}}.',
        over: 'Twin couriers. {{who}} ({{colour}}) has delivered every round.',
        score: 'Rounds delivered: yellow {{yellow}}, blue {{blue}}, of {{goal}}.',
        up_one:
          '{{who}}, {{colour}}, runs up the numbers from the house at {{start}}: couriers at {{spaces}}; {{count}} courier at home.',
        up_other:
          '{{who}}, {{colour}}, runs up the numbers from the house at {{start}}: couriers at {{spaces}}; {{count}} couriers at home.',
        upEmpty_one:
          '{{who}}, {{colour}}, runs up the numbers from the house at {{start}}: nobody on the street; {{count}} courier at home.',
        upEmpty_other:
          '{{who}}, {{colour}}, runs up the numbers from the house at {{start}}: nobody on the street; {{count}} couriers at home.',
        down_one:
          '{{who}}, {{colour}}, runs down the numbers from the house at {{start}}: couriers at {{spaces}}; {{count}} courier at home.',
        down_other:
          '{{who}}, {{colour}}, runs down the numbers from the house at {{start}}: couriers at {{spaces}}; {{count}} couriers at home.',
        downEmpty_one:
          '{{who}}, {{colour}}, runs down the numbers from the house at {{start}}: nobody on the street; {{count}} courier at home.',
        downEmpty_other:
          '{{who}}, {{colour}}, runs down the numbers from the house at {{start}}: nobody on the street; {{count}} couriers at home.',
        stack: '{{space}} ({{pawns}} couriers)',
        track:
          'The street is a ring of doors 0 to {{last}} round a wall; two doors that add up to {{size}} face each other.',
      },
      refuse: {
        rollFirst: 'A turn begins with the die: roll first, then say which courier runs.',
        hasRolled:
          'The die is rolled only once a turn. It shows {{rolled}}; choose the courier who runs, at {{spaces}}.',
        noPawn:
          'Only a courier of your own on the street can run, and none stands at {{from}}. You can run from {{spaces}}.',
        theirPawn:
          'The courier at {{from}} is not yours, and only your own can run. You can run from {{spaces}}.',
        otherPawn:
          'The extra turn belongs to the courier who met a colleague, at {{again}}, so the courier at {{from}} has to wait. Run from {{again}}.',
        wrongEnd:
          'A courier runs just what was rolled: from {{from}} a {{rolled}} leads to {{to}}, not to {{end}}.',
        noLetter: 'No courier of yours is called {{letter}} now. You have {{known}}.',
        noLetters:
          'No courier of yours is called {{letter}}: you have none on the street. Roll the die first.',
        typed:
          'That cannot be read as a move: {{typed}}. Write roll, or the door whose courier runs, such as 5 or 5-8.',
      },
    },
    ko: {
      name: '쌍둥이 배달꾼',
      about: '한 거리, 두 배달집, 그리고 한가운데를 가로지르는 담.',
      blurb:
        '두 배달집이 담이 놓인 거리를 서로 반대로 돕니다. 정해진 바퀴만큼 먼저 배달을 마친 집이 거리의 주인입니다.',
      option: {
        size: {
          name: '거리',
          about: '거리가 길수록 배달도 길어집니다.',
          ...Object.fromEntries(DOORS.map((doors) => [doors, `${doors}집`])),
        },
        goal: {
          name: '승리에 필요한 배달',
          about: '배달을 몇 바퀴 마쳐야 이기는지 정합니다.',
        },
      },
      ask: {
        rollAgain: '{{space}}번지의 배달꾼이 한 번 더 달립니다. 주사위를 굴리세요.',
        run: '주사위는 {{rolled}}입니다. 어느 배달꾼이 달릴까요?',
        runAgain: '주사위는 {{rolled}}입니다. {{space}}번지의 배달꾼이 달려야 합니다.',
      },
      choice: {
        run: '{{mark}}: {{from}}에서 {{to}}번지로',
        runAnd: '{{mark}}: {{from}}에서 {{to}}번지로, {{what}}',
      },
      outcome: {
        run: '배달 한 바퀴',
        runAnd: '배달 한 바퀴, {{what}}',
        bump: '{{colour}} 배달꾼을 {{to}}번지로 넘김',
        bumpHome: '{{colour}} 배달꾼을 {{to}}번지로 넘기고 거기 있던 {{home}} 배달꾼은 집으로',
        swap: '{{across}}번지의 {{colour}} 배달꾼과 자리 바꿈',
      },
      tell: {
        rolled: '{{who, 이가}} 다음 심부름을 위해 주사위를 굴립니다. 나온 수는 {{roll}}입니다.',
        entered: '{{who, 이가}} {{space}}번지 문을 열고 새 배달꾼을 내보냅니다.',
        shutOut: '{{space}}번지 문간에 {{them}}의 배달꾼이 서 있어 {{who, 은는}} 아무도 내보내지 못합니다.',
        idle: '{{who, 은는}} 거리에 배달꾼이 없어 차례가 끝납니다.',
        moved: '{{who}}의 배달꾼이 {{from}}번지에서 {{to}}번지로 서둘러 갑니다.',
        run_other: '{{who}}의 배달꾼이 빈손으로 집에 닿았습니다. 이제 배달 {{count}}바퀴입니다.',
        bumped: '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버립니다.',
        bumpedHome:
          '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버리고, 거기 있던 {{owner}}의 배달꾼은 먼지를 털러 집으로 돌아갑니다.',
        sentHome:
          '{{space}}번지에는 {{them}}의 배달꾼을 넘길 담이 없습니다. {{who}}의 배달꾼이 머쓱하게 집으로 돌아갑니다.',
        swapped:
          '{{who, 와과}} {{them, 이가}} 담에서 마주쳐 나란히 넘어갑니다. {{who, 은는}} {{across}}번지, {{them, 은는}} {{space}}번지에 내려섭니다.',
        again:
          '{{who}}의 배달꾼이 {{space}}번지에서 동료를 만났습니다. 달려온 배달꾼이 짐을 챙겨 한 번 더 달립니다.',
        won: '{{who, 이가}} 마지막 배달을 마치고 거리의 주인이 되었습니다.',
      },
      status: {
        run: '배달꾼 하나로 {{rolled}}집 달리기',
        rollAgain: '{{space}}번지의 배달꾼으로 다시 주사위 굴리기',
        runAgain: '{{space}}번지의 배달꾼으로 {{rolled}}집 달리기',
        over: '{{who, 이가}} 배달을 모두 마쳤습니다',
      },
      describe: {
        turn: '쌍둥이 배달꾼. {{who}}({{colour}}): {{what}}.',
        over: '쌍둥이 배달꾼. {{who}}({{colour}})의 승리로 배달이 모두 끝났습니다.',
        score: '배달한 바퀴: 노랑 {{yellow}}, 파랑 {{blue}}, 목표 {{goal}}.',
        up_other:
          '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 달림. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
        upEmpty_other:
          '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 달림. 거리에 배달꾼 없음, 집에 {{count}}명.',
        down_other:
          '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 달림. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
        downEmpty_other:
          '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 달림. 거리에 배달꾼 없음, 집에 {{count}}명.',
        stack: '{{space}}(배달꾼 {{pawns}}명)',
        track:
          '거리는 담을 감싸고 도는 0번지부터 {{last}}번지까지의 고리이며, 번지의 합이 {{size}}인 두 집이 마주 봅니다.',
      },
      refuse: {
        rollFirst: '차례는 주사위로 시작합니다. 먼저 굴린 다음 달릴 배달꾼을 고르세요.',
        hasRolled:
          '주사위는 한 차례에 한 번만 굴립니다. 나온 수는 {{rolled}}입니다. {{spaces}}번지 가운데 달릴 배달꾼을 고르세요.',
        noPawn:
          '거리에 있는 자기 배달꾼만 달릴 수 있는데 {{from}}번지에는 없습니다. 달릴 수 있는 곳은 {{spaces}}번지입니다.',
        theirPawn:
          '자기 배달꾼만 달릴 수 있는데 {{from}}번지의 배달꾼은 상대편입니다. 달릴 수 있는 곳은 {{spaces}}번지입니다.',
        otherPawn:
          '추가 차례는 동료를 만난 {{again}}번지의 배달꾼이 쓰므로 {{from}}번지의 배달꾼은 기다려야 합니다. {{again}}번지에서 달리세요.',
        wrongEnd:
          '배달꾼은 나온 수만큼만 달립니다. {{from}}번지에서 {{rolled}}집을 가면 {{end}}번지가 아니라 {{to}}번지입니다.',
        noLetter: '지금 {{letter}}라는 배달꾼은 없습니다. 있는 배달꾼은 {{known}}입니다.',
        noLetters: '{{letter}}라는 배달꾼은 없습니다. 거리에 배달꾼이 하나도 없으니 먼저 주사위를 굴리세요.',
        typed:
          '배달꾼을 움직이는 수로 읽을 수 없습니다: {{typed}}. roll 또는 달릴 배달꾼이 있는 번지를 5나 5-8처럼 적으세요.',
      },
    },
  },
};
