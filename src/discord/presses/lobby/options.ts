import { chooseValue, optionsMessage } from '../../acts/options.ts';
import { word } from '../../kit/fields.ts';
import { chosenIn, press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    options: [];
    option: [];
    value: [option: string];
  }
}

/** The host's options. */
export const options = press('options', [], (visit) => optionsMessage(visit));

/** The menu of options: which one to change. */
export const option = press('option', [], (visit) => optionsMessage(visit, chosenIn(visit.asked)));

/** The menu of an option's values, by their places. */
export const value = press('value', [word], (visit, id) =>
  chooseValue(visit, id, Number(chosenIn(visit.asked) ?? -1)),
);
