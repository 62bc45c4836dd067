import { ButtonStyle, ComponentType } from 'discord.js';
import type { Choice, Pick } from '../../engine/question.ts';
import type { Row } from '../core/payload.ts';
import type { Button, ButtonStyleName } from '../core/rows.ts';

export const ARROWS = { nw: '↖', n: '↑', ne: '↗', w: '←', e: '→', sw: '↙', s: '↓', se: '↘' } as const;

/** Rows of the layouts; the centre of a compass is the pawn itself. */
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
 * Returns the places of a layout as buttons, labelled only by letter and arrow so that their widths are equal. Unavailable places stay as
 * disabled buttons; `closed` keeps their ids distinct between questions.
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

/** Returns the style of an answer's button: primary for moves, secondary for ending or giving something up, danger for risks. */
export function getChoiceStyle({ idle, ends, danger }: Choice): ButtonStyleName {
  if (danger) return 'danger';
  return idle || ends ? 'secondary' : 'primary';
}
