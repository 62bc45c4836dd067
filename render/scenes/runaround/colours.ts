import { plainRunaround } from '../../../themes/plain/runaround.ts';
import { defineHues, type StyleSource } from '../../style.ts';

/** Returns the colours of Runaround in the style of a pen. */
export const getRunaroundHues = defineHues(plainRunaround);

/** Colours of a side. */
interface SideHues {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
  readonly ink: string;
}

/** Returns the colours of a seat. */
export function getSideHues(pen: StyleSource, seat: number): SideHues {
  const { sides, sidesDark, sidesPale, sidesInk } = getRunaroundHues(pen);
  return {
    colour: sides[seat] ?? '#ffffff',
    edge: sidesDark[seat] ?? '#000000',
    pale: sidesPale[seat] ?? '#ffffff',
    ink: sidesInk[seat] ?? '#000000',
  };
}
