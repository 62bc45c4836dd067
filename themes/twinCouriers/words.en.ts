import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** English texts of the theme. */
export const en = {
  name: 'Twin couriers',
  about: 'Two courier houses, one street, and a wall down the middle.',
  blurb:
    'Two courier houses send their runners opposite ways round a walled street. Whoever delivers enough rounds first has the street.',
  score_one: '{{number}} round',
  score_other: '{{number}} rounds',
  option: {
    size: {
      name: 'Street',
      about: 'A longer street makes longer rounds.',
      16: '16 doors',
      18: '18 doors',
      20: '20 doors',
      22: '22 doors',
      24: '24 doors',
      26: '26 doors',
      28: '28 doors',
      30: '30 doors',
      32: '32 doors',
      34: '34 doors',
      36: '36 doors',
      38: '38 doors',
      40: '40 doors',
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
    again: '{{who}} meets a colleague at {{space}}. The courier who came takes the mail on: another turn.',
    won: '{{who}} has delivered the last round, and the street is theirs.',
  },
  why: {
    attack_one: 'to set {{them}} back {{count}} door',
    attack_other: 'to set {{them}} back {{count}} doors',
    lastButOne: 'then one more round wins the street',
    shortCut_one: 'for a short cut of {{count}} door',
    shortCut_other: 'for a short cut of {{count}} doors',
    bar: 'on the doorstep of {{them}}, so that nobody comes out',
    hunt: 'within a roll of the courier of {{them}} at {{space}}',
    near: 'within a roll of the next round',
    shelter: 'where no wall is to be bundled over',
    catchUp: 'so that the last courier keeps up',
    escape: 'out of reach of the couriers of {{them}}',
  },
  status: {
    run_one: 'move a courier {{count}} door',
    run_other: 'move a courier {{count}} doors',
    rollAgain: 'roll again for the courier at {{space}}',
    runAgain_one: 'move the courier at {{space}} {{count}} door',
    runAgain_other: 'move the courier at {{space}} {{count}} doors',
    over: '{{who}} delivered every round',
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
    noLetters: 'No courier of yours is called {{letter}}: you have none on the street. Roll the die first.',
    typed:
      'That cannot be read as a move: {{typed}}. Write roll, or the door whose courier runs, such as 5 or 5-8.',
  },
} as const satisfies ThemeTranslation<'runaround', 'en'>;
