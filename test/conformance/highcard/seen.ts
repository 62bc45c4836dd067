import type { Viewer } from '../../../src/engine/game.ts';
import type { HighcardEvent } from './types.ts';

/** Hides a drawn card from everybody but its drawer. */
export function seen(event: HighcardEvent, viewer: Viewer): HighcardEvent {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
}
