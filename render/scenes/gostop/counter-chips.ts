import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Chip } from './chips.ts';
import { getGoStopHues } from './colours.ts';
import { drawBombSign, drawHandSign, drawShakeSign } from './signs.ts';
import { getText } from './text.ts';

/**
 * Creates the chips of a seat beside its captured cards. They show cards in hand, goes, shaken months that no reserve card shows, turns
 * without a card, and the total of finished deals.
 */
export function createCounterChips(pen: Pen, view: GoStopView, seat: number): readonly Chip[] {
  const goes = view.goes[seat] ?? 0;
  const passes = view.passes[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  const { go, goInk } = getGoStopHues(pen);
  return [
    { words: String(held), ...getPlainChipColours(pen), sign: drawHandSign },
    ...(goes > 0 ? [{ words: getText(pen).go(String(goes)), ground: go, colour: goInk }] : []),
    ...findUnshownShakes(view, seat).map((month) => ({
      words: String(month),
      ...getPlainChipColours(pen),
      sign: drawShakeSign,
    })),
    ...(passes > 0 ? [{ words: String(passes), ...getPlainChipColours(pen), sign: drawBombSign }] : []),
    ...(view.options.deals > 1
      ? [{ words: `Σ ${formatSigned(view.totals[seat] ?? 0)}`, ...getPlainChipColours(pen) }]
      : []),
  ];
}

/** Returns the points with a minus sign as wide as a figure. */
export function formatSigned(points: number): string {
  return String(points).replace('-', '−');
}

/** Returns the shaken months without a reserve card, as those were used up before. */
function findUnshownShakes({ shaken, reserves }: GoStopView, seat: number): readonly number[] {
  const told = (reserves[seat] ?? []).flatMap((cause) => (cause.kind === 'shake' ? [cause.month] : []));
  return (shaken[seat] ?? []).filter((month) => !told.includes(month));
}

function getPlainChipColours(pen: Pen) {
  return { ground: getGoStopHues(pen).chip, colour: getGoStopHues(pen).chipInk };
}
