import type { Sentences } from '../../../engine/text.ts';
import { refuseEn, rulingsEn } from './refuse.en.ts';
import { tutorialEn } from './tutorial.en.ts';

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
  // Reasons for a move in English, as they stand in parentheses after it: (advancing the last pawn).
  why: {
    attack_one: 'setting {{them}} back {{count}} space',
    attack_other: 'setting {{them}} back {{count}} spaces',
    lastButOne: 'one run away from winning',
    lead: 'taking the lead',
    level: 'drawing level with {{them}}',
    shortCut_one: 'a shortcut of {{count}} space',
    shortCut_other: 'a shortcut of {{count}} spaces',
    escape: 'out of reach of {{them}}',
    bar: 'keeping {{them}} from bringing a pawn out',
    hunt: 'threatening {{them}} on {{space}}',
    near: 'one roll away from a run',
    shelter: 'safe from bumps',
    catchUp: 'advancing the last pawn',
  },
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
  rules: {
    race: {
      title: 'The race',
      body: 'On your turn, roll the die. Bring a pawn out if the roll allows it, then move one of your pawns the full roll.\n\n[if form=hairpin]The track is a loop of [=size] spaces, folded around one long wall.[end][if form=eight]The track is a figure eight of [=size] spaces with one long wall.[end] Yellow starts at 0 and moves up the numbers. Blue starts at the far end and moves down. Each player has four pawns, and all of them begin at home.\n\n[if beyond=false]Your pawn scores a run when it comes all the way around and reaches or passes your start.[end][if beyond=true]Your pawn scores a run when it comes all the way around and moves past your start.[end] First to [=goal] runs wins.\n\nThe starting player is random; the original rules let you pick. They also use a fifth pawn as a score marker. Here, the row of runs keeps score.',
    },
    turn: {
      title: 'Your turn',
      body: "Roll the die. If the roll is no higher than the number of your pawns at home, one of them must come out onto your start. With four at home, you need a 1 to 4; with one at home, you need a 1. If an opponent is on your start, [if share=false]your pawn stays at home.[end][if share=true]your pawn comes out anyway and shares the space.[end] Several of your own pawns can share it.\n\nThen move one of your pawns the full roll, even the one that just came out. You can't pass. If you have no pawn on the track, your turn ends. Pawns can move past other pawns freely.\n\nIn the picture, yellow rolled 3 and can move from 0 or from 5.",
    },
    bump: {
      title: 'Bump over the wall',
      body: 'Land on an opponent next to the wall, and you bump that pawn straight across[if form=eight] to the space half a lap away[end]. Any pawn already there goes home, even your own. Your pawn stays where it landed. A bump never causes a swap or another bump.\n\n[if form=hairpin]In the picture, yellow rolled 5 and can move from 4 to 9. That bumps blue across to 15, and the yellow pawn on 15 goes home.[end][if form=eight]The picture shows a loop: yellow rolled 5, moves from 4 to 9, and bumps blue across to 15.[end]',
    },
    tips: {
      title: 'Spaces without a wall',
      body: 'Both starts and the spaces next to them have no wall. Land on an opponent there, and your own pawn goes home while the opponent stays. If you passed your start on the way, the run still counts.\n\nIn the picture, yellow rolled 2. The pawn on 9 would land on blue at 11 and go home.',
    },
    swap: {
      title: 'Swap',
      body: 'Land on an empty space with an opponent straight across the wall[if form=eight], half a lap away,[end] and the two pawns swap places. You have to swap. Nothing else follows, and a swap never scores a run.\n\nIf the pawn across is your own, nothing happens.\n\n[if form=hairpin]In the picture, yellow rolled 4. The pawn moves from 3 to 7, across from 17, and the two pawns swap.[end][if form=eight]The picture shows a loop: yellow rolled 4 and moves from 3 to 7, across from 17.[end]',
    },
    again: {
      title: 'Extra turn',
      body: 'Land on one of your own pawns, and the pawn that moved gets an extra turn: roll again and move that same pawn. [if enter=false]No pawn comes out of home on this roll.[end][if enter=true]A pawn can come out of home on this roll, as on any other.[end] You can get several extra turns in a row.\n\nA pawn that comes out onto your own pawns gives no extra turn.\n\nIn the picture, yellow has two pawns on 8, and the one that moved rolls again.',
    },
    runs: {
      title: 'Runs and winning',
      body: "You score a run when your pawn [if beyond=false]reaches or passes your start. Leaving the start later doesn't score again.[end][if beyond=true]moves past your start. Landing on the start doesn't score yet.[end] Coming out of home, getting bumped, swapping, and passing the other start never score.\n\nA run counts before anything else happens, and the last one wins at once.\n\n[if beyond=false & goal=5]In the picture, yellow has four runs and rolled 3: the pawn on 21 reaches 0 and wins.[end][if beyond=false & not goal=5]In the picture, yellow rolled 3: the pawn on 21 reaches 0 and scores a run.[end][if beyond=true]In the picture, yellow rolled 3: the pawn on 21 reaches 0 and scores its run when it moves on.[end]\n\n[if general]The host can choose:\n• Three or four runs to win, or a shorter or longer track.\n• A pawn that comes out can share its start with an opponent.\n• Pawns come out on extra turns too.\n• A run only counts past the start.\n• The track is a figure eight: across means half a lap away.\n\n[end]The board is our reconstruction. The rules only say that there's a wall, and which spaces have none.",
    },
  },
  tutorial: tutorialEn,
} as const satisfies Sentences;
