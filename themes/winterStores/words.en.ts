import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Texts below the result that tell why the match ended. */
const ENDED = {
  count: 'Few enough nuts are left in the ground.',
  clear: 'The forest floor is dug bare.',
  faceUp: 'No nut lies hidden any more.',
  cap: 'The snow lies too deep to dig.',
} as const;

/** English texts of the theme. */
export const en = {
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
  closed: { pawn: 'a squirrel on {{at}}', coin: 'a nut on {{at}}' },
  choose: { under: 'Go by your {{coin}} below', stay: 'Sit tight' },
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
    forcedPast: '{{who}} had no open way for that number and darted {{direction}} to the first bare spot.',
    stayed: '{{who}} has no way at all and sits tight.',
    took: "{{who}} digs up {{owner}}'s {{coin}} for the store.",
    tookHidden: "{{who}} digs up {{owner}}'s {{coin}}.",
    restedOwn: '{{who}} sits down on a nut of their own and guards it.',
    restedUp: '{{who}} stops at a nut that lies open.',
    phaseTwo: 'All nuts are buried, and the first snow falls. Now the digging begins, and {{who}} is first.',
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
  why: {
    heap_one: 'for {{count}} nut at once',
    heap_other: 'for {{count}} nuts at once',
    dearest: 'to the fattest nut in sight',
    end: 'to hurry the winter on with the fullest store',
    own: 'to have that nut at hand for the next turn',
    reach_one: 'to smell {{count}} nut close by',
    reach_other: 'to smell {{count}} nuts close by',
    none_one: 'as {{count}} leads to no nut of the others',
    none_other: 'as {{count}} leads to no nut of the others',
    ready_one: 'to begin the digging with {{count}} nut close by',
    ready_other: 'to begin the digging with {{count}} nuts close by',
    far: 'to bury the next one far from everybody',
    spread: 'so that their own nuts do not lie in one heap',
    before: 'to dig there before {{them}}',
  },
  ended: { over: ENDED, shared: ENDED },
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
    layFirst: 'Nuts underneath are used once all nuts are buried. Until then, bury one of yours: {{stash}}.',
    rollFirst: 'There is no roll to move yet. Roll the die, or use a nut if you may.',
    noneUnder:
      'There is no nut of your own under your squirrel on {{at}}. Roll the die, or use a nut from your store.',
    ownUnder:
      'Your squirrel sits on a nut of its own, so it is the die or that nut, and none from the store.',
    emptyStash: 'Your store is empty. Roll the die, or use a nut of your own that you sit on.',
    notYours: 'There is no {{coin}} in your store. You have: {{stash}}.',
    mustStay: 'For {{number}} no direction is open, not even to a bare spot. All you can do is sit tight.',
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
} as const satisfies ThemeTranslation<'forage', 'en'>;
