import { type Chance, pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Mind } from '../../../engine/mind.ts';
import { THROWS } from '../steps/throwing.ts';
import type { GoStop, GoStopMove, GoStopView } from '../types.ts';
import { type GoStopNotes, memory } from './memory.ts';
import { code, told } from './naming.ts';
import { read } from './reading.ts';
import { reason } from './reason.ts';
import { shown } from './shown.ts';
import { Sight } from './sight.ts';
import { GoStopWorld } from './world.ts';

/** How AI seats play Go-Stop: a deal to its end, by the cards that others may hold. */
export const mind: Mind<GoStop, GoStopNotes, GoStopWorld> = {
  search: { horizon: 120, playouts: 10_000, floor: 200, forgiven: { much: 0.24, little: 0.06 } },
  turnsEach: { 2: 9, 3: 5 },
  memory,
  world: ({ options, totals }, temper) => new GoStopWorld(totals.length, options, temper),
  imagine,
  read,
  told,
  code,
  plainly,
  reason,
  shown,
};

const SIGHTS = new WeakMap<GoStopView, Sight>();

function imagine(
  view: GoStopView,
  _seat: Seat,
  notes: GoStopNotes | null,
  chance: Chance,
  world: GoStopWorld,
): void {
  let sight = SIGHTS.get(view);
  if (sight === undefined || sight.notes !== notes) {
    sight = new Sight(view, notes, world);
    SIGHTS.set(view, sight);
  }
  sight.guess(chance, world);
}

/** Every throw is as good as the others. */
function plainly({ phase }: GoStopView, _seat: Seat, chance: Chance): GoStopMove | null {
  return phase === 'throw' ? { kind: 'throw', throw: pickOne(chance, THROWS) } : null;
}
