import type { KitHues } from '../kit/colours.ts';
import type { ForageHues, ForageMotif } from '../scenes/forage/look.ts';
import type { Theme } from './theme.ts';

/** Forage as squirrels see it: nuts are buried before the snow, forgotten, and dug up again by somebody else. */
export const winterStores: Theme<ForageHues & KitHues, ForageMotif> = {
  id: 'winter',
  game: 'forage',
  colours: {
    table: '#2f4a40',
    paper: '#fbf5e6',
    paperDark: '#e3d6b6',
    ink: '#2a2118',
    inkSoft: '#57492f',
    shadow: 'rgba(20, 24, 14, 0.45)',
    glow: '#ffd166',
    badge: '#2a1d3d',
    suits: ['#cf5a0c', '#45434f', '#0f8f63', '#1d6fae'],
    suitsDark: ['#7d3200', '#1c1b24', '#04523a', '#0b3f6b'],
    suitsPale: ['#fde6d2', '#e6e5ec', '#d3efe2', '#d8e8f5'],
    suitsInk: ['#9a4100', '#2c2b35', '#03633f', '#0d548c'],
    ground: '#eee7d0',
    seam: '#d9cfae',
    cross: '#8fa9b8',
    frame: '#6a4b2f',
    bed: '#a9936a',
    hole: '#c6dde8',
    holeEdge: '#7795a5',
    fold: '#f3f6f4',
    beyond: '#2f4a40',
    rim: '#f3f6f4',
    rimInk: '#2c4a3f',
    rimFaint: '#4d655b',
    chip: '#f3f6f4',
    token: '#b9803f',
    tokenEdge: '#6d4217',
    tray: '#7a5533',
    trayEdge: '#4c331d',
    light: '#ffd166',
    lightEdge: '#6d4217',
  },
  motifs: {
    pawn: {
      strokes: [
        {
          d: 'M4 46C30 50 50 36 48 8C47-6 41-14 43-25C44-37 35-47 22-45C9-43 5-29 13-21C18-16 26-19 25-26C31-14 17-4 15 10Z',
          fill: '@colour',
          line: '@edge',
          width: 3.5,
        },
        {
          d: 'M-14-36L-10-50C-2-46-1-37-4-31ZM-25-38L-26-50C-17-48-14-42-15-36Z',
          fill: '@colour',
          line: '@edge',
          width: 3.5,
        },
        {
          d: 'M-6-14C14-12 25 8 24 28C23 44 8 48-10 48C-30 48-37 37-36 22C-35 4-24-14-6-14Z',
          fill: '@colour',
          line: '@edge',
          width: 3.5,
        },
        {
          d: 'M0-22C0-36-9-42-20-41C-31-40-37-32-42-24C-46-18-42-13-36-12C-27-6-1-6 0-22Z',
          fill: '@colour',
          line: '@edge',
          width: 3.5,
        },
        { d: 'M-8-2A24 24 0 1 0-7.9-2Z', fill: '@edge' },
        { d: 'M-22-32A4.6 4.6 0 1 0-21.9-32Z', fill: '#fffdf8' },
        { d: 'M-23-29.5A2.3 2.3 0 1 0-22.9-29.5Z', fill: '#1b140d' },
        { d: 'M-42-22A3 3 0 1 0-41.9-22Z', fill: '#1b140d' },
        { d: 'M35-34C40-28 37-20 39-12C44-2 43 14 36 26', line: 'rgba(255,255,255,0.4)', width: 4 },
      ],
      mark: { x: -8, y: 22, radius: 19 },
    },
    coin: {
      strokes: [
        { d: 'M-38-14C-42 20-22 40 0 49C22 40 42 20 38-14Z', fill: '@colour', line: '@edge', width: 3 },
        { d: 'M-29-4C-30 12-24 25-14 33', line: 'rgba(255,255,255,0.4)', width: 5 },
        {
          d: 'M-4-40C-5-46-1-51 7-50L6-40Z',
          fill: '@edge',
          line: '@edge',
          width: 3,
        },
        {
          d: 'M-45-13C-48-35-24-44 0-44C24-44 48-35 45-13C30-6-30-6-45-13Z',
          fill: '@edge',
        },
        {
          d: 'M-36-20C-30-30-26-34-20-37M-24-15C-19-27-12-34-5-39M-9-13C-3-24 4-32 11-37M8-13C13-22 19-29 26-33M24-15C28-21 32-25 37-27M36-20C29-29 24-34 18-38M23-15C17-27 10-34 3-39M8-13C2-24-5-32-12-37M-9-13C-14-22-20-29-27-33M-25-15C-29-21-33-25-38-27',
          line: 'rgba(255,255,255,0.22)',
          width: 2,
        },
      ],
      mark: { x: 0, y: 14, radius: 24 },
    },
    coinUp: {
      strokes: [
        { d: 'M-40-14C-45 24-26 44 0 50C26 44 45 24 40-14Z', fill: '@colour', line: '@edge', width: 3 },
        { d: 'M-33-12C-36 20-22 37 0 43C22 37 36 20 33-12Z', fill: '#fff3d6' },
        { d: 'M-46-11C-50-37-26-48 0-48C26-48 50-37 46-11C30-15-30-15-46-11Z', fill: '@edge' },
        { d: 'M-40-16C-30-19 30-19 40-16', line: 'rgba(255,255,255,0.28)', width: 2.5 },
      ],
      mark: { x: 0, y: -31, radius: 14 },
    },
    mound: {
      strokes: [
        {
          d: 'M-56 49C-52 36-40 33-30 38C-22 31-8 34 0 40C8 33 24 31 31 38C42 33 53 38 56 49C44 58-44 58-56 49Z',
          fill: '#7b5a37',
        },
        { d: 'M-50 48C-45 40-38 38-30 42M4 44C10 38 22 36 30 42', line: '#a5825a', width: 3 },
        { d: 'M-18 49A3 3 0 1 0-17.9 49ZM38 46A3 3 0 1 0 38.1 46Z', fill: '#4f3820' },
      ],
    },
    hollow: {
      strokes: [
        { d: 'M-42-54C-34-20-34 20-44 54L44 54C34 20 34-20 42-54Z', fill: '#7a5533' },
        {
          d: 'M-35-54C-30-30-29-10-31 12M34-54C29-28 30 0 33 30M-33 26C-33 38-35 46-37 54M30 40L33 54',
          line: '#5c3f25',
          width: 3,
        },
        {
          d: 'M0-45C26-45 31-22 31 2C31 28 24 46 0 46C-24 46-31 28-31 2C-31-22-26-45 0-45Z',
          fill: '#3b2717',
          line: '#4c331d',
          width: 4,
        },
        { d: 'M-42-54C-24-44-12-52 0-47C14-52 28-44 42-54Z', fill: '#f4f8fa' },
      ],
    },
    hole: {
      strokes: [
        {
          d: 'M-34-18L-6-26L8-14M-6-26L-2-36M10 24L30 12M30 12L36 18M-22 22L-12 30',
          line: '#ffffff',
          width: 1.6,
        },
        {
          d: 'M-38 34C-30 28-18 32-14 38C-22 43-34 42-38 34ZM20-34C28-39 38-34 39-27C32-24 22-27 20-34Z',
          fill: '#f6fafc',
        },
      ],
    },
    tree: {
      strokes: [
        { d: 'M-6 50C-2 24-3 0-1-48L3-48C4 0 4 26 8 50Z', fill: '#1d2f29' },
        {
          d: 'M0 20C-10 8-20 2-30-12M0 0C10-10 20-14 28-30M0-14C-8-24-14-28-20-42M2-28C8-34 12-38 14-46M-18-2C-24-2-30 0-36-2M18-16C24-16 30-14 36-18',
          line: '#1d2f29',
          width: 4,
        },
        { d: 'M-16 50C-8 42 10 42 18 50Z', fill: '#e9f1f2' },
      ],
    },
    pine: {
      strokes: [
        { d: 'M-5 50L-5 36L5 36L5 50Z', fill: '#1d2f29' },
        { d: 'M0-50L18-18L9-20L27 8L15 6L34 40L-34 40L-15 6L-27 8L-9-20L-18-18Z', fill: '#22403a' },
        {
          d: 'M0-50L10-32C5-28-5-28-10-32ZM-18-14L-9-20L0-14L9-20L18-14L23 1C12-6-12-6-23 1ZM-23 14L-15 6L0 12L15 6L23 14L29 30C14 20-14 20-29 30Z',
          fill: '#e9f1f2',
        },
        { d: 'M-14 50C-8 44 8 44 14 50Z', fill: '#e9f1f2' },
      ],
    },
    frost: {
      strokes: [
        {
          d: 'M0-44L0 44M-38-22L38 22M-38 22L38-22M-10-36L0-26L10-36M-10 36L0 26L10 36M-36-8L-23-13L-26-27M36 8L23 13L26 27M-36 8L-23 13L-26 27M36-8L23-13L26-27',
          line: '@cross',
          width: 7,
        },
      ],
    },
    leaf: {
      strokes: [
        { d: 'M0-40C24-22 24 14 0 34C-24 14-24-22 0-40Z', fill: '#dcb77e' },
        { d: 'M0-30L0 48M0-8L10-16M0-8L-10-16M0 10L11 1M0 10L-11 1', line: '#c39a5d', width: 4 },
      ],
    },
    oakLeaf: {
      strokes: [
        {
          d: 'M0-42C10-42 13-34 10-28C20-30 25-20 17-13C28-12 29 0 19 5C26 10 21 20 11 18C9 26 4 30 0 32C-4 30-9 26-11 18C-21 20-26 10-19 5C-29 0-28-12-17-13C-25-20-20-30-10-28C-13-34-10-42 0-42Z',
          fill: '#d9a184',
        },
        { d: 'M0-30L0 48M0-12L10-18M0-12L-10-18M0 6L12 1M0 6L-12 1', line: '#bd8265', width: 4 },
      ],
    },
    twig: {
      strokes: [
        {
          d: 'M-42 14C-20 6 10 4 42-14M-10 6C-4-6 2-12 10-18M12 0C20 8 26 10 34 12',
          line: '#bda67c',
          width: 5,
        },
      ],
    },
    drift: {
      strokes: [
        {
          d: 'M-48 12C-46-2-34-8-24-4C-20-18 2-22 10-10C20-18 40-12 42 2C52 4 52 18 42 20C20 28-28 28-42 22C-50 20-52 14-48 12Z',
          fill: '#fdfefe',
          line: '#cbd9dc',
          width: 3,
        },
      ],
    },
    toadstool: {
      strokes: [
        { d: 'M-9 4C-8 22-12 34-12 38L12 38C12 34 8 22 9 4Z', fill: '#f7efdd', line: '#d8c9a4', width: 3 },
        { d: 'M-34 8C-34-18-18-30 0-30C18-30 34-18 34 8C20 14-20 14-34 8Z', fill: '#d98d78' },
        { d: 'M-14-14A6 6 0 1 0-13.9-14ZM12-20A5 5 0 1 0 12.1-20ZM18-2A5 5 0 1 0 18.1-2Z', fill: '#f7efdd' },
      ],
    },
  },
  words: {
    en: {
      name: 'Winter stores',
      about: 'Squirrels bury their nuts before the snow, forget where, and dig up those of the others.',
      blurb: 'Bury your nuts, then dig up what the others hid. Memory and dice for 3 or 4 squirrels.',
      option: {
        blanksLowest: {
          name: 'Empty nuts at the end',
          about: 'What an empty nut is worth when the stores are counted.',
          true: 'Worth the lowest other nut',
        },
        faceUp: {
          name: 'Nuts used from a store',
          about: 'Whether a nut that was dug up and used can be dug up again.',
          false: 'Buried again, can be dug up',
          true: 'Cracked open, stay for good',
        },
        clearBoard: {
          about: 'How few nuts are left in the ground when the game ends.',
          false: 'One nut left for each player',
          true: 'No nut left',
        },
        roundCap: { about: 'After so many rounds of digging the stores are counted as they are.' },
      },
      coin: {
        value: '{{value}}-nut of {{suit}}',
        blank: 'empty nut of {{suit}}',
        hidden: 'nut of {{suit}}',
      },
      ask: {
        lay: 'Which nut do you bury here? Your squirrel runs as far as it says.',
        roll: 'Your store is empty, so you roll the die.',
        rollOrStash: 'Roll the die, or use a nut from your store?',
        rollOrUnder: 'Your squirrel sits on its own nut. Roll the die, or go by that nut?',
        forced: 'No way is open for {{number}}. Which way to the first bare spot?',
        stay: 'No way is open for {{number}}, not even to a bare spot.',
      },
      choose: { under: 'Go by your {{coin}} underneath', stay: 'Sit tight' },
      status: {
        lay: 'to bury a nut and run',
        rollOrStash: 'to roll the die or use a nut from the store',
        rollOrUnder: 'to roll the die or go by the nut underneath',
        go: 'to run {{number}}',
        wild: 'to run 1 to 5, for a blank came up',
        over: 'Winter is here. {{winners}} won with {{score}}.',
        shared: 'Winter is here. {{winners}} share the win with {{score}}.',
      },
      tell: {
        rolled: '{{who}} sniffs the wind and rolls {{number}}.',
        placed: '{{who}} shows the {{coin}}, buries it on {{at}} and pats the leaves flat.',
        placedHidden: '{{who}} buried a {{coin}}.',
        placedUp: '{{who}} cracks the {{coin}} open and leaves it lying.',
        used: '{{who}} goes by their own nut underneath, after a peek, and covers it again.',
        moved: '{{who}} scampers {{steps}} {{direction}}, from {{from}} to {{to}}.',
        movedPast: '{{who}} scampered {{steps}} {{direction}}.',
        movedHidden: '{{who}} scampered off.',
        forced:
          '{{who}} has no open way for that number and darts {{direction}} from {{from}} to the first bare spot, {{to}}.',
        forcedPast:
          '{{who}} had no open way for that number and darted {{direction}} to the first bare spot.',
        stayed: '{{who}} has no way at all and sits tight.',
        took: '{{who}} digs up the {{coin}} for the store.',
        tookHidden: '{{who}} digs up a {{coin}}.',
        restedOwn: '{{who}} sits down on a nut of their own and guards it.',
        restedUp: '{{who}} stops at a nut that lies open.',
        phaseTwo:
          'All nuts are buried, and the first snow falls. Now the digging begins, and {{who}} is first.',
        lastRound: 'Winter is at the door. This round is still played out, then the stores are counted.',
        over: {
          count: 'Few enough nuts are left in the ground. {{winners}} wins the winter with {{score}}.',
          clear: 'The forest floor is dug bare. {{winners}} wins the winter with {{score}}.',
          faceUp: 'No nut lies hidden any more. {{winners}} wins the winter with {{score}}.',
          cap: 'The snow lies too deep to dig. {{winners}} wins the winter with {{score}}.',
        },
        shared: {
          count: 'Few enough nuts are left in the ground. {{winners}} share the winter with {{score}}.',
          clear: 'The forest floor is dug bare. {{winners}} share the winter with {{score}}.',
          faceUp: 'No nut lies hidden any more. {{winners}} share the winter with {{score}}.',
          cap: 'The snow lies too deep to dig. {{winners}} share the winter with {{score}}.',
        },
      },
      describe: {
        laying: 'Forage on {{board}}, burying nuts, round {{round}} of 6.',
        gathering: 'Forage on {{board}}, digging up nuts, round {{round}}.',
        gatheringOf: 'Forage on {{board}}, digging up nuts, round {{round}} of at most {{cap}}.',
        seat: '{{who}}: {{suit}}, squirrel on {{at}}. Store: {{stash}}.',
        seatScore: '{{who}}: {{suit}}, squirrel on {{at}}, {{score}} points. Store: {{stash}}.',
        hidden_one: '{{count}} nut of {{suit}}',
        hidden_other: '{{count}} nuts of {{suit}}',
        coins: 'Nuts of {{suit}} on {{spots}}.',
        noCoins: 'No nut is left in the ground.',
        up: '{{at}} ({{value}}, open)',
        blank: 'empty',
      },
      refuse: {
        faceUpClear:
          'Nuts cracked open stay in the forest for good, so it can never be dug bare. Choose one of the two.',
        noRoll: 'While the nuts are being buried, nobody rolls. Bury one of yours: {{stash}}.',
        layFirst:
          'Nuts underneath are used once all nuts are buried. Until then, bury one of yours: {{stash}}.',
        rollFirst: 'There is no roll to move yet. Roll the die, or use a nut if you may.',
        noneUnder:
          'There is no nut of your own under your squirrel on {{at}}. Roll the die, or use a nut from your store.',
        ownUnder:
          'Your squirrel sits on a nut of its own, so it is the die or that nut, and none from the store.',
        emptyStash: 'Your store is empty. Roll the die, or use a nut of your own that you sit on.',
        notYours: 'There is no {{coin}} in your store. You have: {{stash}}.',
        mustStay:
          'For {{number}} no direction is open, not even to a bare spot. All you can do is sit tight.',
        mustStop:
          'No way is open for {{number}}, so you go in a free direction up to its first bare spot. Possible: {{possible}}.',
        noDirection: 'A squirrel runs straight in one of the eight directions. Possible: {{possible}}.',
        pawn: 'Going {{direction}}, a squirrel on {{at}} is in the way, and squirrels cannot be passed. Possible: {{possible}}.',
        coin: 'Going {{direction}}, you would stop on the nut on {{at}}. While nuts are buried, squirrels pass them but stop on bare spots. Possible: {{possible}}.',
        move: {
          lay: '"{{typed}}" is not a move here. Type the nut and a direction, such as: {{own}}3 ne, or with the empty one: {{own}}n ne 4',
          use: '"{{typed}}" is not a move here. Type: roll, a nut and a direction such as {{own}}3 ne, or, on a nut of your own, under ne',
        },
      },
    },
    ko: {
      name: '겨울 곳간',
      about: '눈이 오기 전에 도토리를 묻고, 어디였는지 깜빡하고, 남의 도토리를 파내는 다람쥐들.',
      blurb: '내 도토리를 묻어 두고, 남이 숨긴 도토리를 파냅니다. 기억과 주사위로 겨루는 3~4인 게임.',
      option: {
        blanksLowest: {
          name: '끝날 때의 빈 도토리',
          about: '곳간을 셀 때 빈 도토리의 값을 정합니다.',
          true: '다른 도토리 중 가장 낮은 값',
        },
        faceUp: {
          name: '곳간에서 쓴 도토리',
          about: '파냈다가 쓴 도토리를 다시 파낼 수 있는지를 정합니다.',
          false: '다시 묻고 또 파낼 수 있음',
          true: '껍데기를 깐 채 계속 남음',
        },
        clearBoard: {
          about: '땅에 도토리가 얼마나 남으면 끝나는지를 정합니다.',
        },
        roundCap: { about: '파내기를 이만큼 하면 그대로 점수를 셉니다.' },
      },
      coin: { value: '{{suit}} {{value}} 도토리', blank: '{{suit}} 빈 도토리', hidden: '{{suit}} 도토리' },
      ask: {
        lay: '어느 도토리를 여기에 묻을까요? 적힌 수만큼 다람쥐가 달립니다.',
        roll: '곳간이 비어 있으니 주사위를 굴립니다.',
        rollOrStash: '주사위를 굴릴까요, 곳간의 도토리를 쓸까요?',
        rollOrUnder: '다람쥐가 내 도토리 위에 앉아 있습니다. 주사위를 굴릴까요, 그 도토리를 쓸까요?',
      },
      choose: { under: '밑에 있는 내 {{coin}} 쓰기', stay: '가만히 있기' },
      status: {
        lay: '도토리를 묻고 달리기',
        rollOrStash: '주사위를 굴리거나 곳간의 도토리 쓰기',
        rollOrUnder: '주사위를 굴리거나 밑에 있는 도토리 쓰기',
        go: '주사위 {{number}}만큼 달리기',
        wild: '빈 면이 나왔으니 1~5칸 달리기',
        over: '겨울이 왔습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
        shared: '겨울이 왔습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
      },
      tell: {
        rolled: '{{who, 이가}} 바람 냄새를 맡고 주사위를 굴립니다. 나온 눈: {{number}}.',
        placed: '{{who, 이가}} {{coin, 을를}} 보이고 {{at}}에 묻은 뒤 낙엽을 덮습니다.',
        placedHidden: '{{who, 이가}} {{coin, 을를}} 묻었습니다.',
        placedUp: '{{who, 이가}} {{coin}} 껍데기를 까서 그대로 둡니다.',
        used: '{{who, 이가}} 밑에 있는 자기 도토리를 살짝 보고 그만큼 가기로 하고는 다시 덮습니다.',
        moved: '{{who, 이가}} {{from}}에서 {{direction}} {{steps}}칸, {{to}}까지 쪼르르 달립니다.',
        movedPast: '{{who, 이가}} {{direction, 으로}} {{steps}}칸 쪼르르 달렸습니다.',
        movedHidden: '{{who, 이가}} 쪼르르 달려갔습니다.',
        forced:
          '{{who, 은는}} 그 수로 갈 길이 없어 {{from}}에서 {{direction}} 첫 빈자리 {{to}}까지 달립니다.',
        forcedPast: '{{who, 은는}} 그 수로 갈 길이 없어 {{direction}} 첫 빈자리까지 달렸습니다.',
        stayed: '{{who, 은는}} 갈 길이 전혀 없어 가만히 웅크립니다.',
        took: '{{who, 이가}} {{coin, 을를}} 파내 곳간에 넣습니다.',
        tookHidden: '{{who, 이가}} {{coin, 을를}} 파냅니다.',
        restedOwn: '{{who, 이가}} 자기 도토리 위에 앉아 지킵니다.',
        restedUp: '{{who, 이가}} 껍데기를 깐 도토리 위에 멈춥니다.',
        phaseTwo: '도토리를 모두 묻었고 첫눈이 내립니다. 이제 파내기가 시작되고 {{who, 이가}} 먼저입니다.',
        lastRound: '겨울이 코앞입니다. 이번 라운드까지 마친 뒤 곳간을 셉니다.',
        over: {
          count:
            '땅에 남은 도토리가 정한 만큼 줄었습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
          clear:
            '땅에 묻힌 도토리가 바닥났습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
          faceUp: '숨은 도토리가 더 없습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
          cap: '눈이 깊이 쌓여 더는 파낼 수 없습니다. {{winners, 이가}} {{score}}점으로 이겨 든든한 겨울을 납니다.',
        },
        shared: {
          count:
            '땅에 남은 도토리가 정한 만큼 줄었습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
          clear: '땅에 묻힌 도토리가 바닥났습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
          faceUp: '숨은 도토리가 더 없습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
          cap: '눈이 깊이 쌓여 더는 파낼 수 없습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
        },
      },
      describe: {
        laying: '포리지, 판 {{board}}, 도토리 묻기 6라운드 중 {{round}}라운드.',
        gathering: '포리지, 판 {{board}}, 파내기 {{round}}라운드.',
        gatheringOf: '포리지, 판 {{board}}, 파내기 최대 {{cap}}라운드 중 {{round}}라운드.',
        seat: '{{who}}: {{suit}}, 다람쥐 {{at}}. 곳간: {{stash}}.',
        seatScore: '{{who}}: {{suit}}, 다람쥐 {{at}}, {{score}}점. 곳간: {{stash}}.',
        hidden_other: '{{suit}} 도토리 {{count}}개',
        coins: '{{suit}} 도토리: {{spots}}.',
        noCoins: '땅에 남은 도토리가 없습니다.',
        up: '{{at}}({{value}}, 깐 것)',
        blank: '빈 도토리',
      },
      refuse: {
        faceUpClear: '껍데기를 깐 도토리는 계속 숲에 남으므로 모두 파낼 수 없습니다. 둘 중 하나만 고르세요.',
        noRoll: '도토리를 묻는 동안에는 주사위를 굴리지 않습니다. 도토리를 하나 묻으세요: {{stash}}.',
        layFirst: '밑에 있는 도토리는 모두 묻은 뒤에 씁니다. 지금은 하나를 묻으세요: {{stash}}.',
        rollFirst: '아직 굴린 주사위가 없습니다. 주사위를 굴리거나, 쓸 수 있는 도토리를 쓰세요.',
        noneUnder: '{{at}}의 다람쥐 밑에는 내 도토리가 없습니다. 주사위를 굴리거나 곳간의 도토리를 쓰세요.',
        ownUnder:
          '다람쥐가 내 도토리 위에 있으니 주사위나 그 도토리만 쓸 수 있고, 곳간의 도토리는 쓸 수 없습니다.',
        emptyStash: '곳간이 비어 있습니다. 주사위를 굴리거나, 깔고 앉은 내 도토리를 쓰세요.',
        notYours: '곳간에 {{coin, 이가}} 없습니다. 가진 도토리: {{stash}}.',
        noDirection: '다람쥐는 여덟 방향 가운데 하나로 곧장 달립니다. 가능한 곳: {{possible}}.',
        pawn: '{{direction}} 길의 {{at}}에 다람쥐가 있고, 다람쥐는 지나갈 수 없습니다. 가능한 곳: {{possible}}.',
        coin: '{{direction, 으로}} 가면 {{at}}의 도토리 위에 멈춥니다. 도토리를 묻는 동안에는 도토리를 지나가되 빈칸에 멈춥니다. 가능한 곳: {{possible}}.',
        move: {
          lay: '"{{typed}}"은(는) 지금 둘 수 없습니다. 도토리와 방향을 적으세요. 보기: {{own}}3 ne, 빈 도토리면 {{own}}n ne 4',
          use: '"{{typed}}"은(는) 지금 둘 수 없습니다. roll, 또는 {{own}}3 ne처럼 도토리와 방향, 내 도토리 위라면 under ne를 적으세요.',
        },
      },
    },
  },
};
