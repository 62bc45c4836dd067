import type { Sentences } from '../../../engine/text.ts';
import { pagesEn } from './pages.en.ts';
import { refuseEn } from './refuse.en.ts';
import { rulingsEn } from './rulings.en.ts';
import { tutorialEn } from './tutorial.en.ts';
import { whyEn } from './why.en.ts';

/** Reasons for the end of the match, shown under the result. */
const ENDED = {
  count: 'Only a few coins were left on the board.',
  clear: 'The board was cleared.',
  faceUp: 'No face-down coins were left.',
  cap: 'The round limit was reached.',
} as const;

export const en = {
  name: 'Forage',
  gist: "hide your coins, gather your opponents'",
  blurb: 'Scatter your coins face down, then gather what the others hid. Memory and dice for 3 or 4 players.',
  credit:
    'announced on the piecepack mailing list as playtest version 0.1, in a message without an author name; David Cousins, Profesor, and king_toren_I offered to playtest it',
  best: { score: 'most gathered: {{count}}' },
  score_one: '{{number}} point',
  score_other: '{{number}} points',
  option: {
    board: {
      name: 'Board',
      about: 'The shape of the board, and whether its edges join.',
      torus: '8×8, edges join',
      wide: '12×8, closed edges',
      ring: '10×10 with a hole',
      why: {
        torus: 'leave on one side, come back on the other',
        wide: 'more room, and edges stop you',
        ring: 'pawns have to go around the middle',
      },
    },
    blanksLowest: {
      name: 'Blanks at the end',
      about: 'What a blank coin in your stash is worth.',
      false: 'Nothing',
      true: 'Your lowest other coin',
      why: {
        false: 'a blank only helps you move',
        true: 'blanks are worth gathering too',
      },
    },
    faceUp: {
      name: 'Coins played from a stash',
      about: 'Whether players can gather them again. If not, the game ends sooner.',
      false: 'Face down, can be taken',
      true: 'Face up, stay for good',
      why: {
        false: 'others can find what you play',
        true: 'what you play is out of the hunt',
      },
    },
    clearBoard: {
      name: 'End of the game',
      about: 'How many coins are left on the board when the game ends.',
      false: 'One per player',
      true: 'None',
      why: {
        false: 'no hunt for the last few coins',
        true: 'players have to find every coin',
      },
    },
    finishRound: {
      name: 'Last round',
      about: 'Whether all players get the same number of turns.',
      false: 'Stop immediately',
      true: 'Finish the round',
      why: {
        false: 'the move that ends the game is the last',
        true: 'all players get the same number of turns',
      },
    },
    openMemory: {
      name: 'Memory',
      about: 'Whether values stay visible once shown.',
      false: 'Values are hidden again',
      true: 'Values stay visible',
      why: {
        false: 'you have to remember what you saw',
        true: 'no memory needed',
      },
    },
    roundCap: {
      name: 'Round limit',
      about: 'The game ends after this many rounds of gathering.',
      0: 'No limit',
      20: '20 rounds',
      40: '40 rounds',
      60: '60 rounds',
      80: '80 rounds',
    },
  },
  suit: { suns: 'suns', moons: 'moons', crowns: 'crowns', arms: 'arms', other: 'unknown suit' },
  blank: 'a blank',
  coin: { value: '{{value}} of {{suit}}', blank: 'blank of {{suit}}', hidden: 'coin of {{suit}}' },
  direction: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  way: '{{direction}} to {{at}}',
  ask: {
    lay: 'Choose a coin to place here. Your pawn moves its value.',
    roll: 'Your stash is empty: roll the die.',
    rollOrStash: 'Roll the die, or play a coin from your stash.',
    rollOrUnder: 'Your pawn is on your own coin. Roll the die, or use that coin.',
    direction: 'Move {{number}} in a straight line: choose a direction.',
    wild: 'You have {{number}}: choose a direction, then 1 to 5 spaces.',
    forced: 'No direction is open for {{number}}. Choose one: your pawn moves to the first empty space.',
    steps: 'Choose how far to move.',
    stay: 'No direction is open for {{number}}, not even to an empty space.',
  },
  closed: {
    pawn: 'a pawn on {{at}}',
    coin: 'a coin on {{at}}',
    coins: 'no empty space',
    hole: 'the hole is in the way',
    edge: 'the edge is in the way',
  },
  choose: {
    roll: 'Roll the die',
    under: 'Use your {{coin}} underneath',
    direction: '{{mark}} {{arrow}} {{at}}',
    towards: '{{mark}} {{arrow}} {{at}} …',
    steps: '{{steps}}: {{at}}',
    stay: 'Stay',
  },
  status: {
    lay: 'place a coin and move',
    roll: 'roll the die',
    rollOrStash: 'roll the die or play a coin from your stash',
    rollOrUnder: 'roll the die or use the coin under your pawn',
    go_one: 'move {{count}} space',
    go_other: 'move {{count}} spaces',
    wild: 'move 1 to 5 spaces (blank)',
    over: 'The game is over. {{winners}} won with a total of {{score}}.',
    shared: 'The game is over. {{winners}} share the win with a total of {{score}}.',
  },
  opening: {
    rolls: 'Rolling to go first: {{rolls}}. {{after}}',
    again: 'A tie, so once more: {{rolls}}. {{after}}',
    roll: '{{who}} {{value}}',
    blank: '{{who}} a blank',
    begins: '{{who}} goes first.',
  },
  goal: {
    once: {
      latest:
        'Collect the coins your opponents hid. {{when}}, or after {{rounds}} rounds, the highest total wins.',
      whenever: 'Collect the coins your opponents hid. {{when}}, the highest total wins.',
    },
    finished: {
      latest:
        'Collect the coins your opponents hid. {{when}}, finish the round. Then, or after {{rounds}} rounds, the highest total wins.',
      whenever:
        'Collect the coins your opponents hid. {{when}}, finish the round. Then the highest total wins.',
    },
    few: 'When {{count}} or fewer coins are left on the board',
    clear: 'When no coins are left on the board',
    hidden: 'When no hidden coins are left on the board',
  },
  tell: {
    rolled: '{{who}} rolls {{number}}.',
    placed: '{{who}} shows the {{coin}} and places it on {{at}}.',
    placedHidden: '{{who}} placed a {{coin}}.',
    placedUp: '{{who}} places the {{coin}} face up.',
    used: '{{who}} uses their own coin underneath.',
    moved: '{{who}} moves {{steps}} {{direction}}, from {{from}} to {{to}}.',
    movedPast: '{{who}} moved {{steps}} {{direction}}.',
    movedHidden: '{{who}} moved.',
    forced:
      'No space is open at that distance, so {{who}} moves {{direction}} from {{from}} to the first empty space, {{to}}.',
    forcedPast:
      'No space was open at that distance, so {{who}} moved {{direction}} to the first empty space.',
    stayed: "{{who}} can't move and stays.",
    took: "{{who}} takes {{owner}}'s {{coin}}.",
    tookHidden: "{{who}} takes {{owner}}'s {{coin}}.",
    restedOwn: '{{who}} stops on their own coin.',
    restedUp: '{{who}} stops on a face-up coin.',
    phaseTwo: 'All coins are placed. The gathering begins, and {{who}} goes first.',
    lastRound: 'This is the last round. The game ends after it.',
    over: {
      count: 'Only a few coins are left on the board. {{winners}} wins with a total of {{score}}.',
      clear: 'The board is cleared. {{winners}} wins with a total of {{score}}.',
      faceUp: 'No face-down coins are left. {{winners}} wins with a total of {{score}}.',
      cap: 'The round limit is reached. {{winners}} wins with a total of {{score}}.',
    },
    shared: {
      count: 'Only a few coins are left on the board. {{winners}} share the win with a total of {{score}}.',
      clear: 'The board is cleared. {{winners}} share the win with a total of {{score}}.',
      faceUp: 'No face-down coins are left. {{winners}} share the win with a total of {{score}}.',
      cap: 'The round limit is reached. {{winners}} share the win with a total of {{score}}.',
    },
  },
  ended: { over: ENDED, shared: ENDED },
  describe: {
    laying: 'Forage on {{board}}, placing coins, round {{round}} of 6.',
    gathering: 'Forage on {{board}}, gathering coins, round {{round}}.',
    gatheringOf: 'Forage on {{board}}, gathering coins, round {{round}} of at most {{cap}}.',
    last: 'This is the last round.',
    turn: '{{who}} ({{suit}}) to act: {{what}}.',
    seat: '{{who}}: {{suit}}, pawn on {{at}}. Stash: {{stash}}.',
    seatScore: '{{who}}: {{suit}}, pawn on {{at}}, {{score}} points. Stash: {{stash}}.',
    empty: 'empty',
    hidden_one: '{{count}} coin of {{suit}}',
    hidden_other: '{{count}} coins of {{suit}}',
    coins: 'Coins of {{suit}} on {{spots}}.',
    stash: '{{who}}: {{coins}}.',
    down_one: '{{count}} coin is face down; the game ends when none is left.',
    down_other: '{{count}} coins are face down; the game ends when none are left.',
    noCoins: 'The board has no coins.',
    known: '{{at}} ({{value}})',
    up: '{{at}} ({{value}}, face up)',
    blank: 'blank',
  },
  why: whyEn,
  refuse: refuseEn,
  ruling: rulingsEn,
  rules: pagesEn,
  tutorial: tutorialEn,
} as const satisfies Sentences;
