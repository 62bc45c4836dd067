import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { readOptions } from '../options.ts';

/** Returns a sentence that says how to win, and what ends the match (R-FO-20, R-FO-23, R-FO-27, R-FO-28). */
export function goal(seats: number, options: Options): Text {
  const { clearBoard, faceUp, finishRound, roundCap } = readOptions(options);
  const end = clearBoard ? 'clear' : faceUp ? 'hidden' : 'few';
  const told = { count: seats, rounds: roundCap };
  const when = text(`forage:goal.${end}`, told);
  const latest = roundCap === 0 ? 'whenever' : 'latest';
  return text(`forage:goal.${finishRound ? 'finished' : 'once'}.${latest}`, { when, rounds: roundCap });
}
