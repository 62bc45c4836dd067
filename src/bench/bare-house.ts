import { randomBytes } from 'node:crypto';
import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { randomPlayers } from '../players/players.ts';
import type { Store } from '../store/open.ts';
import type { House } from '../tables/house.ts';

/** A house without Discord; what goes wrong at a table is thrown. `news`: what is told of tables goes there. */
export function bareHouse(store: Store, news: House['news'] = () => {}): House {
  return {
    ...{ store, games, earlier: [], puzzles: [], now: Date.now, secret: () => randomBytes(32) },
    ...{ players: randomPlayers(seeded(1)), news, notice: () => {}, wake: () => {} },
    trouble: (error) => {
      throw error;
    },
  };
}
