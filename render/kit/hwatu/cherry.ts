import type { Pen } from '../../canvas.ts';
import {
  drawAround,
  fillDab,
  fillOval,
  fillSvgPath,
  strokeSvgPath,
  withMirror,
  withPlacement,
} from './brush.ts';
import { BLACK, PAPER, PINK, RED, YELLOW } from './card-colours.ts';

type Bloom = readonly [x: number, y: number, radius: number];

const CROWN: readonly Bloom[] = [
  [20, 30, 13],
  [50, 24, 14],
  [80, 32, 13],
  [34, 52, 14],
  [66, 52, 15],
  [18, 74, 12],
  [50, 78, 14],
  [84, 76, 13],
];

/** Draws cherry: a cloud of blossom over a black trunk; the second variant has the trunk at the left. */
export function drawCherry(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    drawTrunk(pen);
    drawBlossomCloud(pen, CROWN);
    drawBlossomCloud(
      pen,
      variant === 1
        ? [
            [30, 104, 14],
            [58, 112, 12],
            [26, 132, 11],
          ]
        : [
            [30, 106, 13],
            [50, 126, 13],
            [22, 134, 10],
          ],
    );
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

function drawTrunk(pen: Pen): void {
  fillSvgPath(
    pen,
    'M94 160 L94 96 C80 100 70 92 60 80 L54 84 C62 98 70 106 72 118 C66 122 54 122 46 118 L44 123 C56 130 68 130 74 134 C74 144 68 152 62 160Z',
    BLACK,
  );
  strokeSvgPath(pen, 'M86 112 C82 124 82 140 84 156', PAPER, 1.2);
}

/** Draws cherry at the top of the card and some below. */
export function drawCherryTop(pen: Pen): void {
  drawBlossomCloud(pen, CROWN);
}

/** Draws cherry round a ribbon. */
export function drawCherryRound(pen: Pen): void {
  drawTrunk(pen);
  drawBlossomCloud(pen, [...CROWN, [26, 102, 14], [22, 134, 13], [50, 146, 12]]);
}

/** Draws blossoms on a red cloud, with black leaves between. */
function drawBlossomCloud(pen: Pen, blooms: readonly Bloom[]): void {
  for (const [x, y, radius] of blooms) fillDab(pen, x, y, radius * 1.3, RED);
  for (const [x, y, radius] of blooms) fillOval(pen, x + radius * 1.05, y + radius * 0.7, 5, 2.2, 35, BLACK);
  for (const bloom of blooms) drawCherryBlossom(pen, ...bloom);
}

/** Draws five notched pink petals and a red heart. */
export function drawCherryBlossom(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, x * 3, radius / 10, () => {
    drawAround(pen, 5, 0, 360, () =>
      fillSvgPath(pen, 'M0 0 C-6 -3 -6 -9 -2.6 -10.4 L0 -8.4 L2.6 -10.4 C6 -9 6 -3 0 0Z', PAPER),
    );
    drawAround(pen, 5, 0, 360, () =>
      fillSvgPath(pen, 'M0 -1 C-4.4 -3 -4.6 -8 -2.4 -9.2 L0 -7.4 L2.4 -9.2 C4.6 -8 4.4 -3 0 -1Z', PINK),
    );
    drawAround(pen, 5, 0, 360, () => strokeSvgPath(pen, 'M0 0 V-4.6', RED, 1.1));
    fillDab(pen, 0, 0, 1.9, YELLOW);
  });
}
