import type { Choice } from '../../ai/players.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { advance, type Match } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { KeptThought } from '../../store/log.ts';
import type { TableChange } from '../../store/tables.ts';
import { turnIn } from '../core/position-cache.ts';
import { reasonOf } from '../core/reason.ts';
import { happen } from '../core/record-event.ts';
import { matchName, matchOf, personAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** A move that has been made: the table after it, and what the log says of it. */
export interface Moved {
  readonly table: Table;
  readonly entry: Entry;
}

/** An AI made it, and how it thought where it did. */
type ByAi = Pick<Choice, 'thought'>;

/**
 * Makes a move inside a transaction: the rules, the snapshot, the log and the announcement, or nothing. An AI may make one
 * for the person who sits there.
 */
export async function moving(
  deed: Deed,
  table: Table,
  seat: Seat,
  move: unknown,
  made: 'decided' | 'forced' | ByAi = 'decided',
): Promise<Moved | Refusal> {
  const { record, sitters } = table;
  if (record.secret === null) throw new Error(`Table ${record.id} is played without a secret`);
  const luck = new SecretLuck(record.secret, matchName(record.id), record.drawn);
  const before = matchOf(table);
  const played = advance(before, seat, move, luck);
  if (refused(played)) return played;
  const { entry, match } = played;
  const person = typeof made === 'object' ? null : personAt(table, seat);
  const who = { person, name: sitters[seat]?.name ?? '' };
  const what = {
    kind: 'move' as const,
    ...entry,
    ...who,
    ...(made === 'forced' && { forced: true as const }),
    ...(typeof made === 'object' && thoughtOf(made, before, entry)),
  };
  return { table: await happen(deed, table, what, after(match, luck.drawn, deed.at)), entry };
}

/** How it thought, and what the move was for. */
function thoughtOf({ thought }: ByAi, before: Match, entry: Entry): { readonly thought?: KeptThought } {
  if (thought === null) return {};
  const why = reasonOf(before, entry);
  return { thought: why === null ? thought : { ...thought, why } };
}

/** `at`: when the move is made, in ms since 1970; a match ends at its last move and not before. */
function after(match: Match, drawn: number, at: number): TableChange {
  const turn = turnIn(match.game, match.state);
  const change = { state: match.state, played: match.played, drawn };
  if (turn.kind === 'act') return change;
  return { ...change, phase: 'over', standings: turn.standings, endedAt: at };
}
