import { setImmediate } from 'node:timers/promises';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { type Match, replayMove } from '../../engine/kernel.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { createSeededChance } from '../../engine/seeded-chance.ts';
import { text } from '../../engine/text.ts';
import { hasLearnt, listDistinctViewers, type MadeMove } from '../../engine/undo.ts';
import { loadLogEntries, loadUndos, type MoveEntry } from '../../store/log.ts';
import type { AppContext } from '../core/context.ts';
import { isEffective } from '../core/effective-log.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { findSeat, getTableMatch, isPlayable, type Table } from '../core/table.ts';
import { type MatchPosition, rewindMatch } from './rewind.ts';

/** The last move that somebody decided, and what taking it back comes to. */
export interface UndoCandidate {
  readonly seat: Seat;
  /** The last entry of the log before it. */
  readonly to: number;
  /** The match as it stood then. */
  readonly before: MatchPosition;
  /** The numbers of those moves from then on by which somebody has learnt something, or which somebody else decided. */
  readonly told: readonly number[];
}

/** Nobody knows more by it, and nobody else has moved since. */
export function isFreeUndo({ told }: Pick<UndoCandidate, 'told'>): boolean {
  return told.length === 0;
}

/** What somebody could take back now; a refusal where there is nothing. */
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

/** So many entries are looked through at a time. */
const LOOKBACK_ENTRIES = 40;

/** The last move that somebody decided in the seat they hold, with all moves after it that stand; none where there is none. */
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
  return entry.person === person && !entry.forced;
}

/** The numbers of those moves after the first by somebody's decision, and of those that told somebody something. */
async function findRevealingMoves(before: Match, moves: readonly MoveEntry[]): Promise<readonly number[]> {
  const told: number[] = [];
  let match = before;
  for (const [at, entry] of moves.entries()) {
    const decided = at > 0 && !entry.forced;
    if (decided || (await isRevealing({ before: match, entry }))) told.push(entry.number);
    match = replayMove(match, entry);
  }
  return told;
}

/** Whether a move, and what played itself after it, may be taken back freely while nobody moves; `before`: the table before. */
export async function isFreelyUndoable(before: Table, made: readonly Entry[]): Promise<boolean> {
  let match = getTableMatch(before);
  for (const entry of made) {
    if (await isRevealing({ before: match, entry })) return false;
    match = replayMove(match, entry);
  }
  return true;
}

/** The same as `toldSomething` of the engine, but others have their turn on the event loop between the viewers. */
async function isRevealing(made: MadeMove): Promise<boolean> {
  if (made.entry.luck.length > 0) return true;
  const chance = createSeededChance(made.before.played);
  for (const viewer of listDistinctViewers(made)) {
    if (hasLearnt(made, viewer, chance)) return true;
    await setImmediate();
  }
  return false;
}
