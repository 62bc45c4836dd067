import type { Cdn } from './cdn.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Ledger } from './sent.ts';
import type { Snowflakes } from './snowflake.ts';
import type { World } from './world.ts';

/** All that a request may need. */
export interface Room {
  readonly token: string;
  readonly clock: Clock;
  readonly snowflakes: Snowflakes;
  readonly world: World;
  readonly cdn: Cdn;
  readonly ledger: Ledger;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly faults: Faults;
}

/** Now, as Discord writes it. */
export const timestamp = (room: Room): string =>
  new Date(room.clock.now()).toISOString().replace('Z', '000+00:00');
