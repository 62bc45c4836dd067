import type { Sentences } from '../../engine/text.ts';

export const clubEn = {
  rated: {
    name: 'Rating',
    about: 'Does this game count for the ratings of those who play?',
    on: 'Counts',
    off: 'Does not count',
    unrated: 'Rating: this game does not count',
  },
  club: {
    rating: 'Rating: {{all}}',
    rose: '{{name}} {{now}} (+{{by}})',
    fell: '{{name}} {{now}} (−{{by}})',
    stayed: '{{name}} {{now}} (±0)',
    met_one: 'The first game among you.',
    met_other: 'Games among you: {{count}}. Won: {{all}}',
    wins: '{{name}} {{wins}}',
  },
  stats: {
    title: '**{{name}}** on this server',
    none: 'No game has been finished yet.',
    all: 'Played {{played}}: won {{won}}, lost {{lost}}, drawn {{drawn}}',
    streaks: 'Wins in a row: {{now}} now, {{longest}} at most',
    game: '- {{game}}: played {{played}}, won {{won}}',
    rated: '- {{game}}: played {{played}}, won {{won}}, rating {{rating}}',
    met: 'Ahead and behind, when playing with',
    against: '- {{name}}: {{won}} to {{lost}}',
    between: 'Between the two of them: {{won}} to {{lost}}, level {{drawn}}',
  },
  leaders: {
    title: '**{{game}}** on this server',
    none: 'Nobody has a rating yet. Games of two people or more count.',
    line_one: '{{place}}. {{name}} · **{{rating}}** · {{count}} game',
    line_other: '{{place}}. {{name}} · **{{rating}}** · {{count}} games',
    about: 'Everybody begins with 1000. Who does not want to stand here says so under /me.',
  },
} as const satisfies Sentences;
