import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type RollOff, type Rolls, rollOff } from '../../../engine/roll-off.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findOwnUnder } from '../coins.ts';
import { readOptions } from '../options.ts';
import { getStandings, getWinners } from '../score.ts';
import type { ForageView } from '../types.ts';

/** Describes the mover's current decision, from public facts only. */
export function status(view: ForageView): Text {
  if (view.over) return getFinalStatus(view);
  if (view.phase === 1) return text('forage:status.lay');
  if (view.rolled === 0) return text('forage:status.wild');
  if (view.rolled !== null) return text('forage:status.go', { count: view.rolled });
  if (findOwnUnder(view, view.mover) >= 0) return text('forage:status.rollOrUnder');
  return text(`forage:status.${view.stashes[view.mover]?.length === 0 ? 'roll' : 'rollOrStash'}`);
}

function getFinalStatus(view: ForageView): Text {
  const table = getStandings(view);
  const winners = getWinners(table);
  const score = table[winners[0] as Seat]?.score ?? 0;
  return text(`forage:status.${winners.length > 1 ? 'shared' : 'over'}`, {
    winners: winners.map((seat) => ({ seat })),
    score,
  });
}

/** Returns a sentence that says how to win, and what ends the match (R-FO-20, R-FO-23, R-FO-27, R-FO-28). */
export function goal(seats: number, options: Options): Text {
  const { clearBoard, faceUp, finishRound, roundCap } = readOptions(options);
  const end = clearBoard ? 'clear' : faceUp ? 'hidden' : 'few';
  const told = { count: seats, rounds: roundCap };
  const when = text(`forage:goal.${end}`, told);
  const latest = roundCap === 0 ? 'whenever' : 'latest';
  return text(`forage:goal.${finishRound ? 'finished' : 'once'}.${latest}`, { when, rounds: roundCap });
}

/** Tells the dice rolls that decided the first player (R-FO-3). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [describeRounds(rollOff(seats, luck), 0)];
}

/** Describes a round of rolls and its result: another round, or the player who begins. */
function describeRounds({ rounds, first }: RollOff, at: number): Text {
  const rolls = rounds[at];
  if (rolls === undefined) return text('forage:opening.begins', { who: { seat: first } });
  const told = { rolls: rolls.map(describeRoll), after: describeRounds({ rounds, first }, at + 1) };
  return text(`forage:opening.${at === 0 ? 'rolls' : 'again'}`, told);
}

function describeRoll({ seat, value }: Rolls[number]): Text {
  if (value === 0) return text('forage:opening.blank', { who: { seat } });
  return text('forage:opening.roll', { who: { seat }, value });
}
