import type { Sentences } from '../../engine/text.ts';

export const seatsEn = {
  seats: {
    title: 'Seats of this table',
    about: 'Take a seat that is free, or that of an AI, which then takes yours.',
    none: 'There is no other seat for you to take now.',
    more: 'With more players there are more seats: the game is for {{possible}}.',
    named: '{{what}} ({{seat}})',
    free: 'free',
    plain: 'Seat {{number}}',
    take: '{{number}}. {{seat}}',
    swap: '{{to}} · {{name}}',
    who: 'Move whom?',
    where: 'Where to? Who is there changes places with them.',
    taken: 'You have seat {{number}} now.',
    moved: 'Moved to seat {{number}}.',
    shuffled: 'Everybody has a seat by chance.',
  },
} as const satisfies Sentences;
