import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** English texts of the theme. */
export const en = {
  name: 'Twin couriers',
  about: 'Two courier houses, one street, and a wall down the middle.',
  blurb:
    'Two courier houses send runners opposite ways around a walled street. Deliver enough rounds first, and the street is yours.',
  score_one: '{{number}} round',
  score_other: '{{number}} rounds',
  option: {
    size: {
      name: 'Street',
      about: 'A longer street means longer rounds.',
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
      about: 'How many rounds your couriers must deliver.',
      3: '3 rounds',
      4: '4 rounds',
      5: '5 rounds',
    },
  },
  ask: {
    rollAgain: 'The courier at {{space}} runs again: roll the die.',
    run: 'You rolled {{rolled}}. Choose a courier to move.',
    runAgain: 'You rolled {{rolled}}. Move the courier at {{space}}.',
  },
  outcome: {
    run: 'delivers a round',
    runAnd: 'delivers a round, {{what}}',
    bump: 'bundles {{colour}} over to {{to}}',
    bumpHome: 'bundles {{colour}} over to {{to}}, sends {{home}} home',
    again: 'runs again',
    swap: 'trades sides with {{colour}} at {{across}}',
  },
  tell: {
    rolled: '{{who}} rolls {{roll}} for the next errand.',
    entered: '{{who}} sends a fresh courier out the door at {{space}}.',
    shutOut: "{{who}} can't send a courier out: {{them}} is on the doorstep at {{space}}.",
    idle: '{{who}} has no courier on the street, so the turn ends.',
    moved: "{{who}}'s courier hurries from {{from}} to {{to}}.",
    run_one: '{{who}} delivers: {{count}} round.',
    run_other: '{{who}} delivers: {{count}} rounds.',
    bumped: '{{who}} bundles {{victim}} over the wall from {{from}} to {{to}}.',
    bumpedHome:
      '{{who}} bundles {{victim}} over the wall from {{from}} to {{to}}. The courier there ({{owner}}) goes home to dust off.',
    sentHome: '{{who}} runs into {{them}} at {{space}}, begs pardon, and goes home.',
    swapped: '{{who}} and {{them}} climb the wall at once: {{who}} to {{across}}, {{them}} to {{space}}.',
    again: '{{who}} takes on a colleague’s mail at {{space}} and gets an extra turn.',
    won: '{{who}} delivers the last round and wins the street.',
  },
  why: {
    attack_one: 'setting {{them}} back {{count}} door',
    attack_other: 'setting {{them}} back {{count}} doors',
    lastButOne: 'one round away from winning',
    shortCut_one: 'a shortcut of {{count}} door',
    shortCut_other: 'a shortcut of {{count}} doors',
    bar: 'blocking the doorstep of {{them}}',
    hunt: 'threatening {{them}} at {{space}}',
    near: 'one roll away from a round',
    shelter: 'safe from the wall',
    catchUp: 'helping the last courier catch up',
    escape: 'out of reach of {{them}}',
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
    turn: "{{who}}'s turn ({{colour}}): {{what}}. Twin couriers.",
    over: 'Twin couriers. {{who}} ({{colour}}) delivered every round.',
    score: 'Rounds delivered: yellow {{yellow}}, blue {{blue}}; {{goal}} to win.',
    up_one:
      '{{who}}, {{colour}}, moves up from the house at {{start}}: couriers at {{spaces}}; {{count}} courier at home.',
    up_other:
      '{{who}}, {{colour}}, moves up from the house at {{start}}: couriers at {{spaces}}; {{count}} couriers at home.',
    upEmpty_one:
      '{{who}}, {{colour}}, moves up from the house at {{start}}: no courier on the street; {{count}} courier at home.',
    upEmpty_other:
      '{{who}}, {{colour}}, moves up from the house at {{start}}: no courier on the street; {{count}} couriers at home.',
    down_one:
      '{{who}}, {{colour}}, moves down from the house at {{start}}: couriers at {{spaces}}; {{count}} courier at home.',
    down_other:
      '{{who}}, {{colour}}, moves down from the house at {{start}}: couriers at {{spaces}}; {{count}} couriers at home.',
    downEmpty_one:
      '{{who}}, {{colour}}, moves down from the house at {{start}}: no courier on the street; {{count}} courier at home.',
    downEmpty_other:
      '{{who}}, {{colour}}, moves down from the house at {{start}}: no courier on the street; {{count}} couriers at home.',
    stack: '{{space}} ({{pawns}} couriers)',
    track:
      'The street is a loop of doors 0 to {{last}} around a wall. Doors that add up to {{size}} are across from each other.',
  },
  refuse: {
    rollFirst: 'Roll the die first, then choose a courier to move.',
    hasRolled: 'You already rolled {{rolled}}. Choose a courier to move. You can move from {{spaces}}.',
    noPawn: "You don't have a courier at {{from}}. You can move from {{spaces}}.",
    theirPawn: "The courier at {{from}} isn't yours. You can move from {{spaces}}.",
    otherPawn:
      "You can't move the courier at {{from}}: the extra turn is for the courier at {{again}}. Move that one.",
    wrongEnd: 'You rolled {{rolled}}: the courier at {{from}} can only move to {{to}}, not to {{end}}.',
    noLetter: 'None of your couriers is {{letter}} right now. Choose from {{known}}.',
    noLetters: 'None of your couriers is {{letter}}: you have no courier on the street. Roll the die first.',
    typed: '"{{typed}}" isn\'t a move. Type roll, or the door of the courier to move, like 5 or 5-8.',
  },
} as const satisfies ThemeTranslation<'runaround', 'en'>;
