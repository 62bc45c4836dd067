import type { Sentences } from '../../../engine/text.ts';

export const optionsEn = {
  dealer: {
    name: 'Dealer',
    about: 'Who deals the first cards and goes first.',
    random: 'Random',
    rps: 'Rock, paper, scissors',
    host: 'First seat',
    why: {
      random: 'a random draw that anyone can verify',
      rps: 'all players throw at once, in secret',
      host: 'the host, unless seats changed',
    },
  },
  deals: {
    name: 'Deals',
    about: 'How many deals make a game. The winner of a deal deals the next.',
    1: '1 deal',
    3: '3 deals',
    5: '5 deals',
    10: '10 deals',
  },
  four: {
    name: 'Dealt four of a month (총통)',
    about: 'What a dealt hand with all four of a month is worth. It wins at once.',
    threshold: 'Enough to stop, or more',
    literal: "The hand's score",
    ten: '10 points',
    why: {
      threshold: 'never less than a regular win',
      literal: 'only the points in the hand',
      ten: 'the same for every hand',
    },
  },
  rain: {
    name: 'Rain bright (비광)',
    about: 'What three brights are worth if one of them is the rain bright.',
    three: '3 points',
    two: '2 points',
    why: {
      three: 'same as any three brights',
      two: 'one point less than without it',
    },
  },
  cup: {
    name: 'Sake cup (국진)',
    about: 'Whether the cup can also count as double junk.',
    false: 'Animal',
    true: 'Animal or double junk',
    why: {
      false: 'always counts as an animal',
      true: 'counts as whichever scores more',
    },
  },
  additive: {
    name: 'Sets of three',
    about: 'Whether birds and ribbon trios also count as animals and ribbons.',
    false: 'Count once',
    true: 'Count twice',
    why: {
      false: 'a card counts only in its set',
      true: 'a card counts in its set and its kind',
    },
  },
  improve: {
    name: 'After a go',
    about: 'When a player who called go can decide again.',
    false: 'With enough points',
    true: 'With more points than then',
    why: {
      false: 'you decide again after every turn',
      true: 'you decide again once you score more',
    },
  },
  ttadak: {
    name: 'Two pairs in one turn (따닥)',
    about: 'The reward for capturing a whole month as two pairs in one turn.',
    false: 'No junk',
    true: '1 junk from each opponent',
    why: {
      false: 'you only get the four cards',
      true: 'each opponent gives you one',
    },
  },
  jjok: {
    name: 'Kiss (쪽)',
    about: 'The reward for drawing the match of the card you just played alone.',
    false: 'No junk',
    true: '1 junk from each opponent',
    why: {
      false: 'you only get the two cards',
      true: 'each opponent gives you one',
    },
  },
  drawnFourth: {
    name: 'Fourth card from the deck',
    about: 'Whether drawing the fourth card of a month earns junk, like playing it.',
    true: 'Earns junk too',
    false: 'Only captures',
    why: {
      true: 'same as playing the card',
      false: 'a lucky draw earns no junk',
    },
  },
  steal: {
    name: 'Which junk you give',
    about: 'How opponents pay the junk they owe.',
    plain: 'Plain first, then double',
    immune: 'Never double junk',
    victim: 'The giver chooses',
    why: {
      plain: 'with only double junk, you give that',
      immune: 'with only double junk, you give none',
      victim: 'the giver picks each time',
    },
  },
  lastSweep: {
    name: 'Sweep on the last turn (싹쓸이)',
    about: 'The floor is always empty after the last turn. Choose if that earns junk.',
    false: 'Earns nothing',
    true: 'Earns junk',
    why: {
      false: 'it happens every time',
      true: 'a bonus for the last turn',
    },
  },
  shake: {
    name: 'Shaking (흔들기)',
    about: 'When you can show three of a month to double your points.',
    always: 'On any of your turns',
    unmatched: "If the fourth isn't out",
    first: 'On your first turn',
    why: {
      always: 'even late in the deal',
      unmatched: 'with it on the floor, you could bomb',
      first: 'before you play a card',
    },
  },
  bombDoubles: {
    name: 'Bombs (폭탄)',
    about: 'Whether a bomb also doubles your points.',
    false: 'Earn junk',
    true: 'Earn junk and double',
    why: {
      false: 'a bomb only earns junk',
      true: 'a bomb counts as a shake too',
    },
  },
  reserve: {
    name: '×2 markers',
    about: 'How many ×2 markers all players can earn in a deal.',
    six: 'Six in all',
    unlimited: 'Unlimited',
    why: {
      six: 'latecomers may get none',
      unlimited: 'points can double many times',
    },
  },
  animals: {
    name: 'Animals for ×2 (멍따)',
    about: 'How many animals double your points.',
    7: '7 animals',
    8: '8 animals',
  },
  wins: {
    name: 'Who wins at a stop',
    about: 'Who wins the deal when a player stops.',
    stopper: 'The player who stops',
    most: 'The highest score',
    why: {
      stopper: 'even if an opponent has more points',
      most: 'doublings included: a stop can backfire',
    },
  },
  penalties: {
    name: 'Penalties (박)',
    about: 'Whether losers pay, and double for little junk, no bright, or a failed go.',
    false: 'None',
    true: 'Losers pay, some double',
    why: {
      false: 'points only show who is ahead',
      true: 'double for 1–7 junk (1–5 with three players) or no bright, if those scored; and after a go',
    },
  },
  exhausted: {
    name: 'If no one stops (나가리)',
    about: 'What happens when the deck runs out and no one stopped.',
    draw: 'No winner',
    double: 'Next deal counts double',
    most: 'Most points win',
    why: {
      draw: 'the deal counts for nothing',
      double: 'more at stake in the next one',
      most: 'the highest score wins the deal',
    },
  },
} as const satisfies Sentences;
