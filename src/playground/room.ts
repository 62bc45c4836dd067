import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Calls } from './world/calls.ts';
import type { Cdn } from './world/cdn.ts';
import type { Interactions } from './world/interactions.ts';
import type { Notifications } from './world/notifications.ts';
import type { OldEdits } from './world/old-edits.ts';
import type { Ledger } from './world/sent.ts';
import type { Snowflakes } from './world/snowflake.ts';
import type { World } from './world/world.ts';

/** All that a request may need. */
export interface Room {
  readonly token: string;
  readonly clock: Clock;
  readonly snowflakes: Snowflakes;
  readonly world: World;
  readonly cdn: Cdn;
  readonly ledger: Ledger;
  readonly calls: Calls;
  readonly notifications: Notifications;
  readonly oldEdits: OldEdits;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly faults: Faults;
}

/** Now, as Discord writes it. */
export const timestamp = (room: Room): string =>
  new Date(room.clock.now()).toISOString().replace('Z', '000+00:00');

/** Lets so many ms pass for the whole room. */
export function pass({ clock, world }: Room, ms: number): void {
  clock.advance(ms);
  world.tell({ kind: 'clock' });
}
