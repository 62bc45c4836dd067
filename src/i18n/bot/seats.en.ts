import type { Sentences } from '../../engine/text.ts';

export const seatsEn = {
  seats: {
    title: 'Seats',
    about: 'Choose an open seat, or swap with an AI.',
    none: 'There’s no other seat to take right now.',
    more: 'More seats open as players join: this game is for {{possible}}.',
    named: '{{what}} ({{seat}})',
    free: 'open',
    plain: 'Seat {{number}}',
    take: '{{number}}. {{seat}}',
    swap: '{{to}} · {{name}}',
    who: 'Which player do you want to move?',
    where: 'Choose a seat. If it’s taken, the two players swap.',
    taken: 'You’re now in seat {{number}}.',
    moved: 'Moved to seat {{number}}.',
    shuffled: 'Seats shuffled.',
  },
} as const satisfies Sentences;
