import { plainRunaround } from '../../../themes/plain/runaround.ts';
import type { Pen } from '../../canvas.ts';
import { palette } from '../../look.ts';

/** The colours of Runaround in the look of a pen. */
export const runaroundHues = palette(plainRunaround);

/** A side's colours. */
interface Side {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
  readonly ink: string;
}

/** The colours of a seat. */
export function side(pen: Pen, seat: number): Side {
  const { sides, sidesDark, sidesPale, sidesInk } = runaroundHues(pen);
  return {
    colour: sides[seat] ?? '#ffffff',
    edge: sidesDark[seat] ?? '#000000',
    pale: sidesPale[seat] ?? '#ffffff',
    ink: sidesInk[seat] ?? '#000000',
  };
}
