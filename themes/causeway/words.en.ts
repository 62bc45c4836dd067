import type { Retold } from '../../src/engine/translation.ts';

/** What it says in English. */
export const en = {
  name: 'Causeway',
  about: 'The bridge is gone, so old stone money goes into the flood, slab by slab.',
  line: { row: 'the bank at row {{row}}', column: 'the bank at column {{column}}' },
  ask: {
    start: 'You set out from the {{side}}. From which square?',
    place: {
      column: 'You lay a {{coin}} stone. In which column?',
      row: 'You lay a {{coin}} stone. On which square of this column?',
    },
    shiftFrom: 'The top stone of which square do you haul away?',
    shiftTo: {
      square: 'You haul a {{coin}} stone. To which square?',
      column: 'You haul a {{coin}} stone. To which column?',
      row: 'You haul a {{coin}} stone. To which square of this column?',
    },
    step: 'Where does your traveller go?',
    runOn: 'Your traveller is on {{at}} and can run on down, in the same action. Where to?',
  },
  choose: {
    place: 'Lay a {{coin}} stone',
    move: 'Move your traveller',
    shift: 'Haul a stone',
    shiftColumn: 'Haul a stone from column {{column}}',
    bare: '{{mark}}: {{at}}, open water',
    onto_one: '{{mark}}: {{at}}, onto {{coin}}',
    onto_other: '{{mark}}: {{at}}, onto {{coin}}, a pier of {{count}} stones',
    source_one: '{{mark}}: {{at}}, {{coin}}',
    source_other: '{{mark}}: {{at}}, {{coin}} on top of {{count}} stones',
    step: {
      win: '{{mark}}: {{at}}, the far bank, and you win',
      up_one: '{{mark}}: {{at}}, up to {{count}} stone',
      up_other: '{{mark}}: {{at}}, up to {{count}} stones',
      level_one: '{{mark}}: {{at}}, level at {{count}} stone',
      level_other: '{{mark}}: {{at}}, level at {{count}} stones',
      down_one: '{{mark}}: {{at}}, down to {{count}} stone',
      down_other: '{{mark}}: {{at}}, down to {{count}} stones',
    },
  },
  status: {
    start: 'to choose where to set out',
    line: 'The crossing is over. {{who}} is on the far bank and wins.',
    over: 'The crossing is over. {{winners}} wins.',
    shared: 'The crossing is over. {{winners}} share the win.',
  },
  tell: {
    started: '{{who}} sets out from {{at}}.',
    placed: '{{who}} lays a {{coin}} stone on {{at}} (the barge brings a {{drawn}} stone).',
    placedLast: '{{who}} lays a {{coin}} stone on {{at}} (the barge is empty).',
    shifted: '{{who}} hauls a {{coin}} stone from {{from}} to {{to}}.',
    moved: '{{who}} walks from {{from}} to {{to}}.',
    ran: '{{who}} runs from {{from}} over {{over}} to {{to}}, too quick for the water.',
    ended: '{{who}} leaves it at one action.',
    idle: '{{who}} watches the water go by this turn.',
    agreed: '{{who}} offers to settle it as the water stands.',
    line: '{{who}} reaches the far bank with dry feet and wins.',
    over: '{{why}} {{how}}',
    why: {
      idle: 'Everybody watched the water for a whole round.',
      agreed: 'All agree to settle it.',
      cap: 'The rounds are used up, and the water is still there.',
    },
    nearest_one: '{{winners}} is closest to the far bank with {{count}} square to go, and wins.',
    nearest_other: '{{winners}} is closest to the far bank with {{count}} squares to go, and wins.',
    shared_one: '{{winners}} share the win with {{count}} square to go.',
    shared_other: '{{winners}} share the win with {{count}} squares to go.',
    higher_one: '{{near}} both have {{count}} square to go; {{winners}} stands higher and wins.',
    higher_other: '{{near}} both have {{count}} squares to go; {{winners}} stands higher and wins.',
    highest_one: '{{near}} all have {{count}} square to go; {{winners}} stands highest and wins.',
    highest_other: '{{near}} all have {{count}} squares to go; {{winners}} stands highest and wins.',
    higherShared_one:
      '{{near}} all have {{count}} square to go; {{winners}} stand highest and share the win.',
    higherShared_other:
      '{{near}} all have {{count}} squares to go; {{winners}} stand highest and share the win.',
  },
  why: {
    stop_one: 'as {{them}} was only {{count}} action from the far bank',
    stop_other: 'as {{them}} was only {{count}} actions from the far bank',
    both: 'a shorter way across, and a longer one for {{them}}',
    steal: 'out of {{them}}’s causeway to where it helps: {{own}} actions to go against {{theirs}}',
    shut: 'so that {{them}} sees nothing but water ahead',
    lead: 'to be ahead on the way across',
    climb: 'to run down from that pier',
    rise: 'to stand higher above the water',
    close_one: 'with {{count}} action left to the far bank',
    close_other: 'with {{count}} actions left to the far bank',
    take_one: 'to break {{them}}’s causeway, now {{count}} action longer',
    take_other: 'to break {{them}}’s causeway, now {{count}} actions longer',
  },
  describe: {
    head: 'Money Run, the causeway, {{size}}×{{size}}, round {{round}}.',
    headOf: 'Money Run, the causeway, {{size}}×{{size}}, round {{round}} of at most {{cap}}.',
    unplaced: '{{who}}, {{side}}: not set out yet, aims at {{line}}.',
    ko: 'The stone on {{to}} may not go straight back to {{from}}.',
    table_one: 'Stones at hand: {{coins}}; {{count}} stone on the barge.',
    table_other: 'Stones at hand: {{coins}}; {{count}} stones on the barge.',
    noCoins: 'No stones at hand, and the barge is empty.',
    bare: 'No stones in the water yet.',
    stacks: 'Stones from the bottom up: {{stacks}}.',
    more_one: '{{count}} more square with stones',
    more_other: '{{count}} more squares with stones',
  },
  refuse: {
    started: 'Your traveller has set out already. Lay a stone, haul one, or move the traveller.',
    startFirst:
      'First your traveller needs a square on your own bank to set out from. Possible: {{possible}}.',
    notYourEdge:
      'Your traveller sets out from your own bank, in the {{side}}, and {{at}} is not on it. Possible: {{possible}}.',
    startTaken: 'Somebody else sets out from {{at}} already. Possible: {{possible}}.',
    notOnTable: 'No {{coin}} stone is at hand. You can lay: {{table}}.',
    tableEmpty:
      'No stones are at hand and the barge is empty, so none can be laid. Haul one, or move your traveller.',
    tooLarge:
      'No stone goes onto a smaller one: {{at}} has {{top}} on top, and {{coin}} is larger. It can go into open water, and onto {{bases}}.',
    nothingThere: 'There is no stone on {{at}} to haul. Stones can be taken from: {{possible}}.',
    underOpponent:
      '{{who}} stands on {{at}}, and no stone is taken from under somebody else. Stones can be taken from: {{possible}}.',
    underOwn:
      'You stand on {{at}}, and in this game the stones under your own traveller stay. Stones can be taken from: {{possible}}.',
    sameSquare: 'A stone is hauled to another square, not back onto {{at}}.',
    ko: 'The {{coin}} stone came from {{to}} to {{from}} in the turn before, so it cannot go straight back now. Any other square will do.',
    nowhere: 'Name the square your traveller goes to. Possible: {{possible}}.',
    bare: '{{at}} is open water, and nobody swims. Possible: {{possible}}.',
    unpaved:
      'A step goes to the next square, and only onto a stone. Beside {{from}} there is only water yet: lay one first, for example {{example}}.',
    occupied: '{{who}} stands on {{at}}, and there is room for one. Possible: {{possible}}.',
    high: '{{at}} is {{there}} high and {{from}} is {{here}}: a step climbs one stone at most. Possible: {{possible}}.',
    diagonal:
      'A diagonal step needs at least 2 stones underneath, and {{from}} has {{here}}. Possible: {{possible}}.',
  },
} as const satisfies Retold<'moneyrun', 'en'>;
