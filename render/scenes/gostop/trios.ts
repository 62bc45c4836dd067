import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { type Code, valueSign } from '../../kit/hwatu/corner.ts';
import { YELLOW } from '../../kit/hwatu/inks.ts';
import type { Chip } from './chips.ts';
import { lost } from './signs.ts';

const TRIOS = ['B+', 'C+', 'C', 'C-'] as const;

/** Sets of three of which a seat has two or all: bright when complete, struck out when somebody else has the third. */
export function trios(pen: Pen, view: GoStopView, seat: number): readonly Chip[] {
  return TRIOS.flatMap((code) => {
    const own = held(view.storage[seat] ?? [], code);
    return own < 2 ? [] : [chip(pen, code, own, own < 3 && taken(view, seat, code))];
  });
}

function chip(pen: Pen, code: Code, own: number, dead: boolean): Chip {
  const ground = dead ? hues(pen).paperDark : own === 3 ? YELLOW : hues(pen).white;
  return {
    words: `${own}/3`,
    ground,
    colour: dead ? hues(pen).inkSoft : hues(pen).ink,
    sign: signOf(code, dead),
  };
}

function signOf(code: Code, dead: boolean): (pen: Pen, x: number, y: number, size: number) => void {
  return (pen, x, y, size) => {
    valueSign(pen, code, x, y, size / 24);
    if (dead) lost(pen, x, y, size);
  };
}

function held(cards: readonly Card[], code: Code): number {
  return cards.filter((card) => card.replace(/^\d+/, '') === code).length;
}

function taken(view: GoStopView, seat: number, code: Code): boolean {
  return view.storage.some((cards, other) => other !== seat && held(cards, code) > 0);
}
