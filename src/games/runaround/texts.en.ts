import type { Sentences } from '../../engine/text.ts';

/** What Runaround says in English. */
export const en = {
  name: 'Runaround',
  blurb: 'Two sides run round a wall in opposite directions, bump and swap across it, and race for runs.',
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
    runAnd: '{{mark}}: {{from}} to {{to}}, {{what}}',
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
    track:
      'The track is a ring of spaces 0 to {{last}} folded round a wall; two spaces that add up to {{size}} face each other.',
  },
  refuse: {
    rollFirst: 'A turn begins with the die: roll first, then say which pawn runs.',
    hasRolled:
      'The die is rolled only once a turn. It shows {{rolled}}; choose the pawn that runs, on {{spaces}}.',
    noPawn:
      'Only a pawn of your own on the track can run, and none stands on {{from}}. You can run from {{spaces}}.',
    theirPawn: 'The pawn on {{from}} is not yours, and only your own can run. You can run from {{spaces}}.',
    otherPawn:
      'The extra turn belongs to the pawn that landed on its own side, on {{again}}, so the pawn on {{from}} has to wait. Run from {{again}}.',
    wrongEnd: 'A pawn runs just what was rolled: from {{from}} a {{rolled}} leads to {{to}}, not to {{end}}.',
    noLetter: 'No pawn of yours is called {{letter}} now. You have {{known}}.',
    noLetters: 'No pawn of yours is called {{letter}}: you have none on the track. Roll the die first.',
    typed:
      'That cannot be read as a move: {{typed}}. Write roll, or the space whose pawn runs, such as 5 or 5-8.',
    part: 'A position has {{part}} here, such as {{like}}; {{found}} cannot be read as that.',
    partMissing: 'The position ends too early: {{part}} is missing, such as {{like}}.',
    size: 'A track has an even number of spaces from 16 to 40, not {{size}}.',
    goal: 'A race is won with 3, 4 or 5 runs, not {{goal}}.',
    offTrack: 'There is no space {{space}}: the track ends at {{last}}.',
    pawns: 'Each side has four pawns, at home and on the track together; {{colour}} has {{count}} here.',
    runs: 'Only who has won has {{goal}} runs, and nobody has more: the runs and the end of the line do not agree.',
    crowded:
      'Too many pawns stand on {{space}}: pawns share a space only on their own start or during an extra turn.',
    die: 'A die shows 1 to 6, not {{rolled}}.',
    nobody: 'Who has no pawn on the track does not move after the roll: the turn is over at once.',
    notJoined: 'An extra turn needs two pawns of the mover on {{space}}.',
  },
  part: {
    track: 'the track and the runs to win',
    side: 'the letter of the side',
    pawns: 'the spaces of the pawns',
    home: 'the number of pawns at home',
    runs: 'the number of runs',
    mover: 'the letter of the side to move',
    todo: 'what is to be done',
  },
  rules: {
    race: {
      title: 'The race',
      body: 'The track is a ring, folded flat round one long wall. Yellow starts at 0 and runs upwards; blue starts at the far end and runs downwards. Each side has four pawns, all of them at home at first.\n\nA pawn that comes round to its own start, or past it, scores a run. Who first has five runs wins; the host may have chosen three or four. Chance says who begins.\n\nThe drawing of the board is our own: the rules only tell that there is a wall, and where it is not.',
    },
    turn: {
      title: 'A turn',
      body: 'Roll the die. If it shows no more than the number of your pawns at home, one of them has to come out onto your start: with four at home a 1 to 4 does it, with one only a 1. If an opponent stands on your start, your pawn stays at home. Several of your own may share it.\n\nThen one of your pawns on the track runs the full roll; it may be the one that just came out. You cannot pass. With no pawn on the track your turn is over. Pawns on the way are simply passed.\n\nHere yellow has rolled 3 and runs from 0 or from 5.',
    },
    bump: {
      title: 'Bumping over the wall',
      body: 'Land on an opponent beside the wall and you bump that pawn straight across. Whatever stood there goes home, even if it is your own. Your pawn stays where it landed. Nothing more follows from a bump: no swap, no second bump.\n\nHere yellow has rolled 5 and may run from 4 to 9: blue is bumped across to 15, and the yellow pawn on 15 goes home.',
    },
    tips: {
      title: 'Where there is no wall',
      body: 'Both starts and the spaces next to them have no wall. Land on an opponent there and it is your pawn that goes home, while the opponent stays. If you came past your own start on the way, the run counts all the same.\n\nHere yellow has rolled 2: run from 9, the pawn comes to 11, where blue stands safely, and goes home.',
    },
    swap: {
      title: 'Swapping',
      body: 'Land on an empty space with an opponent straight across the wall and the two pawns swap places. This is not a choice. Nothing follows from it, and a swap never scores.\n\nAcross from one of your own pawns nothing happens.\n\nHere yellow has rolled 4: from 3 the pawn comes to 7, across from 17, and the two change places.',
    },
    again: {
      title: 'Another turn',
      body: 'Land on one of your own pawns and the pawn that moved takes another turn: roll again, and that pawn has to run. Nobody comes out of home on this roll. It can happen several times in a row.\n\nBringing a pawn out onto your own pawns is not a landing and gives no extra turn.\n\nHere yellow has two pawns on 8, and one of them rolls again.',
    },
    runs: {
      title: 'Runs and winning',
      body: 'A run counts when a pawn of yours reaches or passes your own start by running. Leaving the start later does not count again. Coming out of home, being bumped, swapping and passing the other start are no runs.\n\nThe run counts before anything else happens on the landing, and the last one wins at once.\n\nHere yellow has four runs and has rolled 3: from 21 a pawn reaches 0 and wins.',
    },
  },
} as const satisfies Sentences;
