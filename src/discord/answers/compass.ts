import { ButtonStyle, ComponentType } from 'discord.js';
import type { Choice, Pick } from '../../engine/question.ts';
import type { Row } from '../core/payload.ts';
import type { Button, ButtonStyleName } from '../core/rows.ts';

export const ARROWS = { nw: '↖', n: '↑', ne: '↗', w: '←', e: '→', sw: '↙', s: '↓', se: '↘' } as const;

/** The rows of the layouts; the middle of a compass is the pawn itself. */
const LAYOUTS = {
  compass: [
    ['nw', 'n', 'ne'],
    ['w', null, 'e'],
    ['sw', 's', 'se'],
  ],
  sides: [['w', 'n', 's', 'e']],
} as const;

type CompassPlace = keyof typeof ARROWS | null;

/**
 * The places of a layout as buttons, of equal widths as each says no more than its letter and its arrow; `closed` tells
 * those that are not open, which keep their place, from those of other questions.
 */
export function createCompassRows(
  { choices, layout = 'compass' }: Pick,
  answer: (choice: Choice) => Button,
  closed: string,
): readonly Row[] {
  return LAYOUTS[layout].map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map((place) => {
      const choice = choices.find(({ id }) => id === place);
      return choice
        ? { ...answer(choice), label: formatCompassLabel(choice.mark ?? '', place) }
        : createClosedButton(place, closed);
    }),
  }));
}

function createClosedButton(place: CompassPlace, closed: string): Button {
  const custom_id = `closed:${place ?? 'here'}:${closed}`.slice(0, 100);
  const label = formatCompassLabel('–', place);
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id, disabled: true };
}

function formatCompassLabel(mark: string, place: CompassPlace): string {
  return `${mark} ${place === null ? '•' : ARROWS[place]}`.trim();
}

/** Moves are loud, what ends or gives up something is quiet, what can cost dear warns. */
export function getChoiceStyle({ idle, ends, danger }: Choice): ButtonStyleName {
  if (danger) return 'danger';
  return idle || ends ? 'secondary' : 'primary';
}
