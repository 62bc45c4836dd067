import type { Pen } from '../canvas.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';

/** Gold of trophies and of what a winner has won. */
export const GOLD = '#e7b322';
export const GOLD_PALE = '#fbe7a1';
const GOLD_DARK = '#8a5f00';

/** Draws a golden cup of this height with its middle at (x, y). */
export function drawTrophy(pen: Pen, x: number, y: number, height: number): void {
  stamp(pen, `trophy/${height}`, height * 1.3, x, y, (on) => {
    on.scale(height / 100, height / 100);
    withShadow(on, 8, 3, () => drawFoot(on));
    for (const side of [-1, 1]) drawHandle(on, side);
    drawBowl(on);
  });
}

function drawFoot(pen: Pen): void {
  beginRoundedRect(pen, -27, 33, 54, 14, 4);
  fill(pen, getKitHues(pen).ink);
  pen.beginPath();
  pen.moveTo(-6, 2);
  pen.quadraticCurveTo(-6, 24, -18, 34);
  pen.lineTo(18, 34);
  pen.quadraticCurveTo(6, 24, 6, 2);
  pen.closePath();
  fill(pen, GOLD);
  strokeOutline(pen, GOLD_DARK, 3);
}

function drawHandle(pen: Pen, side: number): void {
  pen.beginPath();
  pen.moveTo(side * 27, -34);
  pen.bezierCurveTo(side * 58, -38, side * 50, -4, side * 20, -3);
  pen.lineCap = 'round';
  strokeOutline(pen, GOLD_DARK, 10);
  strokeOutline(pen, GOLD, 5);
}

function drawBowl(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-31, -45);
  pen.lineTo(31, -45);
  pen.bezierCurveTo(31, -8, 20, 10, 0, 12);
  pen.bezierCurveTo(-20, 10, -31, -8, -31, -45);
  pen.closePath();
  pen.lineJoin = 'round';
  fill(pen, GOLD);
  strokeOutline(pen, GOLD_DARK, 3);
  pen.beginPath();
  pen.moveTo(-20, -36);
  pen.quadraticCurveTo(-20, -14, -9, -3);
  pen.lineCap = 'round';
  strokeOutline(pen, 'rgba(255, 255, 255, 0.7)', 5);
}
