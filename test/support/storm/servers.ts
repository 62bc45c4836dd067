import type { ServerPlan } from '../../../src/playground/index.ts';

/** Match of a server: its game, whether two people play, and the number of AIs. */
interface ServerMatch {
  readonly game: string;
  readonly isShared: boolean;
  readonly ais: number;
}

const TWO_PEOPLE = { isShared: true, ais: 0 };
const TWO_AND_AI = { isShared: true, ais: 1 };
const ONE_AND_AI = { isShared: false, ais: 1 };

/** Matches of twelve servers. */
export const MATCHES: readonly ServerMatch[] = [
  { game: 'runaround', ...TWO_PEOPLE },
  { game: 'forage', ...TWO_AND_AI },
  { game: 'motox', ...TWO_AND_AI },
  { game: 'moneyrun', ...TWO_PEOPLE },
  { game: 'gostop', ...TWO_PEOPLE },
  { game: 'runaround', ...ONE_AND_AI },
  { game: 'moneyrun', ...TWO_AND_AI },
  { game: 'gostop', ...TWO_AND_AI },
  { game: 'forage', isShared: false, ais: 2 },
  { game: 'motox', isShared: false, ais: 2 },
  { game: 'gostop', ...ONE_AND_AI },
  { game: 'runaround', ...TWO_PEOPLE },
];

/** The servers, each with one channel and two people of its own. */
export const SERVER_PLANS: readonly ServerPlan[] = MATCHES.map((_, nth) => ({
  name: `S${nth}`,
  bot: 'Piecemeal',
  channels: ['table'],
  people: [
    { key: `host${nth}`, name: `Host ${nth}`, manages: true },
    { key: `guest${nth}`, name: `Guest ${nth}` },
  ],
}));
