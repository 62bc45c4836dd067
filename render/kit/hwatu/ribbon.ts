import type { Pen } from '../../canvas.ts';
import { write } from '../text.ts';
import { fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, getCardHues, PAPER, VERMILION } from './card-colours.ts';

/** Kinds of ribbon: red with writing (홍단), blue with writing (청단), plain red. */
export type RibbonKind = 'red' | 'blue' | 'plain';

const WRITING: Readonly<Record<RibbonKind, string>> = { red: '홍단', blue: '청단', plain: '' };
const OUTLINE = 'M-14 -54 C-18 -24 -10 20 -16 54 L16 56 C22 22 14 -22 18 -52Z';
const HEM = 'M-11.5 -51 C-15 -24 -7.5 20 -13 51 L13.4 52.6 C18.4 22 11 -22 15 -49Z';

/** Draws the strip of paper that hangs on the plant. */
export function drawRibbon(pen: Pen, kind: RibbonKind): void {
  withPlacement(pen, 53, 84, 5, 1, () => {
    strokeSvgPath(pen, OUTLINE, PAPER, 5);
    fillSvgPath(pen, OUTLINE, kind === 'blue' ? BLUE : VERMILION);
    strokeSvgPath(pen, OUTLINE, BLACK, 2);
    strokeSvgPath(pen, HEM, PAPER, 1);
    [...WRITING[kind]].forEach((letter, at) => {
      write(pen, letter, at === 0 ? -0.5 : 1, -21 + at * 40, {
        size: 29,
        colour: kind === 'blue' ? getCardHues(pen).cardPaper : getCardHues(pen).cardWriting,
        align: 'center',
      });
    });
  });
}
