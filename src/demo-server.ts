import type { ServerPlan } from './playground/index.ts';

/** Friday Table: the server on which Piecemeal is tried and tested in the playground. */
export const demoServer: ServerPlan = {
  name: 'Friday Table',
  bot: 'Piecemeal',
  channels: ['general', 'table-one', 'table-two', '놀이방'],
  people: [
    { key: 'mina', username: 'mina.park', name: 'Mina', manages: true },
    { key: 'theo', username: 'theo_w', name: 'Theo' },
    { key: 'jisu', username: 'jisu.kim', name: '지수', locale: 'ko' },
    { key: 'rex', username: 'rex_rex', name: 'Rex', nick: '*Rex_* 🦖' },
  ],
};
