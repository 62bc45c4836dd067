import { type Text, text } from '../../../engine/text.ts';
import type { MotoXEvent } from '../types.ts';
import { getFaceName } from './names.ts';

/** Describes a repeated roll and whether it starts the bike. */
export function tellRepeated(events: readonly MotoXEvent[]): Text | null {
  const rolled = events.find((event) => event.kind === 'rolled');
  if (rolled === undefined || rolled.coins > 0) return null;
  const told = { who: { seat: rolled.seat }, dice: rolled.dice.map(getFaceName) };
  if (events.some((event) => event.kind === 'failed')) return text('motox:repeat.failed', told);
  return events.some((event) => event.kind === 'restarted') ? text('motox:repeat.started', told) : null;
}
