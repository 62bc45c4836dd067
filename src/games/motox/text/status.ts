import { type Text, text } from '../../../engine/text.ts';
import { canLay, spotsFor } from '../building/possible.ts';
import { prospects } from '../racing/prospects.ts';
import { phaseOf } from '../turn.ts';
import type { MotoXView } from '../types.ts';
import { faceName } from './names.ts';

/** What has to be decided now, as everybody may know it. */
export function status(view: MotoXView): Text {
  const phase = phaseOf(view);
  switch (phase) {
    case 'build':
      return text(`motox:status.build.${toBuild(view)}`);
    case 'over':
      return text('motox:status.over', { who: { seat: view.winner ?? view.mover } });
    case 'ride':
      return text(`motox:status.ride.${toRide(view)}`, { dice: (view.dice ?? []).map(faceName) });
    case 'roll':
    case 'down':
      return text(`motox:status.${phase}`, { dice: text('motox:dice', { count: view.rank }) });
    default:
      return text(`motox:status.${phase}`);
  }
}

/** What the mover can build. */
export function toBuild(view: MotoXView): 'start' | 'either' | 'tile' | 'coin' | 'stuck' {
  if (view.track.length === 0) return 'start';
  const lay = canLay(view, view.mover);
  const raise = spotsFor(view, view.mover).length > 0;
  if (lay) return raise ? 'either' : 'tile';
  return raise ? 'coin' : 'stuck';
}

function toRide(view: MotoXView): 'ride' | 'may' | 'stay' | 'blocked' {
  const { rides, stay, wipe } = prospects(view);
  if (wipe) return 'blocked';
  if (rides.length === 0) return 'stay';
  return stay === null ? 'ride' : 'may';
}
