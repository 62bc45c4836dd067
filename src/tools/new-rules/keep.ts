import { randomPath } from '../../ai/random.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import type { Kept, KeptMatch, KeptMove } from './kept.ts';
import { handful, type Setting } from './settings.ts';
import { stepped } from './stepping.ts';

/** A match is followed for so many moves; most are over before. */
const MOST = 300;

/** Plays a handful of random matches, always the same ones, and writes down how they went. */
export function keep(game: Game): Kept {
  const matches = handful(game).map((setting, at) => keptMatch(game, setting, at + 1));
  return { game: game.id, rules: game.rules, matches };
}

function keptMatch(game: Game, { seats, options }: Setting, seed: number): KeptMatch {
  const chance = seeded(seed);
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new Error(`${game.id} for ${seats} cannot start: ${started.reason.key}`);
  const moves: KeptMove[] = [];
  let { match } = started;
  for (let seat = toAct(match, chance); seat !== null && moves.length < MOST; seat = toAct(match, chance)) {
    const { path } = randomPath(game, game.view(match.state, seat), seat, chance);
    const made = stepped(match, seat, path, chance);
    moves.push({ seat, path, luck: made.entry.luck, digest: made.digest });
    match = made.match;
  }
  return { seats, options, opening: started.luck, moves, position: game.notation.print(match.state) };
}

function toAct({ game, state }: Match, chance: ReturnType<typeof seeded>): Seat | null {
  const turn = game.turn(state);
  return turn.kind === 'over' ? null : (turn.seats[chance.draw(turn.seats.length)] as Seat);
}
