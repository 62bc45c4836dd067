import type { Seat } from '../engine/game.ts';
import { type Entry, type Match, play } from '../engine/kernel.ts';
import { SecretLuck } from '../engine/luck.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { appendLog } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import { queue } from '../store/outbox.ts';
import { changeTable, type TableChange } from '../store/tables.ts';
import { mustHold } from './act.ts';
import type { House } from './house.ts';
import { matchName, matchOf, type Table } from './table.ts';

/** A move that has been made: the match after it and what the log says of it. */
export interface Moved {
  readonly match: Match;
  readonly entry: Entry;
}

/** Makes a move inside a transaction: the rules, the snapshot, the log and the announcement, or nothing. */
export async function moving(
  house: House,
  store: Store,
  table: Table,
  seat: Seat,
  move: unknown,
): Promise<Moved | Refusal> {
  const { record } = table;
  if (record.secret === null) throw new Error(`Table ${record.id} is played without a secret`);
  const luck = new SecretLuck(record.secret, matchName(record.id), record.drawn);
  const played = play(matchOf(table), seat, move, luck);
  if (refused(played)) return played;
  const at = house.now();
  mustHold(await changeTable(store, record.id, record.version, 1, after(played.match, luck.drawn, at)));
  await append(store, table, played.entry, at);
  await queue(store, record.id, 'board', at);
  return played;
}

/** `at`: when the move is made, in ms since 1970; a match ends at its last move and not before. */
function after(match: Match, drawn: number, at: number): TableChange {
  const turn = match.game.turn(match.state);
  const change = { state: match.state, played: match.played, drawn };
  if (turn.kind === 'act') return change;
  return { ...change, phase: 'over', standings: turn.standings, endedAt: at };
}

async function append(store: Store, { record, sitters }: Table, entry: Entry, at: number): Promise<void> {
  const sitter = sitters[entry.seat];
  const who = { seat: entry.seat, person: sitter?.person ?? null, name: sitter?.name ?? null };
  const what = { move: entry.move, luck: entry.luck, events: entry.events };
  await appendLog(store, record.id, {
    number: record.version + 1,
    kind: 'move',
    ...who,
    ...what,
    at,
  });
}
