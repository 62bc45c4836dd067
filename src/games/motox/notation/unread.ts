import { type Text, text } from '../../../engine/text.ts';
import { sidesFor, spotsFor } from '../building/possible.ts';
import { directionOf } from '../compass.ts';
import { ownBike } from '../racing/bikes.ts';
import { spendable } from '../racing/coins.ts';
import { freeGrid } from '../racing/grid.ts';
import { toBuild } from '../text/status.ts';
import type { Phase } from '../turn.ts';
import type { MotoXView } from '../types.ts';

/** What can be typed instead of what is no move: examples are possible now. */
export function unread(typed: string, view: MotoXView, phase: Exclude<Phase, 'ride'>): Text {
  switch (phase) {
    case 'build':
      return unreadBuilding(typed, view);
    case 'grid':
      return text('motox:refuse.typed.grid', { typed, possible: freeGrid(view) });
    case 'roll':
      return text(spendable(view) > 0 ? 'motox:refuse.typed.rollCoins' : 'motox:refuse.typed.roll', {
        typed,
      });
    case 'down':
      return text(`motox:refuse.typed.down${withCoins(view)}`, { typed });
    default:
      return text(`motox:refuse.typed.${phase}`, { typed });
  }
}

/** An example of each thing that can be built; '' of what cannot, as its sentence has no place for one. */
function unreadBuilding(typed: string, view: MotoXView): Text {
  const [heading] = sidesFor(view);
  const [spot = ''] = spotsFor(view, view.mover);
  const side = heading === undefined ? '' : directionOf(heading);
  return text(`motox:refuse.typed.build.${toBuild(view)}`, { typed, side, spot });
}

/** Coins may add dice, or put a wiped bike back, or both. */
function withCoins(view: MotoXView): '' | 'Coins' | 'Restart' {
  if (spendable(view) > 0) return 'Coins';
  const coins = view.hands[view.mover]?.coins ?? 0;
  return ownBike(view).wiped && coins > 0 ? 'Restart' : '';
}
