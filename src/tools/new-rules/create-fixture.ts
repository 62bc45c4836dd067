import { pickRandomPath } from '../../ai/random-path.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { createSeededChance } from '../../engine/seeded-chance.ts';
import type { FixtureMatch, FixtureMove, VersionFixture } from './fixture.ts';
import { pickSettings, type Setting } from './settings.ts';
import { stepMatch } from './step-match.ts';

/** Maximum number of moves recorded of a match; most are over before. */
const MAX_FIXTURE_MOVES = 300;

/** Plays a few random matches, always the same ones, and records them. */
export function createFixture(game: Game): VersionFixture {
  const matches = pickSettings(game).map((setting, at) => createFixtureMatch(game, setting, at + 1));
  return { game: game.id, rules: game.rules, matches };
}

function createFixtureMatch(game: Game, { seats, options }: Setting, seed: number): FixtureMatch {
  const chance = createSeededChance(seed);
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new Error(`${game.id} for ${seats} cannot start: ${started.reason.key}`);
  const moves: FixtureMove[] = [];
  let { match } = started;
  for (
    let seat = pickActingSeat(match, chance);
    seat !== null && moves.length < MAX_FIXTURE_MOVES;
    seat = pickActingSeat(match, chance)
  ) {
    const { path } = pickRandomPath(game, game.view(match.state, seat), seat, chance);
    const made = stepMatch(match, seat, path, chance);
    moves.push({ seat, path, luck: made.entry.luck, digest: made.digest });
    match = made.match;
  }
  return { seats, options, opening: started.luck, moves, position: game.notation.print(match.state) };
}

function pickActingSeat({ game, state }: Match, chance: ReturnType<typeof createSeededChance>): Seat | null {
  const turn = game.turn(state);
  return turn.kind === 'over' ? null : (turn.seats[chance.draw(turn.seats.length)] as Seat);
}
