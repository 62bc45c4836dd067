import type { KitHues } from '../kit/colours.ts';
import type { CardHues } from '../kit/hwatu/inks.ts';
import type { GardenMotif } from '../scenes/gostop/garden.ts';
import type { GoStopHues } from '../scenes/gostop/look.ts';
import type { Motif, Theme } from './theme.ts';

/** A blossom of five petals in a seat's colours, its heart left for the mark. */
const BLOSSOM: Motif = {
  strokes: [
    {
      d: 'M-21 -27a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M4.7 -8.3a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-5.1 21.8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-36.9 21.8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-46.7 -8.3a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z',
      fill: '@colour',
      line: '@edge',
      width: 5,
    },
    { d: 'M-29 0a29 29 0 1 1 58 0a29 29 0 1 1 -58 0Z', fill: '@colour' },
    {
      d: 'M0 -30V-43 M28.5 -9.3L40.9 -13.3 M17.6 24.3L25.3 34.8 M-17.6 24.3L-25.3 34.8 M-28.5 -9.3L-40.9 -13.3',
      line: 'rgba(255, 250, 240, 0.75)',
      width: 3.5,
    },
  ],
  mark: { x: 0, y: 0, radius: 26 },
};

const PETAL: Motif = {
  strokes: [
    { d: 'M0 44C-34 28 -38 -16 -12 -40L0 -26L12 -40C38 -16 34 28 0 44Z', fill: '#f3b9b4' },
    { d: 'M0 40V4', line: '#d98685', width: 7 },
  ],
};

const STONE: Motif = {
  strokes: [
    {
      d: 'M-44 8C-46 -22 -22 -38 6 -36C34 -34 48 -14 44 10C40 32 20 38 -6 37C-30 36 -42 28 -44 8Z',
      fill: '#a8a08c',
    },
    { d: 'M-38 2C-38 -20 -18 -31 6 -30C28 -28 40 -14 38 2C30 16 -28 16 -38 2Z', fill: '#d8d1bd' },
  ],
};

/** Leaves and a bud that come up in a corner of the bed. */
const SPROUT: Motif = {
  strokes: [
    { d: 'M0 46C-2 20 0 0 2 -22', line: '#9fbf6b', width: 6 },
    { d: 'M0 30C-26 30 -40 14 -42 -8C-18 -8 -2 6 0 30Z', fill: '#86ab57' },
    { d: 'M1 18C6 -6 22 -18 44 -18C42 6 26 20 1 18Z', fill: '#a8c876' },
    { d: 'M2 -20C-12 -24 -12 -42 2 -48C16 -42 16 -24 2 -20Z', fill: '#f0a9ab' },
    { d: 'M2 -22C-4 -30 -2 -40 2 -45', line: '#c96d74', width: 3 },
  ],
};

/** A daisy of autumn, for another corner. */
const BLOOM: Motif = {
  strokes: [
    { d: 'M0 48C-2 30 0 16 0 -4', line: '#8fb05f', width: 6 },
    {
      d: 'M0 36C-20 36 -32 24 -34 8C-16 8 -4 18 0 36Z M0 40C6 22 18 14 34 16C32 32 20 42 0 40Z',
      fill: '#86ab57',
    },
    {
      d: 'M-14.0 -33.1a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM0.3 -22.7a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-5.2 -5.8a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-22.9 -5.8a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-28.4 -22.7a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0Z',
      fill: '#f6d77a',
    },
    { d: 'M-8.0 -18.0a8.0 8.0 0 1 1 16.0 0a8.0 8.0 0 1 1 -16.0 0Z', fill: '#c9762c' },
  ],
};

/** A twig of plum, as if brushed on the paper. */
const TWIG: Motif = {
  strokes: [
    { d: 'M52 46C34 42 18 26 0 18C-18 10 -32 12 -50 -4', line: 'rgba(92, 66, 48, 0.2)', width: 6 },
    {
      d: 'M0 18C4 2 -6 -12 -2 -28M24 31C32 16 30 2 38 -14M-18 12C-24 18 -28 20 -30 26M2 -2C8 -14 12 -24 14 -36M34 12C40 10 44 8 46 4',
      line: 'rgba(92, 66, 48, 0.2)',
      width: 3.4,
    },
    {
      d: 'M-8.2 -36.7a6.2 6.2 0 1 1 12.5 0a6.2 6.2 0 1 1 -12.5 0ZM-1.8 -32.1a6.2 6.2 0 1 1 12.5 0a6.2 6.2 0 1 1 -12.5 0ZM-4.3 -24.6a6.2 6.2 0 1 1 12.5 0a6.2 6.2 0 1 1 -12.5 0ZM-12.2 -24.6a6.2 6.2 0 1 1 12.5 0a6.2 6.2 0 1 1 -12.5 0ZM-14.6 -32.1a6.2 6.2 0 1 1 12.5 0a6.2 6.2 0 1 1 -12.5 0ZM30.3 -20.2a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM36.1 -15.9a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM33.9 -9.0a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM26.7 -9.0a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM24.4 -15.9a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-49.7 -12.2a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-43.9 -7.9a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-46.1 -1.0a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-53.3 -1.0a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-55.6 -7.9a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM-18.7 7.0a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM-13.9 10.4a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM-15.7 16.1a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM-21.6 16.1a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM-23.5 10.4a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1 -9.4 0ZM9.2 8.7a6.8 6.8 0 1 1 13.5 0a6.8 6.8 0 1 1 -13.5 0ZM16.2 13.8a6.8 6.8 0 1 1 13.5 0a6.8 6.8 0 1 1 -13.5 0ZM13.5 21.9a6.8 6.8 0 1 1 13.5 0a6.8 6.8 0 1 1 -13.5 0ZM5.0 21.9a6.8 6.8 0 1 1 13.5 0a6.8 6.8 0 1 1 -13.5 0ZM2.3 13.8a6.8 6.8 0 1 1 13.5 0a6.8 6.8 0 1 1 -13.5 0Z',
      fill: 'rgba(214, 104, 104, 0.26)',
    },
    {
      d: 'M42.0 4.0a4.0 4.0 0 1 1 8.0 0a4.0 4.0 0 1 1 -8.0 0ZM-34.0 24.0a4.0 4.0 0 1 1 8.0 0a4.0 4.0 0 1 1 -8.0 0ZM-21.6 -14.0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0ZM-51.4 14.0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0ZM10.4 -38.0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0ZM-4.4 -30.0a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0ZM33.8 -14.0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0ZM-46.2 -6.0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0ZM-15.8 12.0a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0ZM13.4 16.0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z',
      fill: 'rgba(190, 70, 80, 0.3)',
    },
  ],
};

/** The twelve months as a year in a garden: what lies in the row grows in the bed, what is taken is gathered. */
export const yearOfFlowers: Theme<GoStopHues & CardHues & KitHues, GardenMotif> = {
  id: 'flowers',
  game: 'gostop',
  colours: {
    table: '#b7c29b',
    paper: '#f8f0dc',
    paperDark: '#e7d9b9',
    white: '#fffaf0',
    ink: '#32281f',
    inkSoft: '#665641',
    shadow: 'rgba(52, 44, 20, 0.4)',
    glow: '#ffd447',
    badge: '#33264a',
    suits: ['#d2600f', '#3b3540', '#2c8a58', '#2f6ea8'],
    suitsDark: ['#8c3f08', '#1c181f', '#1b5a38', '#1d486f'],
    suitsPale: ['#fbe8d2', '#ebe6de', '#e9f1dc', '#e6eef3'],
    suitsInk: ['#a04605', '#3b3540', '#1f6e45', '#20598c'],
    felt: '#6f5340',
    feltEdge: '#523b2b',
    feltLine: '#7d5f4a',
    tray: '#dfb67d',
    trayLine: '#c79a5f',
    chip: '#fffaf0',
    chipInk: '#32281f',
    chipSoft: '#5b4c38',
    go: '#a5321f',
    goInk: '#fffaf0',
    gain: '#f4c64f',
    gainInk: '#32281f',
    times: '#32281f',
    timesInk: '#fffaf0',
    held: '#44592f',
    heldInk: '#fffaf0',
    open: '#fffaf0',
    openInk: '#32281f',
    cardRed: '#c93524',
    cardPaper: '#fdf6e4',
    cardBlack: '#28211f',
    cardBlue: '#295a9f',
    cardVermilion: '#e6543c',
    cardPink: '#f4b2ae',
    cardThread: '#9c2416',
  },
  motifs: { coin: BLOSSOM, petal: PETAL, stone: STONE, sprout: SPROUT, bloom: BLOOM, twig: TWIG },
  words: {
    en: {
      name: 'A year of flowers',
      about: 'Twelve months in one garden: what the wind brings into the bed, you gather.',
      ask: {
        throw: 'Who opens the garden and begins? Choose; nobody sees it before all have chosen.',
        play: 'Which flower do you lay into the bed? It gathers one of its month; then the wind brings another.',
        playOrDraw: 'Lay a flower into the bed, or only wait for the wind, as your storm allows.',
        deal: 'Year {{deal}} of {{deals}} is yours: lay out the garden, and begin.',
        drawOnly: 'Your hands are empty: see what the wind brings.',
        pick: {
          played: 'Which of the two does your {{card}} gather?',
          drawn: 'The wind brings {{card}}. Which of the two does it gather?',
        },
        four: 'You hold all four of {{month}}, a month in full bloom: show it and win the year with {{value}}.',
        decide: 'Close the gate now: {{stop}}. One more go: {{gain}}, {{left}}. {{risk}} {{others}}.',
      },
      gain: { none: 'no points for it, as no gold knot is left' },
      choose: {
        bomb: '{{mark}}: Storm over {{month}}: three onto the fourth',
        shake: '{{mark}}: Rustle {{month}}: show three, points ×2',
        draw: 'Lay down nothing, only wait for the wind',
        four: 'Show {{month}} in full bloom and win',
        deal: 'Lay out the garden',
      },
      meets: {
        none: 'stays in the bed',
        one: 'gathers the {{sort}}',
        two: 'gathers the {{one}} or the {{other}}',
        three: 'gathers all three',
        own: 'gathers your own tangle',
        other: "gathers another's tangle",
      },
      status: {
        play: 'to lay a flower into the bed',
        playOrDraw: 'to lay a flower into the bed or only wait for the wind',
        draw: 'to see what the wind brings',
        target: 'to choose what the {{card}} on the wind gathers',
        deal: 'to lay out the garden again',
        four: 'to show {{month}} in full bloom and win the year',
        over: 'The garden is closed. {{winners}} won with {{score}}.',
        shared: 'The garden is closed. {{winners}} share the win with {{score}}.',
        level: 'The garden is closed, and nobody is ahead.',
      },
      tell: {
        thrown: '{{who}} has chosen.',
        tied: '{{shown}}. The gate stays shut: once more.',
        out: '{{shown}}. {{out}} is out. {{still}} throw again.',
        compared: '{{shown}}. {{who}} has the key to the garden and begins.',
        dealt: '{{who}} lays out the garden. In the bed: {{row}}.',
        dealtAgain_one:
          'A whole month had come up in the bed, so {{who}} lays out the garden again. In the bed: {{row}}.',
        dealtAgain_other:
          'A whole month had come up in the bed {{count}} times, so {{who}} lays out the garden again. In the bed: {{row}}.',
        four: '{{who}} holds all four of {{month}}: a whole month in bloom.',
        shook: '{{who}} rustles {{month}}, lets everybody see {{cards}}, and takes a gold knot.',
        bombed: '{{who}} calls up a storm: {{cards}} come down on the fourth.',
        skipped: '{{who}} lays nothing down and waits for the wind.',
        played: {
          alone: '{{who}} plants {{card}}; nothing of its month grows there yet.',
          one: '{{who}} lays {{card}} to the {{sort}}.',
          two: '{{who}} lays {{card}} to two of its month.',
          three: '{{who}} lays {{card}} to all three.',
        },
        drew: {
          alone: 'The wind brings {{card}}, which takes root.',
          one: 'The wind brings {{card}} to the {{sort}}.',
          two: 'The wind brings {{card}}, the third of its month.',
          three: 'The wind brings {{card}} to all three.',
        },
        picked: '{{who}} guides it to the {{sort}}.',
        stuck: 'Three of {{month}} are in a tangle, tied by {{who}}.',
        took: '{{who}} gathers {{cards}}.',
        bonus: {
          bomb: 'The storm costs everybody else {{count}} junk.',
          threeForOne: 'Three for one: everybody else owes {{count}} junk.',
          otherColumn: "Another's tangle comes loose: everybody else owes {{count}} junk.",
          ownColumn: 'Their own tangle comes loose: everybody else owes {{count}} junk.',
          sweep: '{{who}} leaves the bed bare: everybody else owes {{count}} junk.',
          ttadak: 'The whole month in one turn: everybody else owes {{count}} junk.',
          jjok: 'The wind brings its own match, a kiss: everybody else owes {{count}} junk.',
        },
        stole: '{{who}} gets {{cards}} over the fence from {{from}}.',
        reserve: '{{who}} takes a gold knot for {{cause}}.',
        points_one: '{{who}} has {{count}} point.',
        points_other: '{{who}} has {{count}} points.',
        went_one: 'The garden stays open: {{who}} calls {{go}} with {{count}} point.',
        went_other: 'The garden stays open: {{who}} calls {{go}} with {{count}} points.',
        stopped_one: '{{who}} closes the gate (stop) with {{count}} point.',
        stopped_other: '{{who}} closes the gate (stop) with {{count}} points.',
        forced_one: '{{who}} has no turn left, so the gate closes (stop) with {{count}} point.',
        forced_other: '{{who}} has no turn left, so the gate closes (stop) with {{count}} points.',
        drawn: 'The wind has died down and nobody has closed the gate: nobody wins the year.',
        billed: '{{who}} wins the year: {{lines}}. In all: {{value}}.',
        paid: '{{who}} wins the year: {{lines}}. Before penalties: {{value}}. {{gains}}.',
        over: 'The last petals have fallen. {{winners}} wins with {{score}}.',
        shared: 'The last petals have fallen. {{winners}} share the win with {{score}}.',
        level: 'The last petals have fallen, and nobody is ahead.',
      },
      cause: {
        shake: 'rustling {{month}}',
        bomb: 'the storm over {{month}}',
      },
      bill: {
        four: 'all of {{month}} in bloom {{points}}',
        carried: '×{{times}} from the years before',
        times: {
          shake: '×{{times}} for rustling {{month}}',
          bomb: '×{{times}} for the storm over {{month}}',
        },
      },
      describe: {
        game: 'A year of flowers for {{seats}}.',
        series: 'Years of flowers for {{seats}}, year {{deal}} of {{deals}}.',
        carried: 'This year counts ×{{times}}.',
        resets_one: 'A whole month had come up in the bed, so the garden was laid out again.',
        resets_other:
          'A whole month had come up in the bed {{count}} times, so the garden was laid out again.',
        row_one: 'In the bed: {{cards}}. On the wind: {{count}} card.',
        row_other: 'In the bed: {{cards}}. On the wind: {{count}} cards.',
        emptyRow_one: 'The bed is bare. On the wind: {{count}} card.',
        emptyRow_other: 'The bed is bare. On the wind: {{count}} cards.',
        stuck: 'a tangle of {{month}} tied by {{who}}',
        seat_one: '{{who}}: {{count}} point, {{cards}} in hand, gathered {{took}}{{more}}.',
        seat_other: '{{who}}: {{count}} points, {{cards}} in hand, gathered {{took}}{{more}}.',
        more: { total: '{{total}} over all years' },
      },
      refuse: {
        now: {
          throw: 'First it is decided who opens the garden: choose rock, paper or scissors.',
          play: 'Now it is a flower from the hand, or rustling (shake) or a storm (bomb) where there is one.',
          target: 'The card on the wind can go to one of two. First choose which.',
          deal: 'The year is over. The garden has to be laid out again first: deal.',
        },
        emptyHand: 'Your hands are empty, so you only wait for the wind: draw.',
        shakeEmpty: 'All six gold knots are taken, so rustling {{month}} would bring nothing.',
        shakeMatched: 'At this table {{month}} cannot be rustled while its fourth card lies in the bed.',
        bombRow: 'A storm needs the fourth card of {{month}} in the bed, and there lie {{count}}.',
        draw: 'Only a storm allows turns without a card of the hand. Play one of: {{hand}}.',
      },
    },
    ko: {
      name: '꽃의 한 해',
      about: '열두 달이 한 뜰에서 피고 집니다. 바람이 꽃밭에 데려온 꽃을 거두어 갑니다.',
      ask: {
        throw: '누가 뜰의 문을 열까요? 모두 고를 때까지 아무도 볼 수 없습니다.',
        play: '어느 꽃을 꽃밭에 놓을까요? 같은 달의 꽃을 거두고, 이어서 바람이 꽃을 데려옵니다.',
        playOrDraw: '꽃을 놓을까요, 폭풍을 불렀으니 손패는 두고 바람만 기다릴까요?',
        deal: '{{deals}}해 중 {{deal}}번째 해의 선입니다. 꽃밭을 새로 꾸미고 먼저 하세요.',
        drawOnly: '손에 든 꽃이 없으니 바람이 무엇을 데려오는지 봅니다.',
        pick: {
          played: '{{card, 을를}} 둘 가운데 어느 꽃에 놓을까요?',
          drawn: '바람이 {{card, 을를}} 데려왔습니다. 둘 가운데 어느 꽃에 놓을까요?',
        },
        four: '{{month}} 네 장이 모두 피었습니다. 보이면 이 해를 {{value}}점으로 이깁니다.',
        decide: '지금 뜰의 문을 닫으면(스톱) {{stop}}. 고를 부르면 {{gain}} {{left}}. {{risk}} {{others}}.',
      },
      gain: { none: '금매듭이 없어 점수는 그대로이고' },
      choose: {
        bomb: '{{mark}}: {{month}} 폭풍: 세 장을 넷째 위에',
        shake: '{{mark}}: {{month}} 흔들기: 세 송이를 보이고 점수 두 배',
        draw: '손패는 두고 바람만 기다리기',
        four: '활짝 핀 {{month, 을를}} 보이고 이기기',
        deal: '꽃밭 꾸미기',
      },
      meets: {
        none: '꽃밭에 심기',
        one: '{{sort}} 거두기',
        two: '{{one}} 또는 {{other}} 거두기',
        three: '세 장 모두 거두기',
        own: '내가 엉킨 세 장 거두기',
        other: '남이 엉킨 세 장 거두기',
      },
      status: {
        play: '꽃밭에 꽃 놓기',
        playOrDraw: '꽃을 놓거나 바람만 기다리기',
        draw: '바람 기다리기',
        target: '바람이 데려온 {{card}} 놓을 곳 고르기',
        deal: '꽃밭을 새로 꾸미기',
        four: '활짝 핀 {{month, 을를}} 보이고 이기기',
        over: '뜰의 문이 닫혔습니다. {{winners, 이가}} {{score}}점으로 이겼습니다.',
        shared: '뜰의 문이 닫혔습니다. {{winners, 이가}} {{score}}점으로 함께 이겼습니다.',
        level: '뜰의 문이 닫혔고, 앞선 사람이 없습니다.',
      },
      tell: {
        thrown: '{{who, 이가}} 골랐습니다.',
        tied: '{{shown}}. 문은 아직 닫혀 있어 다시 냅니다.',
        out: '{{shown}}. {{out, 은는}} 졌습니다. {{still, 이가}} 다시 냅니다.',
        compared: '{{shown}}. {{who, 이가}} 뜰의 문을 열고 먼저 시작합니다.',
        dealt: '{{who, 이가}} 꽃밭을 꾸밉니다. 꽃밭: {{row}}.',
        dealtAgain_other:
          '한 달이 통째로 {{count}}번 피어나 {{who, 이가}} 꽃밭을 다시 꾸밉니다. 꽃밭: {{row}}.',
        four: '{{who}}에게 {{month}} 네 장이 모두 피었습니다.',
        shook: '{{who, 이가}} {{month, 을를}} 흔들어 {{cards, 을를}} 보이고 금매듭을 하나 받습니다.',
        bombed: '{{who, 이가}} 폭풍을 부릅니다: {{cards, 이가}} 넷째 위로 쏟아집니다.',
        skipped: '{{who, 은는}} 꽃을 놓지 않고 바람을 기다립니다.',
        played: {
          alone: '{{who, 이가}} {{card, 을를}} 심습니다. 꽃밭에 같은 달이 없습니다.',
          one: '{{who, 이가}} {{card, 을를}} {{sort}} 위에 놓습니다.',
          two: '{{who, 이가}} {{card, 을를}} 같은 달 두 장 위에 놓습니다.',
          three: '{{who, 이가}} {{card, 을를}} 세 장 위에 놓습니다.',
        },
        drew: {
          alone: '바람이 {{card, 을를}} 데려와 꽃밭에 뿌리내립니다.',
          one: '바람이 {{card, 을를}} {{sort}} 위로 데려옵니다.',
          two: '바람이 {{card, 을를}} 그 달의 셋째로 데려옵니다.',
          three: '바람이 {{card, 을를}} 세 장 위로 데려옵니다.',
        },
        picked: '{{who, 이가}} 바람에 온 꽃을 {{sort}} 위에 놓습니다.',
        stuck: '{{month}} 세 장이 엉켰습니다(뻑). {{who}}의 표시와 함께 꽃밭에 남습니다.',
        took: '{{who, 이가}} {{cards, 을를}} 거둡니다.',
        bonus: {
          bomb: '폭풍이 지나가 모두에게서 피 {{count}}장씩.',
          threeForOne: '세 장을 거두어 모두에게서 피 {{count}}장씩.',
          otherColumn: '남이 엉킨 꽃을 풀어 모두에게서 피 {{count}}장씩.',
          ownColumn: '자기가 엉킨 꽃을 풀어 모두에게서 피 {{count}}장씩.',
          sweep: '{{who, 이가}} 꽃밭을 말끔히 비워 모두에게서 피 {{count}}장씩.',
          ttadak: '한 차례에 한 달을 다 거두어(따닥) 모두에게서 피 {{count}}장씩.',
          jjok: '바람이 제 짝을 데려와(쪽) 모두에게서 피 {{count}}장씩.',
        },
        stole: '{{who, 이가}} 울타리 너머 {{from}}에게서 {{cards, 을를}} 받습니다.',
        reserve: '{{who, 이가}} 금매듭을 하나 받습니다: {{cause}}.',
        points_other: '{{who, 은는}} {{count}}점입니다.',
        went_other: '문은 아직 열려 있습니다. {{who, 이가}} {{count}}점에서 {{go, 을를}} 부릅니다.',
        stopped_other: '{{who, 이가}} {{count}}점으로 뜰의 문을 닫습니다(스톱).',
        forced_other: '{{who, 은는}} 더 할 차례가 없어 {{count}}점으로 뜰의 문을 닫습니다(스톱).',
        drawn: '바람이 잦아들고 아무도 문을 닫지 않아 이 해는 나가리입니다.',
        billed: '{{who, 이가}} 이 해를 이깁니다: {{lines}}. 모두 {{value}}점.',
        paid: '{{who, 이가}} 이 해를 이깁니다: {{lines}}. 박을 치기 전 {{value}}점. {{gains}}.',
        over: '마지막 꽃잎이 졌습니다. {{winners, 이가}} {{score}}점으로 이깁니다.',
        shared: '마지막 꽃잎이 졌습니다. {{winners, 이가}} {{score}}점으로 함께 이깁니다.',
        level: '마지막 꽃잎이 졌고, 앞선 사람이 없습니다.',
      },
      cause: {
        bomb: '{{month}} 폭풍',
      },
      bill: {
        four: '활짝 핀 {{month}} {{points}}',
        carried: '지난해에서 ×{{times}}',
        times: {
          bomb: '{{month}} 폭풍 ×{{times}}',
        },
      },
      describe: {
        game: '{{seats}}인의 꽃의 한 해.',
        series: '{{seats}}인의 꽃의 한 해, {{deals}}해 중 {{deal}}번째 해.',
        carried: '이 해는 ×{{times}}입니다.',
        resets_other: '한 달이 통째로 {{count}}번 피어나 꽃밭을 다시 꾸몄습니다.',
        row_other: '꽃밭: {{cards}}. 바람에 남은 패 {{count}}장.',
        emptyRow_other: '꽃밭이 비었습니다. 바람에 남은 패 {{count}}장.',
        stuck: '{{who, 이가}} 엉킨 {{month}} 세 장',
        seat_other: '{{who}}: {{count}}점, 손패 {{cards}}장, 거둔 패 {{took}}{{more}}.',
        more: { total: '모든 해 합계 {{total}}점' },
      },
      refuse: {
        now: {
          throw: '먼저 누가 뜰의 문을 열지 정합니다. 가위, 바위, 보 가운데 고르세요.',
          play: '지금은 꽃을 놓거나, 할 수 있으면 흔들기나 폭풍(폭탄)입니다.',
          target: '바람이 데려온 패를 둘 가운데 어디에 놓을지 먼저 골라야 합니다.',
          deal: '이 해가 저물었습니다. 먼저 꽃밭을 새로 꾸며야 합니다: 돌리기.',
        },
        emptyHand: '손에 든 꽃이 없으니 바람만 기다립니다: 뒤집기.',
        shakeEmpty: '금매듭 여섯 개가 모두 나가 {{month, 을를}} 흔들어도 얻는 것이 없습니다.',
        shakeMatched: '이 자리에서는 넷째가 꽃밭에 있는 동안 {{month, 을를}} 흔들 수 없습니다.',
        bombRow: '폭풍은 {{month}} 넷째 장이 꽃밭에 있어야 하는데, 꽃밭에 {{count}}장 있습니다.',
        draw: '손패 없이 바람만 기다리는 것은 폭풍을 부른 뒤에만 됩니다. 낼 수 있는 패: {{hand}}.',
      },
    },
  },
};
