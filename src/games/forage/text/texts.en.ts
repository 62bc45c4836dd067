import type { Sentences } from '../../../engine/text.ts';
import { pagesEn } from './pages.en.ts';
import { refuseEn } from './refuse.en.ts';
import { rulingsEn } from './rulings.en.ts';
import { tutorialEn } from './tutorial.en.ts';
import { whyEn } from './why.en.ts';

/** Reasons for the end of the match, shown under the result. */
const ENDED = {
  count: 'Few enough coins were left on the board.',
  clear: 'The board was cleared.',
  faceUp: 'No coin lies value down any more.',
  cap: 'The round limit was reached.',
} as const;

export const en = {
  name: 'Forage',
  gist: 'hide your coins, gather those of others',
  blurb: 'Scatter your coins face down, then gather what the others hid. Memory and dice for 3 or 4.',
  credit:
    'announced to the piecepack mailing list as playtest version 0.1, in a message that does not name its author; David Cousins, Profesor and king_toren_I offered to play test it',
  best: { score: 'most gathered: {{count}}' },
  score_one: '{{number}} point',
  score_other: '{{number}} points',
  option: {
    board: {
      name: 'Board',
      about: 'The shape of the board, and whether its edges join.',
      torus: '8×8, edges joined',
      wide: '12×8, closed edges',
      ring: '10×10 with a hole',
      why: {
        torus: 'who leaves on one side comes in on the other',
        wide: 'more room, and edges that stop you',
        ring: 'the middle cannot be crossed',
      },
    },
    blanksLowest: {
      name: 'Blanks at the end',
      about: 'What a blank coin is worth when the stashes are counted.',
      false: 'Worth nothing',
      true: 'Worth the lowest other coin',
      why: {
        false: 'a blank only brings you around',
        true: 'so a blank is worth gathering too',
      },
    },
    faceUp: {
      name: 'Coins played from a stash',
      about: 'Whether they can be gathered again. If not, it ends sooner.',
      false: 'Lie value down, can be taken again',
      true: 'Lie value up, stay for good',
      why: {
        false: 'what you play can be found again',
        true: 'what you play is out of the hunt',
      },
    },
    clearBoard: {
      name: 'End of the game',
      about: 'How few coins are left on the board when the game ends.',
      false: 'One coin left for each player',
      true: 'No coin left',
      why: {
        false: 'the last few are not hunted down',
        true: 'all of them have to be found',
      },
    },
    finishRound: {
      name: 'Last round',
      about: 'Whether everybody gets equally many turns.',
      false: 'Ends at once',
      true: 'Is finished',
      why: {
        false: 'whoever triggers the end plays last',
        true: 'everybody has had as many turns',
      },
    },
    openMemory: {
      name: 'Memory',
      about: 'Whether values once shown stay in sight.',
      false: 'Values are hidden again',
      true: 'Values stay visible to all',
      why: {
        false: 'you have to remember what you saw',
        true: 'no memory is needed',
      },
    },
    roundCap: {
      name: 'Limit of rounds',
      about: 'After so many rounds of gathering the stashes are counted as they are.',
      0: 'No limit',
      20: '20 rounds',
      40: '40 rounds',
      60: '60 rounds',
      80: '80 rounds',
    },
  },
  suit: { suns: 'suns', moons: 'moons', crowns: 'crowns', arms: 'arms', other: 'no suit' },
  blank: 'a blank',
  coin: { value: '{{value}} of {{suit}}', blank: 'blank of {{suit}}', hidden: 'coin of {{suit}}' },
  direction: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  way: '{{direction}} to {{at}}',
  ask: {
    lay: 'Which coin do you lay here? Your pawn moves as far as it says.',
    roll: 'Your stash is empty, so you roll the die.',
    rollOrStash: 'Roll the die, or play a coin from your stash?',
    rollOrUnder: 'Your pawn stands on your own coin. Roll the die, or use that coin?',
    direction: 'Which way, {{number}} straight on?',
    wild: 'Which way? With {{number}} you then choose 1 to 5 spaces.',
    forced: 'No way is open for {{number}}. Which way to the first empty space?',
    steps: 'How far?',
    stay: 'No way is open for {{number}}, not even to an empty space.',
  },
  closed: {
    pawn: 'a pawn on {{at}}',
    coin: 'a coin on {{at}}',
    coins: 'no empty space',
    hole: 'it ends at the hole',
    edge: 'it ends at the edge',
  },
  choose: {
    roll: 'Roll the die',
    under: 'Use your {{coin}} underneath',
    direction: '{{mark}} {{arrow}} {{at}}',
    towards: '{{mark}} {{arrow}} {{at}} …',
    steps: '{{steps}}: {{at}}',
    stay: 'Stay where you are',
  },
  status: {
    lay: 'to lay a coin and move',
    roll: 'to roll the die',
    rollOrStash: 'to roll the die or play a coin from the stash',
    rollOrUnder: 'to roll the die or use the coin under the pawn',
    go: 'to move {{number}}',
    wild: 'to move 1 to 5, for a blank came up',
    over: 'The game is over. {{winners}} won with {{score}}.',
    shared: 'The game is over. {{winners}} share the win with {{score}}.',
  },
  opening: {
    rolls: 'For the start: {{rolls}}. {{after}}',
    again: 'Again: {{rolls}}. {{after}}',
    roll: '{{who}} {{value}}',
    blank: '{{who}} a blank',
    begins: '{{who}} begins.',
  },
  goal: {
    once: {
      latest:
        'Collect the coins that others hid. {{when}}, or after {{rounds}} rounds, the highest total wins.',
      whenever: 'Collect the coins that others hid. {{when}} the highest total wins.',
    },
    finished: {
      latest:
        'Collect the coins that others hid. {{when}} the round is finished; then, or after {{rounds}} rounds, the highest total wins.',
      whenever:
        'Collect the coins that others hid. {{when}} the round is finished, and the highest total wins.',
    },
    few: 'When {{count}} or fewer coins are left on the board',
    clear: 'When no coins are left on the board',
    hidden: 'When no hidden coins are left on the board',
  },
  tell: {
    rolled: '{{who}} rolls {{number}}.',
    placed: '{{who}} shows the {{coin}} and lays it on {{at}}.',
    placedHidden: '{{who}} laid a {{coin}}.',
    placedUp: '{{who}} lays the {{coin}}, value up.',
    used: '{{who}} uses their own coin underneath.',
    moved: '{{who}} goes {{steps}} {{direction}}, from {{from}} to {{to}}.',
    movedPast: '{{who}} went {{steps}} {{direction}}.',
    movedHidden: '{{who}} moved on.',
    forced:
      '{{who}} has no open way for that number and goes {{direction}} from {{from}} to the first empty space, {{to}}.',
    forcedPast: '{{who}} had no open way for that number and went {{direction}} to the first empty space.',
    stayed: '{{who}} has no way at all and stays.',
    took: "{{who}} takes {{owner}}'s {{coin}}.",
    tookHidden: "{{who}} takes {{owner}}'s {{coin}}.",
    restedOwn: '{{who}} stands on a coin of their own.',
    restedUp: '{{who}} stands on a coin lying value up.',
    phaseTwo: 'All coins are laid. Now the gathering begins, and {{who}} is first.',
    lastRound: 'The end is reached. This round is still played out, then the stashes are counted.',
    over: {
      count: 'Few enough coins were left on the board. {{winners}} wins with {{score}}.',
      clear: 'The board was cleared. {{winners}} wins with {{score}}.',
      faceUp: 'No coin lies value down any more. {{winners}} wins with {{score}}.',
      cap: 'The limit of rounds is reached. {{winners}} wins with {{score}}.',
    },
    shared: {
      count: 'Few enough coins were left on the board. {{winners}} share the win with {{score}}.',
      clear: 'The board was cleared. {{winners}} share the win with {{score}}.',
      faceUp: 'No coin lies value down any more. {{winners}} share the win with {{score}}.',
      cap: 'The limit of rounds is reached. {{winners}} share the win with {{score}}.',
    },
  },
  ended: { over: ENDED, shared: ENDED },
  describe: {
    laying: 'Forage on {{board}}, laying coins, round {{round}} of 6.',
    gathering: 'Forage on {{board}}, gathering coins, round {{round}}.',
    gatheringOf: 'Forage on {{board}}, gathering coins, round {{round}} of at most {{cap}}.',
    last: 'This is the last round.',
    turn: '{{who}} ({{suit}}) is {{what}}.',
    seat: '{{who}}: {{suit}}, pawn on {{at}}. Stash: {{stash}}.',
    seatScore: '{{who}}: {{suit}}, pawn on {{at}}, {{score}} points. Stash: {{stash}}.',
    empty: 'empty',
    hidden_one: '{{count}} coin of {{suit}}',
    hidden_other: '{{count}} coins of {{suit}}',
    coins: 'Coins of {{suit}} on {{spots}}.',
    stash: '{{who}}: {{coins}}.',
    down_one: '{{count}} coin lies value down; the game ends when none does.',
    down_other: '{{count}} coins lie value down; the game ends when none does.',
    noCoins: 'No coin lies on the board.',
    known: '{{at}} ({{value}})',
    up: '{{at}} ({{value}}, up)',
    blank: 'blank',
  },
  why: whyEn,
  refuse: refuseEn,
  ruling: rulingsEn,
  rules: pagesEn,
  tutorial: tutorialEn,
} as const satisfies Sentences;
