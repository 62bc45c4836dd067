import { type Text, text } from '../../../engine/text.ts';
import { getRampTilesForSeat, getSides } from '../building/possible-builds.ts';
import { getDirection } from '../compass.ts';
import { getOwnBike } from '../racing/bikes.ts';
import { getFreeGrid } from '../racing/grid.ts';
import { getSpendableCoins } from '../racing/spendable-coins.ts';
import { getBuildStatus } from '../text/status.ts';
import type { Phase } from '../turn.ts';
import type { MotoXView } from '../types.ts';

/** Describes valid input for the current decision; the examples are legal moves. */
export function describeUnread(typed: string, view: MotoXView, phase: Exclude<Phase, 'ride'>): Text {
  switch (phase) {
    case 'build':
      return describeUnreadBuild(typed, view);
    case 'grid':
      return text('motox:refuse.typed.grid', { typed, possible: getFreeGrid(view) });
    case 'roll':
      return text(getSpendableCoins(view) > 0 ? 'motox:refuse.typed.rollCoins' : 'motox:refuse.typed.roll', {
        typed,
      });
    case 'down':
      return text(`motox:refuse.typed.down${getCoinsVariant(view)}`, { typed });
    default:
      return text(`motox:refuse.typed.${phase}`, { typed });
  }
}

/** Gives an example of each possible build; an impossible one gets '', as its sentence has no placeholder for it. */
function describeUnreadBuild(typed: string, view: MotoXView): Text {
  const [heading] = getSides(view);
  const [spot = ''] = getRampTilesForSeat(view, view.mover);
  const side = heading === undefined ? '' : getDirection(heading);
  return text(`motox:refuse.typed.build.${getBuildStatus(view)}`, { typed, side, spot });
}

/** Returns the text variant for coins: they may add dice, or put a wiped bike back. */
function getCoinsVariant(view: MotoXView): '' | 'Coins' | 'Restart' {
  if (getSpendableCoins(view) > 0) return 'Coins';
  const coins = view.hands[view.mover]?.coins ?? 0;
  return getOwnBike(view).wiped && coins > 0 ? 'Restart' : '';
}
