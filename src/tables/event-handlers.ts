import { announceGameOver } from './alerts/follow.ts';
import { announceNext } from './alerts/next-alert.ts';
import type { EventHandler } from './house.ts';
import { matchEnded } from './league/ended.ts';
import { keepWay } from './past/keepWay.ts';
import { endRepeating } from './repeating.ts';
import { saveOutcome } from './results/rating.ts';
import { archiveAfterEnd } from './telling/threads.ts';
import { keepWaits } from './time/waits.ts';

/** Handlers of every event of a table, in the order in which they are called. */
export const EVENT_HANDLERS: readonly EventHandler[] = [
  keepWay,
  endRepeating,
  saveOutcome,
  matchEnded,
  announceGameOver,
  announceNext,
  keepWaits,
  archiveAfterEnd,
];
