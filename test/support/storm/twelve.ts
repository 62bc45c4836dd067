import type { ServerPlan } from '../../../src/playground/index.ts';

/** What is played on a server: whether by two people, and by how many AIs with them. */
interface Playing {
  readonly game: string;
  readonly isShared: boolean;
  readonly ais: number;
}

const two = { isShared: true, ais: 0 };
const three = { isShared: true, ais: 1 };
const alone = { isShared: false, ais: 1 };

/** On each of twelve servers. */
export const PLAYED: readonly Playing[] = [
  { game: 'runaround', ...two },
  { game: 'forage', ...three },
  { game: 'motox', ...three },
  { game: 'moneyrun', ...two },
  { game: 'gostop', ...two },
  { game: 'runaround', ...alone },
  { game: 'moneyrun', ...three },
  { game: 'gostop', ...three },
  { game: 'forage', isShared: false, ais: 2 },
  { game: 'motox', isShared: false, ais: 2 },
  { game: 'gostop', ...alone },
  { game: 'runaround', ...two },
];

/** The servers, each with one channel and two people of its own. */
export const TWELVE: readonly ServerPlan[] = PLAYED.map((_, nth) => ({
  name: `S${nth}`,
  bot: 'Piecemeal',
  channels: ['table'],
  people: [
    { key: `host${nth}`, name: `Host ${nth}`, manages: true },
    { key: `guest${nth}`, name: `Guest ${nth}` },
  ],
}));
