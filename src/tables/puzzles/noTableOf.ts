import type { Language } from '../../engine/text.ts';
import type { StrengthId } from '../../players/strengths.ts';
import { playersOf } from '../../puzzles/players.ts';
import { recordOfNone } from '../past/noTable.ts';
import type { Table } from '../table.ts';
import type { ServerPuzzle } from './open.ts';

/** What an AI is called. */
type MindNamed = (strength: StrengthId) => string;

/** The match of a puzzle as a table, so that it can be shown as one: there is none. */
export function noTableOf(
  { position: { match }, puzzle, game }: Pick<ServerPuzzle, 'position' | 'puzzle' | 'game'>,
  named: MindNamed,
  language: Language,
): Table {
  const sitters = playersOf(puzzle).map((player, seat) => ({
    ...{ kind: 'ai' as const, seat, player },
    name: named(player),
  }));
  return { record: recordOfNone(match, language), game, sitters };
}
