import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Chip } from './chips.ts';
import { gostopHues } from './colours.ts';
import { bombSign, handSign, shakeSign } from './signs.ts';
import { words } from './words.ts';

/**
 * What a seat has beside captured cards: cards in hand, goes, months shown in a shake that no reserve card tells of,
 * turns without a card, and the total of the deals that are over.
 */
export function counted(pen: Pen, view: GoStopView, seat: number): readonly Chip[] {
  const goes = view.goes[seat] ?? 0;
  const passes = view.passes[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  const { go, goInk } = gostopHues(pen);
  return [
    { words: String(held), ...plain(pen), sign: handSign },
    ...(goes > 0 ? [{ words: words(pen).go(String(goes)), ground: go, colour: goInk }] : []),
    ...untold(view, seat).map((month) => ({ words: String(month), ...plain(pen), sign: shakeSign })),
    ...(passes > 0 ? [{ words: String(passes), ...plain(pen), sign: bombSign }] : []),
    ...(view.options.deals > 1 ? [{ words: `Σ ${signed(view.totals[seat] ?? 0)}`, ...plain(pen) }] : []),
  ];
}

/** With a minus that is as wide as a figure. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}

/** The reserve cards were used up before these were shaken. */
function untold({ shaken, reserves }: GoStopView, seat: number): readonly number[] {
  const told = (reserves[seat] ?? []).flatMap((cause) => (cause.kind === 'shake' ? [cause.month] : []));
  return (shaken[seat] ?? []).filter((month) => !told.includes(month));
}

function plain(pen: Pen) {
  return { ground: gostopHues(pen).chip, colour: gostopHues(pen).chipInk };
}
