import type { Pen } from '../canvas.ts';
import { getSuitColour, getSuitDark } from './colours.ts';
import { drawPawn } from './pawn.ts';

/** Draws the pawn of the nth entrant of a league or a cup: four suits, first with round heads, then with square ones. */
export function drawEntrantPawn(pen: Pen, nth: number, x: number, y: number, height: number): void {
  const suit = nth % 4;
  const head = Math.floor(nth / 4) % 2 === 0 ? 'round' : 'square';
  const look = { colour: getSuitColour(pen, suit), edge: getSuitDark(pen, suit), suit };
  drawPawn(pen, { key: `comer/${suit}/${head}`, head, ...look }, x, y, height);
}
