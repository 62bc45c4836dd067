import { learnGame } from '../../acts/learn/learning.ts';
import { word } from '../../kit/fields.ts';
import { chosenIn, pressAtNone } from '../../kit/press.ts';
import { whichMessage } from '../../messages/learn/which.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    learn: [game: string];
    'learn-which': [];
    'learn-pick': [];
  }
}

/** Begins a first game of that one, or goes on with it. */
export const learn = pressAtNone('learn', [word], learnGame);

/** Asks which game to learn. */
export const learnWhich = pressAtNone('learn-which', [], whichMessage);

/** The menu of games. */
export const learnPick = pressAtNone('learn-pick', [], (caller) =>
  learnGame(caller, chosenIn(caller.asked) ?? ''),
);
