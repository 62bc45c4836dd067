import type { Game, Seat, Viewer } from '../../../src/engine/game.ts';
import { LANGUAGES } from '../../../src/engine/text.ts';
import type { Invariant } from '../invariant.ts';
import { expectTrue, formatValue } from '../plain.ts';
import type { Step } from '../spot.ts';
import { formatStrictly } from '../strict-text.ts';

/** Maximum number of characters of a reason, to fit behind a line. */
const MAX_REASON_LENGTH = 100;

/**
 * A reason is half a sentence or absent, for every viewer and whatever events the viewer learns.
 * Each move is checked for spectators, as channels see it, and for one of the others in turn.
 */
export const reasonsSaid: Invariant = {
  kind: 'move',
  name: 'what a move was for is half a sentence to everybody',
  holds: (game, step) => {
    if (!game.ai?.reason) return;
    expectReason(game, step, null, 'now');
    const others = [...step.before.views.keys()].flatMap((viewer) =>
      (['now', 'later'] as const).map((when) => ({ viewer, when })),
    );
    const other = others[step.before.played % others.length];
    if (other) expectReason(game, step, other.viewer, other.when);
  },
};

function expectReason(game: Game, { before, entry }: Step, viewer: Viewer, when: 'now' | 'later'): void {
  const seen = entry.events.map((event) => game.seen(event, viewer, when)).filter((event) => event !== null);
  const why = game.ai?.reason?.(before.views.get(viewer), seen, entry.seat as Seat) ?? null;
  if (why === null) return;
  for (const language of LANGUAGES) {
    const said = formatStrictly(language, why);
    expectTrue(
      said.length <= MAX_REASON_LENGTH && !/[.!?]$/.test(said),
      () => `${why.key} is said as ${formatValue(said)}`,
    );
  }
}
