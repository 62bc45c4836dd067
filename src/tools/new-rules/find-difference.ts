import { createRecordedChance } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { type Match, replaySetup } from '../../engine/kernel.ts';
import { type FixtureMatch, type FixtureMove, stepMatch } from './fixture.ts';

/** Returns where a match differs from its record, as a sentence: `Move 12: its questions or its result differ.` Null if it does not. */
export function findDifference(game: Game, kept: FixtureMatch): string | null {
  let at = 'The set-up';
  try {
    let match = replaySetup(game, kept.seats, kept.options, kept.opening);
    for (const [before, move] of kept.moves.entries()) {
      at = `Move ${before + 1}`;
      match = replayFixtureMove(match, move);
    }
    at = 'The last position';
    if (game.notation.print(match.state) !== kept.position) throw new Error('its notation differs');
    return null;
  } catch (error) {
    return `${at}: ${(error as Error).message}.`;
  }
}

function replayFixtureMove(match: Match, { seat, path, luck, digest }: FixtureMove): Match {
  const chance = createRecordedChance(luck);
  const made = stepMatch(match, seat, path, chance);
  if (chance.left() > 0) throw new Error('it draws fewer outcomes');
  if (made.digest !== digest) throw new Error('its questions or its result differ');
  return made.match;
}
