import { announceNext } from './alerts/alerts.ts';
import { announceGameOver, updateDirectBoards } from './alerts/follow.ts';
import type { EventHandler } from './core/context.ts';
import { archiveAfterEnd } from './core/threads.ts';
import { handleMatchEnd } from './leagues/progress.ts';
import { endPlans } from './plans/follow-plans.ts';
import { endRepeating } from './play/repeat-move.ts';
import { saveOutcome } from './ratings/rating.ts';
import { saveCheckpoint } from './replay/checkpoint.ts';
import { updateWaits } from './turns/waits.ts';

/** Handlers of every table event, in the order in which they are called. */
export const EVENT_HANDLERS: readonly EventHandler[] = [
  saveCheckpoint,
  endRepeating,
  endPlans,
  saveOutcome,
  handleMatchEnd,
  updateDirectBoards,
  announceGameOver,
  announceNext,
  updateWaits,
  archiveAfterEnd,
];
