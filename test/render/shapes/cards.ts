import type { Pen } from '../../../render/canvas.ts';
import { drawHwatuCard } from '../../../render/kit/hwatu/card.ts';
import { drawBrightDisc, drawDoubleJunkSeal } from '../../../render/kit/hwatu/disc.ts';
import { drawRibbon } from '../../../render/kit/hwatu/faces.ts';
import { drawToken as seatToken } from '../../../render/scenes/gostop/signs.ts';
import { createShapes, type ShapeKind } from './kind.ts';

/** Width of a card on the table. */
const CARD = 64;

const GOSTOP_SEATS: ShapeKind = {
  name: 'tokens of the seats in gostop',
  game: 'gostop',
  side: 44,
  least: 0.1,
  things: createShapes(['arms', 'crowns', 'suns'], (pen, seat) => seatToken(pen, seat, 0, 0, 16)),
};

const drawOnCard = (draw: (pen: Pen) => void) => (pen: Pen) => {
  pen.scale(CARD / 100, CARD / 100);
  pen.translate(-50, -82);
  draw(pen);
};

/** Flower cards, their marks, and tokens of their owners. */
export const HWATU: readonly ShapeKind[] = [
  GOSTOP_SEATS,
  {
    name: 'ribbons',
    game: 'gostop',
    side: 110,
    ground: 'white',
    least: 0.06,
    things: (['red', 'blue', 'plain'] as const).map((kind) => ({
      name: kind,
      draw: drawOnCard((pen) => drawRibbon(pen, kind)),
    })),
  },
  {
    name: 'marks of brights, of double junk, and of none',
    game: 'gostop',
    side: 110,
    ground: 'white',
    least: 0.6,
    things: [
      { name: 'bright', draw: drawOnCard((pen) => drawBrightDisc(pen, 50, 143)) },
      { name: 'double junk', draw: drawOnCard((pen) => drawDoubleJunkSeal(pen, 50, 143)) },
      { name: 'none', draw: drawOnCard(() => {}) },
    ],
  },
  ...(
    [
      ['1A', '1C+', '1D1', '1D2'],
      ['3A', '3C+', '3D1', '3D2'],
      ['8A', '8B+', '8D1', '8D2'],
      ['9B', '9C', '9D1', '9D2'],
      ['11A', '11D+', '11D1', '11D2'],
      ['12A', '12B', '12C--', '12D+'],
    ] as const
  ).map((cards) => ({
    name: `the cards ${cards.join(', ')}`,
    game: 'gostop',
    side: 112,
    least: 0.12,
    things: cards.map((card) => ({
      name: card,
      draw: (pen: Pen) => drawHwatuCard(pen, card, -CARD / 2, -CARD * 0.82, { width: CARD, corner: true }),
    })),
  })),
];
