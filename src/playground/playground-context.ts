import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Cdn } from './world/cdn.ts';
import type { Interactions } from './world/interactions.ts';
import type { Notifications } from './world/notifications.ts';
import type { OldEditLimit } from './world/old-edit-limit.ts';
import type { SentLog } from './world/sent-log.ts';
import type { Snowflakes } from './world/snowflakes.ts';
import type { UnreadCalls } from './world/unread-calls.ts';
import type { World } from './world/world.ts';

/** Parts of the playground that a request may need. */
export interface PlaygroundContext {
  readonly token: string;
  readonly clock: Clock;
  readonly snowflakes: Snowflakes;
  readonly world: World;
  readonly cdn: Cdn;
  readonly ledger: SentLog;
  readonly calls: UnreadCalls;
  readonly notifications: Notifications;
  readonly oldEdits: OldEditLimit;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly faults: Faults;
}

/** Formats the current time as Discord does. */
export const formatNow = (playground: PlaygroundContext): string =>
  new Date(playground.clock.now()).toISOString().replace('Z', '000+00:00');

/** Advances the playground's clock by `ms` and notifies the pages. */
export function passTime({ clock, world }: PlaygroundContext, ms: number): void {
  clock.advance(ms);
  world.tell({ kind: 'clock' });
}
