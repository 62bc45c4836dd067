import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { die } from '../../kit/die.ts';
import type { PictureRequest } from '../../picture.ts';
import { DICE } from './look.ts';

const MIDDLE = { x: 500, y: 78 } as const;

/** The die between the plates: what has to be moved, or, fainter, what was rolled last. */
export function rolled(pen: Pen, request: PictureRequest, view: RunaroundView): void {
  const last = (request.events as readonly RunaroundEvent[]).findLast((event) => event.kind === 'rolled');
  if (view.rolled !== null) shown(pen, view.mover, view.rolled, 1);
  else if (last?.kind === 'rolled') shown(pen, last.seat, last.roll, 0.5);
}

function shown(pen: Pen, seat: number, face: number, strength: number): void {
  const look = DICE[seat];
  if (!look) return;
  pen.globalAlpha = strength;
  die(pen, look, face, MIDDLE.x, MIDDLE.y, 84);
  pen.globalAlpha = 1;
}
