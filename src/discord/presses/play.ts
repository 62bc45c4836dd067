import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { panelFor } from '../messages/panel.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    play: [version: number];
    again: [];
    turn: [];
  }
}

/** Opens the private panel; the version is the last log entry that the board tells. */
export const play = press('play', [whole], panelFor);

/** Shows the panel as it is now. */
export const again = press('again', [], panelFor);

/** Opens it from a reminder, which is known by this button. */
export const turn = press('turn', [], panelFor);
