import { plainRunaround } from '../../../themes/plain/runaround.ts';
import type { Pen } from '../../canvas.ts';
import { defineHues } from '../../style.ts';

/** The colours of Runaround in the look of a pen. */
export const getRunaroundHues = defineHues(plainRunaround);

/** A side's colours. */
interface SideHues {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
  readonly ink: string;
}

/** The colours of a seat. */
export function getSideHues(pen: Pen, seat: number): SideHues {
  const { sides, sidesDark, sidesPale, sidesInk } = getRunaroundHues(pen);
  return {
    colour: sides[seat] ?? '#ffffff',
    edge: sidesDark[seat] ?? '#000000',
    pale: sidesPale[seat] ?? '#ffffff',
    ink: sidesInk[seat] ?? '#000000',
  };
}
