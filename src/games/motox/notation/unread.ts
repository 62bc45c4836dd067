import { type Text, text } from '../../../engine/text.ts';
import { sidesFor, spotsFor } from '../building/possible.ts';
import { directionOf } from '../compass.ts';
import { ownBike } from '../racing/bikes.ts';
import { spendable } from '../racing/coins.ts';
import { freeGrid } from '../racing/grid.ts';
import { phaseOf } from '../turn.ts';
import type { MotoXView } from '../types.ts';
import { toBuild } from '../words/status.ts';

/** What can be typed instead of what is no move: examples are possible now. */
export function unread(typed: string, view: MotoXView): Text {
  const phase = phaseOf(view);
  switch (phase) {
    case 'build':
      return text(`motox:refuse.typed.build.${toBuild(view)}`, { typed, ...buildExamples(view) });
    case 'grid':
      return text('motox:refuse.typed.grid', { typed, possible: freeGrid(view) });
    case 'roll':
    case 'down':
      return text(`motox:refuse.typed.${phase}${withCoins(view)}`, { typed });
    default:
      return text(`motox:refuse.typed.${phase}`, { typed });
  }
}

function buildExamples(view: MotoXView): Readonly<Record<string, string | number>> {
  const [side] = sidesFor(view);
  const [spot] = spotsFor(view, view.mover);
  return {
    ...(side === undefined ? {} : { side: directionOf(side) }),
    ...(spot === undefined ? {} : { spot }),
  };
}

/** Coins may add dice, or put a wiped bike back, or both. */
function withCoins(view: MotoXView): '' | 'Coins' | 'Restart' {
  if (spendable(view) > 0) return 'Coins';
  const coins = view.hands[view.mover]?.coins ?? 0;
  return ownBike(view).wiped && coins > 0 ? 'Restart' : '';
}
