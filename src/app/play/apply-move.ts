import type { AiChoice } from '../../ai/ai-players.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { advance, type Match } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { StoredThought } from '../../store/log.ts';
import type { TableChange } from '../../store/tables.ts';
import { getMoveReason } from '../core/reason.ts';
import { recordEvent } from '../core/record-event.ts';
import { findPerson, getCachedTurn, getMatchName, getTableMatch, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** A move that has been made: the table after it, and its log entry. */
export interface AppliedMove {
  readonly table: Table;
  readonly entry: Entry;
}

/** A move of an AI, with its search result if it searched. */
type AiMove = Pick<AiChoice, 'search'>;

/**
 * Makes a move inside a transaction: applies the rules and records the event, or returns a refusal. An AI may make a move
 * for the person on the seat.
 */
export async function applyMove(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  move: unknown,
  made: 'decided' | 'forced' | 'planned' | AiMove = 'decided',
): Promise<AppliedMove | Refusal> {
  const { record, seats } = table;
  if (record.secret === null) throw new Error(`Table ${record.id} is played without a secret`);
  const luck = new SecretLuck(record.secret, getMatchName(record.id), record.drawn);
  const before = getTableMatch(table);
  const played = advance(before, seat, move, luck);
  if (refused(played)) return played;
  const { entry, match } = played;
  const person = typeof made === 'object' ? null : findPerson(table, seat);
  const who = { person, name: seats[seat]?.name ?? '' };
  const what = {
    kind: 'move' as const,
    ...entry,
    ...who,
    ...((made === 'forced' || made === 'planned') && { forced: true as const }),
    ...(made === 'planned' && { planned: true as const }),
    ...(typeof made === 'object' && getStoredSearch(made, before, entry)),
  };
  return {
    table: await recordEvent(work, table, what, buildMoveUpdate(match, luck.drawn, work.discordAt)),
    entry,
  };
}

/** Returns the search result to store, with the purpose of the move. */
function getStoredSearch(
  { search }: AiMove,
  before: Match,
  entry: Entry,
): { readonly thought?: StoredThought } {
  if (search === null) return {};
  const why = getMoveReason(before, entry);
  return { thought: why === null ? search : { ...search, why } };
}

/** `at`: time of the move, in ms since 1970. A match ends at the time of its last move. */
function buildMoveUpdate(match: Match, drawn: number, at: number): TableChange {
  const turn = getCachedTurn(match.game, match.state);
  const change = { state: match.state, played: match.played, drawn };
  if (turn.kind === 'act') return change;
  return { ...change, phase: 'over', standings: turn.standings, endedAt: at };
}
