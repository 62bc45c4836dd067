import { recorded } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { type Match, restarted } from '../../engine/kernel.ts';
import type { KeptMatch, KeptMove } from './kept.ts';
import { stepped } from './stepping.ts';

/** Where a match no longer goes as it was kept, as a sentence: `Move 12: it leads elsewhere.` Null where it does. */
export function difference(game: Game, kept: KeptMatch): string | null {
  let at = 'The set-up';
  try {
    let match = restarted(game, kept.seats, kept.options, kept.opening);
    for (const [before, move] of kept.moves.entries()) {
      at = `Move ${before + 1}`;
      match = again(match, move);
    }
    at = 'The last position';
    if (game.notation.print(match.state) !== kept.position) throw new Error('it is written otherwise');
    return null;
  } catch (error) {
    return `${at}: ${(error as Error).message}.`;
  }
}

function again(match: Match, { seat, path, luck, digest }: KeptMove): Match {
  const chance = recorded(luck);
  const made = stepped(match, seat, path, chance);
  if (chance.left() > 0) throw new Error('it needs less luck');
  if (made.digest !== digest) throw new Error('it offers something else, or leads elsewhere');
  return made.match;
}
