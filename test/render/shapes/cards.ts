import type { Pen } from '../../../render/canvas.ts';
import { hwatu } from '../../../render/kit/hwatu/card.ts';
import { disc, twin } from '../../../render/kit/hwatu/disc.ts';
import { ribbon } from '../../../render/kit/hwatu/ribbon.ts';
import { token as seatToken } from '../../../render/scenes/gostop/token.ts';
import { each, type Kind } from './kind.ts';

/** The width of a card on the table. */
const CARD = 64;

const GOSTOP_SEATS: Kind = {
  name: 'tokens of the seats in gostop',
  game: 'gostop',
  side: 44,
  least: 0.1,
  things: each(['arms', 'crowns', 'suns'], (pen, seat) => seatToken(pen, seat, 0, 0, 16)),
};

const onCard = (draw: (pen: Pen) => void) => (pen: Pen) => {
  pen.scale(CARD / 100, CARD / 100);
  pen.translate(-50, -82);
  draw(pen);
};

/** Flower cards, what marks them, and whose they are. */
export const HWATU: readonly Kind[] = [
  GOSTOP_SEATS,
  {
    name: 'ribbons',
    game: 'gostop',
    side: 110,
    ground: 'white',
    least: 0.06,
    things: (['red', 'blue', 'plain'] as const).map((kind) => ({
      name: kind,
      draw: onCard((pen) => ribbon(pen, kind)),
    })),
  },
  {
    name: 'marks of brights, of double junk, and of none',
    game: 'gostop',
    side: 110,
    ground: 'white',
    least: 0.6,
    things: [
      { name: 'bright', draw: onCard((pen) => disc(pen, 50, 143)) },
      { name: 'double junk', draw: onCard((pen) => twin(pen, 50, 143)) },
      { name: 'none', draw: onCard(() => {}) },
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
      draw: (pen: Pen) => hwatu(pen, card, -CARD / 2, -CARD * 0.82, { width: CARD, corner: true }),
    })),
  })),
];
