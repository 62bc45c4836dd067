import type { Sentences } from '../../../engine/text.ts';

export const optionsEn = {
  dealer: {
    name: 'Dealer',
    about: 'Who deals the first cards, and begins.',
    random: 'By lot',
    rps: 'Rock, paper, scissors',
    host: 'The first seat',
    why: {
      random: 'luck that can be checked decides',
      rps: 'everybody throws at once, in secret',
      host: 'whoever opened the table, unless seats changed',
    },
  },
  deals: {
    name: 'Deals',
    about: 'How many deals make a game; the winner of one deals the next.',
    1: '1 deal',
    3: '3 deals',
    5: '5 deals',
    10: '10 deals',
  },
  four: {
    name: 'Four of a month dealt (총통)',
    about: 'What it is worth to be dealt all four of a month, which wins at once.',
    threshold: 'At least enough to stop',
    literal: 'What the hand scores',
    ten: '10 points',
    why: {
      threshold: 'never less than a usual win',
      literal: 'what the cards in hand are worth',
      ten: 'always the same, whatever is held',
    },
  },
  rain: {
    name: 'The rain bright (비광)',
    about: 'What three brights are worth when the rain is among them.',
    three: '3 points',
    two: '2 points',
    why: {
      three: 'as much as any three brights',
      two: 'one less than without the rain',
    },
  },
  cup: {
    name: 'The sake cup (국진)',
    about: 'Whether it counts as double junk too, where that is worth more.',
    false: 'An animal',
    true: 'An animal or double junk',
    why: {
      false: 'it only counts as what it shows',
      true: 'whichever is worth more',
    },
  },
  additive: {
    name: 'Sets of three',
    about: 'Whether birds and trios of ribbons also count among the animals and ribbons.',
    false: 'Count alone',
    true: 'Count twice',
    why: {
      false: 'a card counts in one set',
      true: 'a card counts in its set and its kind',
    },
  },
  improve: {
    name: 'After a go',
    about: 'What somebody who said go needs to be asked again.',
    false: 'Enough points',
    true: 'More points than at that go',
    why: {
      false: 'you are asked after every turn',
      true: 'you are asked when you have scored more',
    },
  },
  ttadak: {
    name: 'All four in one turn (따닥)',
    about: 'What is paid when play and deck take a whole month in two pairs.',
    false: 'No junk',
    true: 'A junk from everybody',
    why: {
      false: 'you only take the four',
      true: 'each other gives you one',
    },
  },
  jjok: {
    name: 'A kiss (쪽)',
    about: 'What is paid when the deck matches a card just played alone.',
    false: 'No junk',
    true: 'A junk from everybody',
    why: {
      false: 'you only take the two',
      true: 'each other gives you one',
    },
  },
  drawnFourth: {
    name: 'The fourth from the deck',
    about: 'Whether the deck completing three of a month pays like a played card.',
    true: 'Pays junk too',
    false: 'Only takes the four',
    why: {
      true: 'as if you had played the card',
      false: 'luck alone brings no junk',
    },
  },
  steal: {
    name: 'Which junk is paid',
    about: 'Plain junk goes first and double junk counts for two, or as chosen here.',
    plain: 'Plain first, then double',
    immune: 'Never double junk',
    victim: 'Whoever pays chooses',
    why: {
      plain: 'who has only double junk gives that',
      immune: 'who has only double junk gives nothing',
      victim: 'they are asked each time',
    },
  },
  lastSweep: {
    name: 'Empty row at the end (싹쓸이)',
    about: 'The row is always empty after the very last turn: whether that brings junk.',
    false: 'Brings nothing',
    true: 'Brings junk',
    why: {
      false: 'it happens every time, so it counts nothing',
      true: 'the last turn is worth something',
    },
  },
  shake: {
    name: 'Shaking (흔들기)',
    about: 'When three of a month may be shown to double the points.',
    always: 'On any own turn',
    unmatched: 'Unless the fourth lies open',
    first: 'On the first own turn',
    why: {
      always: 'also late in the deal',
      unmatched: 'with it open, you could bomb instead',
      first: 'before you have played a card',
    },
  },
  bombDoubles: {
    name: 'Bombs (폭탄)',
    about: 'Whether a bomb also doubles the points.',
    false: 'Bring junk',
    true: 'Bring junk and double',
    why: {
      false: 'a bomb takes junk, no more',
      true: 'a bomb counts as shaking too',
    },
  },
  reserve: {
    name: 'Reserve cards',
    about: 'How many doublings there are for all together.',
    six: 'Six in all',
    unlimited: 'As many as are earned',
    why: {
      six: 'who comes late may get none',
      unlimited: 'points can double very often',
    },
  },
  animals: {
    name: 'Animals that double (멍따)',
    about: 'How many animals double the points.',
    7: '7 animals',
    8: '8 animals',
  },
  wins: {
    name: 'Who wins at a stop',
    about: 'Whoever stops, or whoever has most with all doublings.',
    stopper: 'Whoever stops',
    most: 'Whoever has most',
    why: {
      stopper: 'even where another has more',
      most: 'stopping can hand over the win',
    },
  },
  penalties: {
    name: 'Penalties (박)',
    about: 'Whether losers pay, double for little junk, no bright or a failed go.',
    false: 'None',
    true: 'Losers pay, with doublings',
    why: {
      false: 'points only tell who is ahead',
      true: 'double with 1–7 junk (of three 1–5) or no bright, where those score; and after a go',
    },
  },
  exhausted: {
    name: 'Nobody stops (나가리)',
    about: 'What happens to a deal in which nobody has stopped.',
    draw: 'Nobody wins',
    double: 'The next counts double',
    most: 'Most points win',
    why: {
      draw: 'the deal counts nothing',
      double: 'there is more to win in it',
      most: 'whoever has scored most takes the deal',
    },
  },
} as const satisfies Sentences;
