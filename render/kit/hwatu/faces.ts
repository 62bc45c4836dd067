import type { Pen } from '../../canvas.ts';
import { boar } from './boar.ts';
import { bridge } from './bridge.ts';
import { butterflies } from './butterflies.ts';
import { cherry, cherryRound } from './cherry.ts';
import { chrysanthemum, chrysanthemumRound } from './chrysanthemum.ts';
import { clover, cloverSides } from './clover.ts';
import { crane } from './crane.ts';
import { cuckoo } from './cuckoo.ts';
import { cup } from './cup.ts';
import { curtain } from './curtain.ts';
import { deer } from './deer.ts';
import { disc, twin } from './disc.ts';
import { geese } from './geese.ts';
import { hill, moonHill } from './hill.ts';
import { iris, irisRound } from './iris.ts';
import { lightning } from './lightning.ts';
import { maple, mapleRound } from './maple.ts';
import { paulownia, paulowniaRed } from './paulownia.ts';
import { peony, peonyRound } from './peony.ts';
import { phoenix } from './phoenix.ts';
import { pine, pineFoot } from './pine.ts';
import { plum, plumBranch } from './plum.ts';
import { rainman } from './rainman.ts';
import { type RibbonKind, ribbon } from './ribbon.ts';
import { swallow } from './swallow.ts';
import { warbler } from './warbler.ts';
import { willow } from './willow.ts';
import { wisteria, wisteriaSides } from './wisteria.ts';

type Draw = (pen: Pen) => void;

/** What every card shows, on a face of 100 × 164; by id. */
export const FACES: Readonly<Record<string, Draw>> = {
  '1A': lit(crane, 78, 143),
  '1C+': beribboned(pineFoot, 'red'),
  ...junk(1, pine),
  '2B+': warbler,
  '2C+': beribboned(plumBranch, 'red'),
  ...junk(2, plum),
  '3A': lit(curtain, 24, 142),
  '3C+': beribboned(cherryRound, 'red'),
  ...junk(3, cherry),
  '4B+': cuckoo,
  '4C-': beribboned(wisteriaSides, 'plain'),
  ...junk(4, wisteria),
  '5B': bridge,
  '5C-': beribboned(irisRound, 'plain'),
  ...junk(5, iris),
  '6B': butterflies,
  '6C': beribboned(peonyRound, 'blue'),
  ...junk(6, peony),
  '7B': boar,
  '7C-': beribboned(cloverSides, 'plain'),
  ...junk(7, clover),
  '8A': lit(moonHill, 26, 142),
  '8B+': geese,
  ...junk(8, hill),
  '9B': cup,
  '9C': beribboned(chrysanthemumRound, 'blue'),
  ...junk(9, chrysanthemum),
  '10B': deer,
  '10C': beribboned(mapleRound, 'blue'),
  ...junk(10, maple),
  '11A': lit(phoenix, 78, 143),
  '11D+': doubled(paulowniaRed, 73, 144),
  ...junk(11, paulownia),
  '12A': lit(rainman, 51, 23),
  '12B': swallow,
  '12C--': beribboned(willow, 'plain'),
  '12D+': doubled(lightning, 73, 144),
};

function lit(draw: Draw, x: number, y: number): Draw {
  return (pen) => {
    draw(pen);
    disc(pen, x, y);
  };
}

/** Junk that counts twice bears two dots. */
function doubled(draw: Draw, x: number, y: number): Draw {
  return (pen) => {
    draw(pen);
    twin(pen, x, y);
  };
}

function beribboned(draw: Draw, kind: RibbonKind): Draw {
  return (pen) => {
    draw(pen);
    ribbon(pen, kind);
  };
}

function junk(month: number, draw: (pen: Pen, variant: 1 | 2) => void): Readonly<Record<string, Draw>> {
  return { [`${month}D1`]: (pen) => draw(pen, 1), [`${month}D2`]: (pen) => draw(pen, 2) };
}
