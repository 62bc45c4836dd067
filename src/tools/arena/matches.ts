import type { Chance } from '../../engine/chance.ts';
import type { Game, Seat, Standing } from '../../engine/game.ts';
import { advance, type Match, type Played, start } from '../../engine/kernel.ts';
import type { Options } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import { Notes } from '../../players/notes.ts';
import { randomPath } from '../../players/random.ts';
import { BadCall } from '../called.ts';
import { english } from '../english.ts';
import { processorTime } from '../processorTime.ts';
import type { Player } from './players.ts';

/** Which matches are to be played: A sits in each seat in turn, B in all others. */
export interface ArenaCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly a: Player;
  readonly b: Player;
  readonly games: number;
  readonly seed: number;
  /** Is told every move of A, and of the position before it. */
  readonly watch?: (match: Match, seat: Seat, move: unknown) => void;
}

/** One match: how it ended, where A sat, and the processor time of each move of A in ms. */
export interface Fought {
  readonly standings: readonly Standing[];
  readonly seat: Seat;
  readonly milliseconds: readonly number[];
  readonly moves: number;
  readonly refused: number;
}

/** Nobody has won a match without bound after so many moves. */
export const BROKEN_OFF = 20_000;

/** Plays one match after the other. */
export async function* fight(call: ArenaCall): AsyncGenerator<Fought> {
  for (let number = 0; number < call.games; number++) yield await one(call, number);
}

async function one(call: ArenaCall, number: number): Promise<Fought> {
  const { game, seats, options } = call;
  const rules = seeded(call.seed * 1_000_003 + number * 7);
  const chance = seeded(call.seed * 1_000_003 + number * 7 + 3);
  const started = start(game, seats, options, rules);
  if (refused(started)) throw new BadCall(english(started.reason));
  const seat = number % seats;
  const milliseconds: number[] = [];
  let [match, refusals] = [started.match, 0];
  const views = Array.from({ length: seats }, (_, at) => game.view(match.state, at));
  const notes = new Notes(game, views);
  for (let turn = game.turn(match.state); turn.kind === 'act' && match.played < BROKEN_OFF; ) {
    const mover = turn.seats[0] as Seat;
    const before = processorTime();
    const player = mover === seat ? call.a : call.b;
    const view = game.view(match.state, mover);
    const move = await player({ game, view, seat: mover, notes: notes.of(mover), chance });
    if (mover === seat) milliseconds.push(processorTime() - before);
    const { played, isRefused } = moved(match, mover, move, rules, chance);
    if (isRefused) refusals++;
    if (mover === seat) call.watch?.(match, seat, played.entry.move);
    match = played.match;
    notes.told(played.entry.events);
    turn = game.turn(match.state);
  }
  const end = game.turn(match.state);
  const standings = end.kind === 'over' ? end.standings : [];
  return { standings, seat, milliseconds, moves: match.played, refused: refusals };
}

/** Makes the move; a random one where it is refused. */
function moved(match: Match, seat: Seat, move: unknown, rules: Chance, chance: Chance) {
  const played = advance(match, seat, move, rules);
  if (!refused(played)) return { played, isRefused: false };
  const { move: other } = randomPath(match.game, match.game.view(match.state, seat), seat, chance);
  return { played: advance(match, seat, other, rules) as Played<never>, isRefused: true };
}
