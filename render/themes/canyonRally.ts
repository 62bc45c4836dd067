import type { KitHues } from '../kit/colours.ts';
import type { MotoxHues } from '../scenes/motox/hues.ts';
import type { Motif, Theme } from './theme.ts';

/** What the scene of MotoX has a place for. */
type MotoxMotifs = 'bike' | 'fallen' | 'coin' | 'curb' | 'prop' | `land${0 | 1 | 2 | 3 | 4 | 5}`;

const SHADE = { d: 'M-46 34a46 9 0 1 0 92 0a46 9 0 1 0 -92 0Z', fill: 'rgba(50, 16, 6, 0.28)' };

const WHEELS: Motif['strokes'] = [
  { d: 'M-50 27a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', fill: '@tyre' },
  { d: 'M10 27a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', fill: '@tyre' },
  { d: 'M-42 27a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', line: '@metal', width: 3 },
  { d: 'M18 27a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', line: '@metal', width: 3 },
  { d: 'M-30 27L-2 14M30 27L23 -16', line: '@metal', width: 5 },
  { d: 'M-14 8L14 8L10 31L-10 31Z', fill: '@tyre' },
];

/** A tall fairing in front, a bag behind. */
const RALLY: Motif['strokes'] = [
  ...WHEELS,
  {
    d: 'M-50 -15L-24 -14L-4 -20L13 -29L27 -45L37 -40L32 -20L37 -7L22 6L8 16L-12 16L-24 2L-46 -6Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M-50 -8L-28 -8L-25 9L-47 9Z', fill: '@edge' },
  { d: 'M21 -34L31 -50L41 -44L34 -27Z', fill: '#f4ead2', line: '@edge', width: 2.5 },
  { d: 'M13 0Q34 -8 50 10L45 14Q33 4 18 9Z', fill: '@colour', line: '@edge', width: 2.5 },
];

const RIDER: Motif['strokes'] = [
  { d: 'M-12 -42Q-28 -52 -46 -42Q-34 -41 -30 -33Q-18 -39 -8 -36Z', fill: '#f6c445', line: '@edge', width: 2 },
  { d: 'M-24 -15Q-28 -34 -8 -42L8 -38L25 -29L19 -22L4 -27L2 -11Z', fill: '@edge' },
  { d: 'M-22 -13L5 -8L-5 10L7 23L-3 28L-17 10L-9 2L-22 0Z', fill: '@edge' },
  {
    d: 'M-11 -40a13 13 0 0 1 24 -7l9 0l-3 5l-5 1a13 13 0 0 1 -25 1Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M3 -45L15 -46L13 -37L4 -37Z', fill: '@white' },
];

const NUMBER = { x: -4, y: 5, radius: 24 };

/** A barrel of fuel. */
const BARREL: Motif = {
  strokes: [
    {
      d: 'M-31 -33L-31 33Q-31 44 0 44Q31 44 31 33L31 -33Z',
      fill: '#d9931a',
      line: '#5d3a0a',
      width: 4,
    },
    { d: 'M12 43Q31 42 31 33L31 -33L14 -30Z', fill: 'rgba(90, 48, 4, 0.28)' },
    { d: 'M-31 -33a31 11 0 1 0 62 0a31 11 0 1 0 -62 0Z', fill: '#f6c65a', line: '#5d3a0a', width: 4 },
    { d: 'M-31 -10Q0 3 31 -10M-31 17Q0 30 31 17', line: '#7d4f0e', width: 4.5 },
    { d: 'M8 -34a7 3 0 1 0 14 0a7 3 0 1 0 -14 0Z', fill: '#5d3a0a' },
  ],
};

/** The same from above. */
const DRUM: Motif = {
  strokes: [
    { d: 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z', fill: '#e5a52a', line: '#5d3a0a', width: 11 },
    { d: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', line: '#8a5a10', width: 6 },
    { d: 'M6 -12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', fill: '#5d3a0a' },
  ],
};

const STONE: Motif = {
  strokes: [
    { d: 'M-40 10L-30 -24L4 -36L36 -18L42 14L16 34L-22 32Z', fill: '#a4572f', line: '#6b331a', width: 8 },
    { d: 'M-24 -12L2 -27L24 -14L-4 0Z', fill: '#dc9564' },
  ],
};

const BUTTE: Motif = {
  strokes: [
    SHADE,
    { d: 'M-46 34L-35 -6L-31 -30L28 -30L33 -6L47 34Z', fill: '#bd6238' },
    { d: 'M10 -30L28 -30L33 -6L47 34L20 34Z', fill: 'rgba(70, 20, 8, 0.26)' },
    { d: 'M-31 -30L-23 -38L22 -38L28 -30Z', fill: '#eeb27c' },
    { d: 'M-33 -16L31 -16M-36 0L35 0M-41 17L41 17', line: '#8f4324', width: 4 },
  ],
};

const ARCH: Motif = {
  strokes: [
    SHADE,
    {
      d: 'M-46 34L-42 -12Q-34 -40 2 -40Q36 -39 42 -10L47 34L24 34L19 0Q13 -15 0 -15Q-16 -15 -19 2L-22 34Z',
      fill: '#c36d40',
    },
    { d: 'M-36 -20Q-24 -36 2 -37Q28 -36 36 -20Q20 -30 0 -30Q-22 -30 -36 -20Z', fill: '#eeb27c' },
    { d: 'M24 34L19 0Q17 -6 12 -10L32 -6L47 34Z', fill: 'rgba(70, 20, 8, 0.26)' },
  ],
};

const SAGE: Motif = {
  strokes: [
    SHADE,
    { d: 'M-38 30Q-44 8 -24 6Q-22 -16 0 -14Q20 -18 24 4Q44 6 38 30Z', fill: '#66743f' },
    { d: 'M-26 18Q-26 8 -16 10M-6 4Q-4 -8 6 -4M14 16Q16 6 26 12M-4 24Q0 14 8 20', line: '#95a362', width: 5 },
  ],
};

const AGAVE: Motif = {
  strokes: [
    SHADE,
    {
      d: 'M0 32L-46 4L-16 18L-34 -24L-6 10L0 -42L6 10L34 -24L16 18L46 4Z',
      fill: '#6f8a63',
      line: '#40573b',
      width: 4,
    },
    { d: 'M0 26L0 -24M-4 22L-24 -8M4 22L24 -8', line: '#a5bd92', width: 3 },
  ],
};

const BOULDERS: Motif = {
  strokes: [
    SHADE,
    { d: 'M-44 30L-40 2L-18 -16L6 -6L10 30Z', fill: '#b0582f' },
    { d: 'M-36 4L-18 -11L2 -4L-14 6Z', fill: '#e2a06d' },
    { d: 'M2 32L8 10L26 2L42 14L44 32Z', fill: '#9a4826' },
    { d: 'M11 12L26 6L37 14L24 20Z', fill: '#d38a57' },
  ],
};

const TUMBLEWEED: Motif = {
  strokes: [
    { d: 'M-30 34a30 7 0 1 0 60 0a30 7 0 1 0 -60 0Z', fill: 'rgba(50, 16, 6, 0.28)' },
    { d: 'M-28 6a28 28 0 1 0 56 0a28 28 0 1 0 -56 0Z', line: '#8a5a2c', width: 4 },
    {
      d: 'M-20 -12Q8 -6 20 24M20 -14Q-4 2 -18 26M-28 4Q0 14 28 2M-2 -22Q-14 6 6 34',
      line: '#c79150',
      width: 3.5,
    },
    { d: 'M-12 8Q-4 -10 14 -6Q20 10 4 16Q-10 18 -12 8Z', line: '#8a5a2c', width: 3 },
  ],
};

/** A rally along the rim of a canyon. */
export const canyonRally: Theme<MotoxHues & KitHues, MotoxMotifs> = {
  id: 'canyon',
  game: 'motox',
  colours: {
    ground: '#9d4c2f',
    bands: ['#a65435', '#94452a'],
    river: ['#6d3420', '#3c767c', '#5b9a9b'],
    groundDark: '#6b2e1b',
    verge: '#df9f69',
    vergeLine: '#efbb88',
    cliff: ['#c87445', '#b25f36', '#cf8251', '#98482a', '#7c3821'],
    road: '#b27c4e',
    roadDark: '#7d4e2b',
    grain: ['#c28e5f', '#a26d42', '#946038'],
    rut: 'rgba(84, 44, 18, 0.2)',
    paint: '#fff4de',
    seam: 'rgba(60, 28, 10, 0.4)',
    curb: ['#8f4a28', '#cf8654'],
    number: '#472414',
    numberInk: '#fff4de',
    planks: ['#77614b', '#8c745b', '#a2896d', '#b9a184', '#d2bb9d'],
    planksDark: '#3d2a1a',
    sign: '#ffd04a',
    signInk: '#2b170c',
    chequer: '#2b170c',
    tyre: '#261812',
    dust: 'rgba(255, 228, 190, 0.4)',
    puff: '#e0a878',
    puffLight: '#f6d9b6',
    burst: '#ffe08a',
    pile: '#dba672',
    ink: '#2b170c',
    inkSoft: '#6a4630',
    paper: '#f8e6cd',
    table: '#9d4c2f',
    shadow: 'rgba(50, 16, 6, 0.42)',
  },
  motifs: {
    bike: { strokes: [...RALLY, ...RIDER], mark: NUMBER },
    fallen: { strokes: RALLY, mark: NUMBER },
    coin: BARREL,
    prop: DRUM,
    curb: STONE,
    land0: BUTTE,
    land1: BOULDERS,
    land2: SAGE,
    land3: AGAVE,
    land4: ARCH,
    land5: TUMBLEWEED,
  },
  words: {
    en: {
      name: 'A canyon rally',
      about:
        'A dirt road along the rim: barrels prop up the ramps and feed the engines, and the way off is down.',
      space: {
        FL: 'stage {{tile}}, front left',
        FR: 'stage {{tile}}, front right',
        RL: 'stage {{tile}}, rear left',
        RR: 'stage {{tile}}, rear right',
      },
      coins_one: '{{count}} barrel',
      coins_other: '{{count}} barrels',
      named_one: 'stage {{tiles}}',
      named_other: 'stages {{tiles}}',
      tiles_one: '{{count}} stage',
      tiles_other: '{{count}} stages',
      ask: {
        start: 'You lead the crew. Mark out the first stage.',
        build: 'Clear a stage at the end of the road, or roll a barrel under a stage to raise a ramp?',
        side: 'On which side of stage {{tile}} does the road go on?',
        ramp: 'Under the front edge of which stage?',
        stuck: 'You have only barrels left, and no stage can take one now.',
        grid: 'Where on the first stage does your bike line up?',
        roll: 'You are on {{where}}, in place {{rank}}. Roll, or let the dust settle this turn?',
        down: 'Your bike lies in the dust below {{where}}. A 1 starts it again; a barrel does so at once.',
        wait: 'Somebody stands on {{where}}, where your bike has to come up again. You wait.',
        started:
          'The engine runs again. Left of the roll: {{dice}}. Ride on with one of the numbers, or stay?',
        startedNulls: 'The engine runs again. Nothing but blanks is left of the roll, so you stay up here.',
        startedStuck:
          'The engine runs again. Left of the roll: {{dice}}. No way is open with that, so you stay.',
        nulls: 'Nothing but blanks: the wheels spin, and your bike stays where it is.',
        tooHigh: 'The ramp of stage {{tile}} is {{height}} high, too high for {{numbers}}.',
        blocked: 'You rolled {{dice}}, and bikes are in the way on every side. The rim gives way under you.',
      },
      choice: {
        start: 'Mark out the first stage',
        tile: 'Clear a stage ({{count}} left)',
        ramp: '{{mark}}: ramp of stage {{mark}}, from {{from}} to {{to}}',
        restart: 'Spend a barrel: back on the road now',
        stayDown: 'Stay in the dust this turn',
        waitCoin: 'Wait, and take a barrel from the roadside',
        runoff: '{{mark}}: {{number}}, over the rim after {{where}}',
        wipe: 'Slide into the dust here',
      },
      tell: {
        began: '{{who}} rolls highest and marks out the first stage.',
        laid: '{{who}} clears stage {{tile}} to the {{direction}}.',
        raised: '{{who}} rolls a barrel under stage {{tile}}: the ramp is {{height}} high.',
        stuck: '{{who}} finds no place for a barrel and passes.',
        stranded_one: '{{count}} barrel finds no ramp any more.',
        stranded_other: '{{count}} barrels find no ramp any more.',
        built_one: 'The road is open, with {{tiles}} stages. Every crew gets {{count}} barrel for the race.',
        built_other:
          'The road is open, with {{tiles}} stages. Every crew gets {{count}} barrels for the race.',
        gridded: '{{who}} lines up on {{where}}.',
        passed: '{{who}} lets the dust settle this turn.',
        rolled: '{{who}} rolls {{dice}}.',
        rolledCoins: '{{who}} burns {{coins}} and rolls {{dice}}.',
        restarted: {
          ace: 'The 1 wakes the engine: {{who}} climbs back to {{where}}.',
          coin: '{{who}} burns a barrel and is back on {{where}}.',
        },
        failed: 'No 1: the engine of {{who}} coughs up dust and nothing else.',
        waited: '{{who}} has to wait below, for the space is taken.',
        waitedCoin: '{{who}} has to wait below, for the space is taken, and finds a barrel.',
        rode: {
          safe: '{{who}} rides {{number}} to {{where}}.',
          land: '{{who}} rides {{number}} and lands on {{where}}.',
          runoff: '{{who}} rides {{number}}, leaves the road after {{where}}, and ends in the dust.',
          finish: '{{who}} rides {{number}} from {{where}} over the finish line.',
        },
        jumped: {
          safe: '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and comes to {{where}}.',
          land: '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and lands on {{where}}.',
          runoff:
            '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and sails over the rim after {{where}} into the dust.',
          finish:
            '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and flies over the finish line after {{where}}.',
        },
        knocked: '{{by}} knocks {{who}} off {{where}} into the dust.',
        stayed: {
          nulls: '{{who}} stays: only blanks.',
          barred: '{{who}} looks up at the ramp and stays.',
          chosen: '{{who}} stays where the bike came up.',
        },
        wiped: '{{who}} is blocked on all sides and slides off {{where}} into the dust.',
        over: '{{who}} wins the rally, and the canyon echoes it.',
      },
      status: {
        build: {
          start: 'to mark out the first stage',
          either: 'to clear a stage or raise a ramp',
          tile: 'to clear a stage',
          stuck: 'to pass, having only barrels that fit nowhere',
        },
        grid: 'to choose a space on the first stage',
        down: 'to get the bike out of the dust, with {{dice}} or a barrel',
        ride: { blocked: 'to slide into the dust, blocked on all sides with {{dice}}' },
        over: '{{who}} has won the rally',
      },
      way: { runoff: 'over the rim after {{where}}', wipe: 'sliding into the dust' },
      describe: {
        build: 'A canyon rally, the road is being cleared. {{who}} is {{what}}.',
        grid: 'A canyon rally, the bikes line up. {{who}} is {{what}}.',
        race: 'A canyon rally, the race. {{who}} is {{what}}.',
        over: 'A canyon rally. {{who}} has won it.',
        waiting: '{{who}} ({{suit}}): not on the road yet, {{coins}}.',
        wiped: '{{who}} ({{suit}}): in the dust beside {{where}}, {{coins}}.',
        noTrack: 'There is no road yet.',
        start: 'Only the first stage is marked out, stage 0.',
        track: 'The road has {{count}} stages, 0 to {{last}}, and runs {{stretches}}.',
        winding:
          'The road has {{count}} stages, 0 to {{last}}, and runs {{stretches}}, and winds on from there.',
        ramp: 'stage {{tile}} ({{height}})',
        discard: 'By the roadside: {{coins}}.',
      },
      refuse: {
        phase: {
          build: 'The road is still being cleared: clear a stage, or put a barrel under one.',
          grid: 'The road is open. First every bike takes a space on the first stage: 0FL, 0FR, 0RL or 0RR.',
        },
        startFirst: 'There is no road yet. The first thing to do is to mark out the first stage.',
        startLies: 'The first stage is there already. The next one goes beside the last: {{possible}}.',
        trackEnds: 'No stage can be cleared any more: the road has come to its end.',
        noTiles: 'You have cleared all your stages. You can put a barrel under {{possible}}.',
        touches:
          'A stage may touch only the one before it, edge to edge. To the {{direction}} it would meet stage {{tile}}. Possible: {{possible}}.',
        trap: 'To the {{direction}} the road would run into a dead end: there would be no room for the {{count}} stages that are left. Possible: {{possible}}.',
        noSide: 'To the {{direction}} no stage can lie. Possible: {{possible}}.',
        noCoins: 'You have placed all your barrels. You can clear a stage: {{possible}}.',
        noSpot:
          'A ramp needs three stages in a straight line, and there is no such place left that is not three barrels high.',
        noSpotYet:
          'A ramp needs a stage in one straight line between two others, and none can take a barrel now. You can clear a stage: {{possible}}.',
        noSuchTile:
          'There is no stage {{tile}}, the last one is {{last}}. You can put a barrel under {{possible}}.',
        startRamp:
          'The first stage has none before it, so it takes no ramp. You can put a barrel under {{possible}}.',
        lastRamp:
          'Stage {{tile}} has none after it, so it takes no ramp. You can put a barrel under {{possible}}.',
        corner:
          'Stage {{tile}} is a bend, and a ramp needs the stages on both sides in one line with it. You can put a barrel under {{possible}}.',
        highest:
          'The ramp of stage {{tile}} is {{highest}} barrels high, and none is higher. You can put a barrel under {{possible}}.',
        mustLay: 'Nobody may pass who can place something. You can clear a stage: {{possible}}.',
        mustRaise: 'Nobody may pass who can place something. You can put a barrel under {{possible}}.',
        notGrid: 'Bikes line up on the first stage. Free there: {{possible}}.',
        taken: '{{who}} stands there already. Free on the first stage: {{possible}}.',
        downFirst: 'Your bike lies in the dust. Roll for a 1, spend a barrel, or stay down this turn.',
        fewCoins: 'You have {{have}} barrels and cannot spend {{coins}}.',
        fourDice:
          'Nobody rolls more than {{dice}} dice. In place {{rank}} you have {{rank}}, so you can spend {{most}} barrels at most.',
        notWiped: 'Your bike stands on the road. A barrel puts back only a bike that lies in the dust.',
        noCoinToRestart: 'You have no barrel to spend. Roll for a 1, or stay down this turn.',
        runOffForced:
          'You may leave the road only when there is no other way, and you have one. Possible: {{possible}}.',
      },
    },
    ko: {
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
        noSuchTile:
          '{{tile}}번 구간은 없고 마지막은 {{last}}번입니다. 연료통을 괼 수 있는 구간: {{possible}}.',
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
        downFirst:
          '오토바이가 먼지 속에 누워 있습니다. 굴려서 1을 노리거나 연료통을 쓰거나 이번 차례를 쉬세요.',
        fewCoins: '연료통이 {{have}}개라서 {{coins}}개를 쓸 수 없습니다.',
        fourDice:
          '주사위는 {{dice}}개까지만 굴립니다. {{rank}}등은 {{rank}}개를 굴리니 연료통은 {{most}}개까지 쓸 수 있습니다.',
        notWiped: '오토바이가 길 위에 서 있습니다. 연료통으로는 먼지 속에 누운 오토바이만 일으킵니다.',
        noCoinToRestart: '쓸 연료통이 없습니다. 굴려서 1을 노리거나 이번 차례를 쉬세요.',
        runOffForced:
          '길을 벗어나는 것은 다른 길이 없을 때만 할 수 있는데 길이 있습니다. 가능한 것: {{possible}}.',
      },
    },
  },
};
