import type { APIMessage } from 'discord-api-types/v10';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { parsePositionMove, replayPuzzle } from '../../src/ai/puzzles/replay-puzzle.ts';
import { findPathToMove } from '../../src/app/core/path-to-move.ts';
import { games } from '../../src/games/registry.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { chooseLabel, waitForMessage } from './table.ts';

/** Gives the answers of a path with the button or menu that has them. */
export async function clickPuzzlePath(
  who: PlaygroundUser,
  panel: APIMessage,
  path: readonly string[],
): Promise<APIMessage> {
  const all = listPressable(panel.components);
  const button = all.find(
    ({ custom_id }) => custom_id?.startsWith('puzzle-answer') && custom_id.endsWith(`:${path.join('.')}`),
  );
  if (button?.label) return await waitForMessage(who.click(panel, button.label));
  const menu = all.find(({ custom_id }) => custom_id?.startsWith('puzzle-menu'));
  const option = menu?.options?.find(({ value }) => value === path.at(-1));
  if (!menu?.placeholder || !option) throw new Error(`No ${path.join('.')} in ${JSON.stringify(all)}`);
  return await chooseLabel(who, panel, menu.placeholder, option.label);
}

/** Returns the answers that lead to a move. */
export async function findPuzzlePath(puzzle: Puzzle, move: string): Promise<readonly string[]> {
  const game = games.find(({ id }) => id === puzzle.game) as (typeof games)[number];
  const position = replayPuzzle(game, puzzle);
  const { match, seat } = position;
  const way = await findPathToMove(
    game,
    game.view(match.state, seat),
    seat,
    parsePositionMove(position, move),
  );
  return way?.path ?? [];
}
