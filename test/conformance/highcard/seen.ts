import type { Viewer } from '../../../src/engine/game.ts';
import type { HighcardEvent } from './types.ts';

/** The card drawn is for who drew it. */
export function seen(event: HighcardEvent, viewer: Viewer): HighcardEvent {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
}
