import type { Sentences } from '../../../engine/text.ts';
import { pagesEn } from './pages.en.ts';
import { refuseEn } from './refuse.en.ts';
import { rulingsEn } from './rulings.en.ts';
import { tutorialEn } from './tutorial.en.ts';
import { whyEn } from './why.en.ts';

/** Texts of Runaround in English. */
export const en = {
  name: 'Runaround',
  gist: 'race around a wall, bump and swap across it',
  blurb:
    'Two players race around a wall in opposite directions. Bump and swap pawns across it, and score your runs first.',
  credit:
    'by Jonathan Leistiko (board 2004, rules 2006); thanks to John Kraemer and Sharon Cichelli for playtesting and better ideas, to Frank Swehosky for playtesting the second version, and to Alex',
  best: { turns_one: 'quickest win: {{count}} turn', turns_other: 'quickest win: {{count}} turns' },
  score_one: '{{number}} run',
  score_other: '{{number}} runs',
  option: {
    size: {
      name: 'Track',
      about: 'A longer track means a longer game.',
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
      about: 'How many times your pawns must come around to your start.',
      3: '3 runs',
      4: '4 runs',
      5: '5 runs',
    },
    form: {
      name: 'Track shape',
      about: 'What counts as across the wall. On a figure eight, it is half a lap away.',
      hairpin: 'Loop',
      eight: 'Figure eight',
      why: {
        hairpin: 'across means straight over the wall',
        eight: 'across means half a lap away',
      },
    },
    share: {
      name: 'Opponent on your start',
      about: 'What happens when a pawn should come out onto an opponent.',
      false: 'Pawn stays at home',
      true: 'Share the start',
      why: {
        false: 'the opponent has to leave first',
        true: 'the pawn comes out anyway',
      },
    },
    enter: {
      name: 'Enter a pawn on an extra turn',
      about: 'Whether the roll of an extra turn brings a pawn out too.',
      false: 'No',
      true: 'Yes',
      why: {
        false: 'only the first roll brings a pawn out',
        true: 'every roll can bring a pawn out',
      },
    },
    beyond: {
      name: 'When a run counts',
      about: 'Whether a pawn scores on reaching your start or only past it.',
      false: 'Reaching the start',
      true: 'Passing the start',
      why: {
        false: 'landing on the start scores',
        true: 'the pawn has to move past the start',
      },
    },
  },
  colour: { yellow: 'yellow', blue: 'blue' },
  ask: {
    roll: 'Roll the die.',
    rollAgain: 'Extra turn for the pawn on {{space}}: roll the die.',
    run: 'You rolled {{rolled}}. Choose a pawn to move.',
    runAgain: 'You rolled {{rolled}}. Move the pawn on {{space}}.',
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
    bumpHome: 'bumps {{colour}} to {{to}}, sends {{home}} home',
    sentHome: 'goes home',
    again: 'extra turn',
    swap: 'swaps with {{colour}} on {{across}}',
  },
  opening: { lot: '{{who}} goes first (random draw).' },
  goal: {
    start: 'First to {{count}} runs wins. Bring a pawn around to your start to score a run.',
    beyond: 'First to {{count}} runs wins. Bring a pawn around past your start to score a run.',
  },
  tell: {
    rolled: '{{who}} rolls {{roll}}.',
    entered: '{{who}} brings a pawn out onto {{space}}.',
    shutOut: "{{who}} can't bring a pawn out: {{them}} is on {{space}}.",
    idle: '{{who}} has no pawn on the track, so the turn ends.',
    moved: '{{who}} moves from {{from}} to {{to}}.',
    run_one: '{{who}} scores: {{count}} run.',
    run_other: '{{who}} scores: {{count}} runs.',
    bumped: '{{who}} bumps {{victim}} over the wall from {{from}} to {{to}}.',
    bumpedHome:
      '{{who}} bumps {{victim}} over the wall from {{from}} to {{to}}. The pawn there ({{owner}}) goes home.',
    sentHome: "{{who}} lands on {{them}} at {{space}}, where there's no wall, and goes home.",
    swapped: '{{who}} and {{them}} swap across the wall: {{who}} to {{across}}, {{them}} to {{space}}.',
    again: '{{who}} lands on their own pawn on {{space}} and gets an extra turn.',
    won: '{{who}} scores the last run and wins.',
  },
  status: {
    roll: 'roll the die',
    run_one: 'move a pawn {{count}} space',
    run_other: 'move a pawn {{count}} spaces',
    rollAgain: 'roll again for the pawn on {{space}}',
    runAgain_one: 'move the pawn on {{space}} {{count}} space',
    runAgain_other: 'move the pawn on {{space}} {{count}} spaces',
    over: '{{who}} won the race',
  },
  describe: {
    turn: "{{who}}'s turn ({{colour}}): {{what}}. Runaround.",
    over: 'Runaround. {{who}} ({{colour}}) won the race.',
    score: 'Runs: yellow {{yellow}}, blue {{blue}}; {{goal}} to win.',
    up_one: '{{who}}, {{colour}}, moves up from {{start}}: pawns on {{spaces}}; {{count}} pawn at home.',
    up_other: '{{who}}, {{colour}}, moves up from {{start}}: pawns on {{spaces}}; {{count}} pawns at home.',
    upEmpty_one:
      '{{who}}, {{colour}}, moves up from {{start}}: no pawn on the track; {{count}} pawn at home.',
    upEmpty_other:
      '{{who}}, {{colour}}, moves up from {{start}}: no pawn on the track; {{count}} pawns at home.',
    down_one: '{{who}}, {{colour}}, moves down from {{start}}: pawns on {{spaces}}; {{count}} pawn at home.',
    down_other:
      '{{who}}, {{colour}}, moves down from {{start}}: pawns on {{spaces}}; {{count}} pawns at home.',
    downEmpty_one:
      '{{who}}, {{colour}}, moves down from {{start}}: no pawn on the track; {{count}} pawn at home.',
    downEmpty_other:
      '{{who}}, {{colour}}, moves down from {{start}}: no pawn on the track; {{count}} pawns at home.',
    stack: '{{space}} ({{pawns}} pawns)',
    eight:
      'The track is a figure eight of spaces 0 to {{last}}. Spaces {{half}} apart are across from each other.',
    due_one: '{{count}} pawn of {{who}} on the start came around and scores when it moves on.',
    due_other: '{{count}} pawns of {{who}} on the start came around and score when they move on.',
    track:
      'The track is a loop of spaces 0 to {{last}} around a wall. Spaces that add up to {{size}} are across from each other.',
  },
  plan: {
    roll: 'Roll of {{roll}}',
    only: 'A pawn moves only if it would still end the same way. Otherwise you decide.',
  },
  why: whyEn,
  refuse: refuseEn,
  part: {
    track: 'the track length and the runs to win',
    side: 'the letter of a player',
    pawns: 'the spaces of the pawns',
    home: 'the number of pawns at home',
    runs: 'the number of runs',
    mover: 'the letter of the player to move',
    todo: 'what to do next',
  },
  ruling: rulingsEn,
  rules: pagesEn,
  tutorial: tutorialEn,
} as const satisfies Sentences;
