import { setImmediate } from 'node:timers/promises';
import { createSeededChance } from '../../engine/chance.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { type Match, replayMove } from '../../engine/kernel.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { hasLearnt, listDistinctViewers, type MadeMove } from '../../engine/undo.ts';
import { findCheckpoint } from '../../store/checkpoints.ts';
import { type LogEntry, loadLogEntries, loadUndos, type MoveEntry } from '../../store/log.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { AppContext } from '../core/context.ts';
import { isEffective } from '../core/log.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { findSeat, getTableMatch, isPlayable, type Table } from '../core/table.ts';
import { applyEntry, type ReachedPosition, restorePosition, setUpMatch } from '../replay/checkpoint.ts';

/** The last move a person decided, and the effects of undoing it. */
export interface UndoCandidate {
  readonly seat: Seat;
  /** Number of the last log entry before it. */
  readonly to: number;
  /** Position of the match before it. */
  readonly before: MatchPosition;
  /** Numbers of the moves from it on that revealed something to anyone, or that another person decided. */
  readonly told: readonly number[];
}

/** Returns whether an undo needs no consent: it revealed nothing, and no other player has moved since. */
export function isFreeUndo({ told }: Pick<UndoCandidate, 'told'>): boolean {
  return told.length === 0;
}

/** Returns the move that a person could undo now, or a refusal. */
export async function findUndoCandidate(
  ctx: AppContext,
  table: Table,
  person: string,
): Promise<UndoCandidate | Refusal> {
  const objection = checkCanUndo(table, person);
  if (refused(objection)) return objection;
  const moves = await loadMovesSinceDecision(ctx, table, person);
  const [own] = moves;
  if (own === undefined) return new Refusal(text('bot:refuse.nothingToTakeBack'));
  const to = own.number - 1;
  const before = await rewindMatch(ctx, table, to);
  const match = getTableMatch({ ...table, record: { ...table.record, ...before } });
  return { seat: own.seat, to, before, told: await findRevealingMoves(match, moves) };
}

function checkCanUndo(table: Table, person: string): Seat | Refusal {
  const { phase } = table.record;
  if (phase === 'lobby') return new Refusal(text('bot:refuse.notStarted'));
  if (phase !== 'playing') return new Refusal(text('bot:refuse.overAlready'));
  if (!isPlayable(table)) return refuseMissingGame();
  return findSeat(table, person) ?? new Refusal(text('bot:refuse.notSeated'));
}

/** Number of log entries searched at a time. */
const LOOKBACK_ENTRIES = 40;

/** Returns the last move a person decided on their present seat, with all later moves that stand; none if there is none. */
async function loadMovesSinceDecision(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
  person: string,
): Promise<readonly MoveEntry[]> {
  const { id, version } = table.record;
  const undos = await loadUndos(store, id);
  const moves: MoveEntry[] = [];
  for (let until = version; until > 0; until -= LOOKBACK_ENTRIES) {
    const entries = await loadLogEntries(store, id, Math.max(0, until - LOOKBACK_ENTRIES), until);
    moves.unshift(
      ...entries.filter((entry) => entry.kind === 'move').filter((entry) => isEffective(entry, undos)),
    );
    const own = moves.findLastIndex((entry) => isDecided(entry, person));
    if (own >= 0) return moves[own]?.seat === findSeat(table, person) ? moves.slice(own) : [];
  }
  return [];
}

function isDecided(entry: MoveEntry, person: string): boolean {
  return entry.person === person && isOwnChoice(entry);
}

/** Returns whether a player chose the move, now or in a plan. */
function isOwnChoice({ forced, planned }: MoveEntry): boolean {
  return !forced || planned === true;
}

/** Returns the numbers of the moves after the first that a person decided, and of all moves that revealed something. */
async function findRevealingMoves(before: Match, moves: readonly MoveEntry[]): Promise<readonly number[]> {
  const told: number[] = [];
  let match = before;
  for (const [at, entry] of moves.entries()) {
    const decided = at > 0 && isOwnChoice(entry);
    if (decided || (await isRevealing({ before: match, entry }))) told.push(entry.number);
    match = replayMove(match, entry);
  }
  return told;
}

/**
 * Returns whether a move, with the forced moves after it, may be undone without consent until another move is made.
 * `before`: the table before the move.
 */
export async function isFreelyUndoable(before: Table, made: readonly Entry[]): Promise<boolean> {
  let match = getTableMatch(before);
  for (const entry of made) {
    if (await isRevealing({ before: match, entry })) return false;
    match = replayMove(match, entry);
  }
  return true;
}

/** Returns whether a move revealed something; see `hasRevealedSomething` of the engine. Yields to the event loop between viewers. */
async function isRevealing(made: MadeMove): Promise<boolean> {
  if (made.entry.luck.length > 0) return true;
  const chance = createSeededChance(made.before.played);
  for (const viewer of listDistinctViewers(made)) {
    if (hasLearnt(made, viewer, chance)) return true;
    await setImmediate();
  }
  return false;
}

/** Position of a match, as stored in the table's row. */
type MatchPosition = Pick<TableRecord, 'state' | 'played' | 'drawn'>;

/** Number of entries replayed before the event loop gets a turn. */
const ENTRIES_PER_TURN = 20;

/**
 * Returns the match after a log entry, replayed from the nearest checkpoint. The randomness is rewound too, so that the
 * same outcomes come again.
 */
export async function rewindMatch(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
  to: number,
): Promise<MatchPosition> {
  const { id } = table.record;
  const undos = await loadUndos(store, id);
  const kept = await findCheckpoint(store, table.record, to);
  let now = kept ? restorePosition(table, kept) : null;
  for (let from = kept?.number ?? 0; from < to; from += ENTRIES_PER_TURN) {
    const entries = await loadLogEntries(store, id, from, Math.min(to, from + ENTRIES_PER_TURN));
    for (const entry of entries) if (isEffective(entry, undos)) now = applyLogEntry(table, now, entry);
    await setImmediate();
  }
  if (now === null) throw new Error(`The log of table ${id} has no entry ${to}`);
  const { match, drawn } = now;
  return { state: match.state, played: match.played, drawn };
}

function applyLogEntry(table: Table, then: ReachedPosition | null, entry: LogEntry): ReachedPosition | null {
  if (entry.kind === 'start') return setUpMatch(table, entry);
  return then && applyEntry(then, entry);
}
