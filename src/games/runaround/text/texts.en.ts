import type { Sentences } from '../../../engine/text.ts';
import { pagesEn } from './pages.en.ts';
import { refuseEn } from './refuse.en.ts';
import { rulingsEn } from './rulings.en.ts';
import { tutorialEn } from './tutorial.en.ts';
import { whyEn } from './why.en.ts';

/** Texts of Runaround in English. */
export const en = {
  name: 'Runaround',
  gist: 'run round a wall, bump and swap across it',
  blurb: 'Two sides run round a wall in opposite directions, bump and swap across it, and race for runs.',
  credit:
    'by Jonathan Leistiko: the board of 2004, the rules of 2006; with thanks to John Kraemer and Sharon Cichelli for play testing and better ideas, to Frank Swehosky for play testing the second version, and to Alex',
  best: { turns_one: 'quickest win: {{count}} turn', turns_other: 'quickest win: {{count}} turns' },
  score_one: '{{number}} run',
  score_other: '{{number}} runs',
  option: {
    size: {
      name: 'Track',
      about: 'A longer track makes a longer race.',
      16: '16 spaces',
      18: '18 spaces',
      20: '20 spaces',
      22: '22 spaces',
      24: '24 spaces',
      26: '26 spaces',
      28: '28 spaces',
      30: '30 spaces',
      32: '32 spaces',
      34: '34 spaces',
      36: '36 spaces',
      38: '38 spaces',
      40: '40 spaces',
    },
    goal: {
      name: 'Runs to win',
      about: 'How often your pawns have to come round to your start.',
      3: '3 runs',
      4: '4 runs',
      5: '5 runs',
    },
    form: {
      name: 'Form of the track',
      about: 'What is across the wall: on an eight, the space half a lap away.',
      hairpin: 'A ring folded round the wall',
      eight: 'A figure of eight',
      why: {
        hairpin: 'what is across is the same step of the other side',
        eight: 'what is across is half a lap away',
      },
    },
    share: {
      name: 'Entering onto an opponent',
      about: 'What becomes of a pawn that comes out while an opponent stands on its start.',
      false: 'It stays at home',
      true: 'Both share the start',
      why: {
        false: 'the start has to be free of them first',
        true: 'it comes out beside them',
      },
    },
    enter: {
      name: 'Coming out in another turn',
      about: 'Whether the roll of another turn brings a pawn out too.',
      false: 'Nobody comes out',
      true: 'As in any turn',
      why: {
        false: 'only a first roll brings a pawn out',
        true: 'every roll can bring a pawn out',
      },
    },
    beyond: {
      name: 'When a run counts',
      about: 'Whether a pawn must go beyond its start to make its run.',
      false: 'On reaching the start',
      true: 'On going beyond the start',
      why: {
        false: 'the step onto the start scores',
        true: 'the pawn has to pass its start to score',
      },
    },
  },
  colour: { yellow: 'yellow', blue: 'blue' },
  ask: {
    roll: 'Your turn: roll the die.',
    rollAgain: 'Another turn for the pawn on {{space}}: roll the die.',
    run: 'You rolled {{rolled}}. Which pawn runs?',
    runAgain: 'You rolled {{rolled}}. The pawn on {{space}} has to run.',
  },
  choice: {
    roll: 'Roll the die',
    run: '{{mark}}: {{from}} to {{to}}',
  },
  outcome: {
    run: 'scores a run',
    runAnd: 'scores a run, {{what}}',
    win: 'wins',
    bump: 'bumps {{colour}} to {{to}}',
    bumpHome: 'bumps {{colour}} to {{to}}, sends {{home}} there home',
    sentHome: 'goes home',
    again: 'another turn',
    swap: 'swaps with {{colour}} on {{across}}',
  },
  opening: { lot: 'The lot falls to {{who}}, who begins.' },
  goal: {
    start: 'First to {{count}} runs wins. A pawn that comes round to your start, or past it, scores a run.',
    beyond: 'First to {{count}} runs wins. A pawn that comes round past your start scores a run.',
  },
  tell: {
    rolled: '{{who}} rolls {{roll}}.',
    entered: '{{who}} brings a pawn onto {{space}}.',
    shutOut: '{{who}} cannot bring a pawn out: {{them}} stands on {{space}}.',
    idle: '{{who}} has no pawn on the track, so the turn is over.',
    moved: '{{who}} runs from {{from}} to {{to}}.',
    run_one: '{{who}} comes round: {{count}} run.',
    run_other: '{{who}} comes round: {{count}} runs.',
    bumped: '{{who}} bumps {{victim}} on {{from}} over the wall to {{to}}.',
    bumpedHome:
      '{{who}} bumps {{victim}} on {{from}} over the wall to {{to}}, and the pawn of {{owner}} that stood there goes home.',
    sentHome: 'There is no wall at {{space}} to bump {{them}} over, so {{who}} goes home.',
    swapped:
      '{{who}} and {{them}} swap places across the wall: {{who}} on {{across}}, {{them}} on {{space}}.',
    again: '{{who}} lands on a pawn of the same side on {{space}}: another turn for the pawn that ran.',
    won: '{{who}} has made the last run and wins.',
  },
  status: {
    roll: 'to roll the die',
    run: 'to run {{rolled}} with one pawn',
    rollAgain: 'to roll again for the pawn on {{space}}',
    runAgain: 'to run {{rolled}} with the pawn on {{space}}',
    over: '{{who}} has won the race',
  },
  describe: {
    turn: 'Runaround. {{who}} ({{colour}}): {{what}}.',
    over: 'Runaround. {{who}} ({{colour}}) has won the race.',
    score: 'Runs: yellow {{yellow}}, blue {{blue}}, of {{goal}}.',
    up_one: '{{who}}, {{colour}}, runs upwards from {{start}}: pawns on {{spaces}}; {{count}} pawn at home.',
    up_other:
      '{{who}}, {{colour}}, runs upwards from {{start}}: pawns on {{spaces}}; {{count}} pawns at home.',
    upEmpty_one:
      '{{who}}, {{colour}}, runs upwards from {{start}}: no pawn on the track; {{count}} pawn at home.',
    upEmpty_other:
      '{{who}}, {{colour}}, runs upwards from {{start}}: no pawn on the track; {{count}} pawns at home.',
    down_one:
      '{{who}}, {{colour}}, runs downwards from {{start}}: pawns on {{spaces}}; {{count}} pawn at home.',
    down_other:
      '{{who}}, {{colour}}, runs downwards from {{start}}: pawns on {{spaces}}; {{count}} pawns at home.',
    downEmpty_one:
      '{{who}}, {{colour}}, runs downwards from {{start}}: no pawn on the track; {{count}} pawn at home.',
    downEmpty_other:
      '{{who}}, {{colour}}, runs downwards from {{start}}: no pawn on the track; {{count}} pawns at home.',
    stack: '{{space}} ({{pawns}} pawns)',
    eight:
      'The track is a figure of eight of spaces 0 to {{last}}; two spaces that are {{half}} apart face each other.',
    due_one: '{{count}} pawn of {{who}} on the start has come round and makes its run on leaving.',
    due_other: '{{count}} pawns of {{who}} on the start have come round and make their runs on leaving.',
    track:
      'The track is a ring of spaces 0 to {{last}} folded round a wall; two spaces that add up to {{size}} face each other.',
  },
  why: whyEn,
  refuse: refuseEn,
  part: {
    track: 'the track and the runs to win',
    side: 'the letter of the side',
    pawns: 'the spaces of the pawns',
    home: 'the number of pawns at home',
    runs: 'the number of runs',
    mover: 'the letter of the side to move',
    todo: 'what is to be done',
  },
  ruling: rulingsEn,
  rules: pagesEn,
  tutorial: tutorialEn,
} as const satisfies Sentences;
