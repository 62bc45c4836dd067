import { setImmediate } from 'node:timers/promises';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { type Match, replayed } from '../../engine/kernel.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import { hasLearnt, type Made, viewersApart } from '../../engine/take-back.ts';
import { text } from '../../engine/text.ts';
import { logBetween, type MoveEntry, undosOf } from '../../store/log.ts';
import type { House } from '../core/context.ts';
import { stands } from '../core/effective-log.ts';
import { absent } from '../core/missing-game.ts';
import { isPlayable, matchOf, seatOf, type Table } from '../core/table.ts';
import { type Position, rewound } from './rewind.ts';

/** The last move that somebody decided, and what taking it back comes to. */
export interface Slip {
  readonly seat: Seat;
  /** The last entry of the log before it. */
  readonly to: number;
  /** The match as it stood then. */
  readonly before: Position;
  /** The numbers of those moves from then on by which somebody has learnt something, or which somebody else decided. */
  readonly told: readonly number[];
}

/** Nobody knows more by it, and nobody else has moved since. */
export function isFree({ told }: Pick<Slip, 'told'>): boolean {
  return told.length === 0;
}

/** What somebody could take back now; a refusal where there is nothing. */
export async function slipOf(house: House, table: Table, person: string): Promise<Slip | Refusal> {
  const objection = mayTakeBack(table, person);
  if (refused(objection)) return objection;
  const moves = await movesSince(house, table, person);
  const [own] = moves;
  if (own === undefined) return new Refusal(text('bot:refuse.nothingToTakeBack'));
  const to = own.number - 1;
  const before = await rewound(house, table, to);
  const match = matchOf({ ...table, record: { ...table.record, ...before } });
  return { seat: own.seat, to, before, told: await toldBy(match, moves) };
}

function mayTakeBack(table: Table, person: string): Seat | Refusal {
  const { phase } = table.record;
  if (phase === 'lobby') return new Refusal(text('bot:refuse.notStarted'));
  if (phase !== 'playing') return new Refusal(text('bot:refuse.overAlready'));
  if (!isPlayable(table)) return absent();
  return seatOf(table, person) ?? new Refusal(text('bot:refuse.notSeated'));
}

/** So many entries are looked through at a time. */
const LOOK = 40;

/** The last move that somebody decided in the seat they hold, with all moves after it that stand; none where there is none. */
async function movesSince(
  { store }: Pick<House, 'store'>,
  table: Table,
  person: string,
): Promise<readonly MoveEntry[]> {
  const { id, version } = table.record;
  const undos = await undosOf(store, id);
  const moves: MoveEntry[] = [];
  for (let until = version; until > 0; until -= LOOK) {
    const entries = await logBetween(store, id, Math.max(0, until - LOOK), until);
    moves.unshift(
      ...entries.filter((entry) => entry.kind === 'move').filter((entry) => stands(entry, undos)),
    );
    const own = moves.findLastIndex((entry) => isDecided(entry, person));
    if (own >= 0) return moves[own]?.seat === seatOf(table, person) ? moves.slice(own) : [];
  }
  return [];
}

function isDecided(entry: MoveEntry, person: string): boolean {
  return entry.person === person && !entry.forced;
}

/** The numbers of those moves after the first by somebody's decision, and of those that told somebody something. */
async function toldBy(before: Match, moves: readonly MoveEntry[]): Promise<readonly number[]> {
  const told: number[] = [];
  let match = before;
  for (const [at, entry] of moves.entries()) {
    const decided = at > 0 && !entry.forced;
    if (decided || (await toldSomebody({ before: match, entry }))) told.push(entry.number);
    match = replayed(match, entry);
  }
  return told;
}

/** Whether a move, and what played itself after it, may be taken back freely while nobody moves; `before`: the table before. */
export async function toldNothing(before: Table, made: readonly Entry[]): Promise<boolean> {
  let match = matchOf(before);
  for (const entry of made) {
    if (await toldSomebody({ before: match, entry })) return false;
    match = replayed(match, entry);
  }
  return true;
}

/** The same as `toldSomething` of the engine, but others have their turn on the event loop between the viewers. */
async function toldSomebody(made: Made): Promise<boolean> {
  if (made.entry.luck.length > 0) return true;
  const chance = seeded(made.before.played);
  for (const viewer of viewersApart(made)) {
    if (hasLearnt(made, viewer, chance)) return true;
    await setImmediate();
  }
  return false;
}
