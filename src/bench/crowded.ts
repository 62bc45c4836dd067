import { fridayTable } from '../friends.ts';

/** The friends, and a fifth. */
export const CROWDED = { ...fridayTable, people: [...fridayTable.people, { key: 'ada', name: 'Ada' }] };
