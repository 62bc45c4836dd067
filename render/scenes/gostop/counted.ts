import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { RED, YELLOW } from '../../kit/hwatu/inks.ts';
import type { Chip } from './chips.ts';
import { bombSign, handSign, shakeSign } from './signs.ts';

/**
 * What a seat has beside captured cards: cards in hand, goes, doublings, added points, months shown in a shake, turns
 * without a card, and the total of the deals that are over.
 */
export function counted(pen: Pen, view: GoStopView, seat: number): readonly Chip[] {
  const goes = view.goes[seat] ?? 0;
  const added = view.additional[seat] ?? 0;
  const doublings = view.reserves[seat]?.length ?? 0;
  const passes = view.passes[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  return [
    { words: String(held), ...plain(pen), sign: handSign },
    ...(goes > 0 ? [{ words: `GO ${goes}`, ground: RED, colour: hues(pen).white }] : []),
    ...(doublings > 0
      ? [{ words: `×${2 ** doublings}`, ground: hues(pen).ink, colour: hues(pen).white }]
      : []),
    ...(added > 0 ? [{ words: `+${added}`, ground: YELLOW, colour: hues(pen).ink }] : []),
    ...(view.shaken[seat] ?? []).map((month) => ({ words: String(month), ...plain(pen), sign: shakeSign })),
    ...(passes > 0 ? [{ words: String(passes), ...plain(pen), sign: bombSign }] : []),
    ...(view.options.deals > 1 ? [{ words: `Σ ${view.totals[seat] ?? 0}`, ...plain(pen) }] : []),
  ];
}

function plain(pen: Pen) {
  return { ground: hues(pen).white, colour: hues(pen).ink };
}
