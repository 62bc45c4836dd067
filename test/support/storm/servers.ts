import type { ServerPlan } from '../../../src/playground/index.ts';
import type { TablePlan } from '../chaos/people.ts';

/** Match of a server: its game, whether two people play, and the number of AIs. */
type ServerMatch = readonly [game: string, isShared: boolean, ais: number];

/** Matches of twelve servers. */
const MATCHES: readonly ServerMatch[] = [
  ['runaround', true, 0],
  ['forage', true, 1],
  ['motox', true, 1],
  ['moneyrun', true, 0],
  ['gostop', true, 0],
  ['runaround', false, 1],
  ['moneyrun', true, 1],
  ['gostop', true, 1],
  ['forage', false, 2],
  ['motox', false, 2],
  ['gostop', false, 1],
  ['runaround', true, 0],
];

/** The table of each server, where its people play one match after the other. */
export const TABLE_PLANS: readonly TablePlan[] = MATCHES.map(([game, isShared, ais], nth) => ({
  channel: `S${nth}/table`,
  game,
  people: isShared ? [`host${nth}`, `guest${nth}`] : [`host${nth}`],
  ais,
}));

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
