import type { Game, Kinds, Viewer, When } from './game.ts';

/** Returns the events as the viewer sees them, in order, without those hidden from the viewer. */
export function filterSeenEvents<K extends Kinds>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
  when: When,
): readonly K['event'][] {
  return events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null);
}
