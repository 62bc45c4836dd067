import type { Game, Kinds, Viewer, When } from './game.ts';

/** What the viewer learns of these events, in their order. */
export function filterSeenEvents<K extends Kinds>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
  when: When,
): readonly K['event'][] {
  return events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null);
}
