import type { Seat, When } from '../engine/game.ts';
import { type Match, replayed, restarted } from '../engine/kernel.ts';
import { Refusal } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import type { LogEntry } from '../store/log.ts';
import type { Sitting } from '../store/seats.ts';
import type { House } from './house.ts';
import { logOf } from './record.ts';
import type { Table } from './table.ts';

/** A match as its log tells it: the set-up, and what has happened since, in order. */
export interface Course {
  readonly table: Table;
  readonly opening: LogEntry;
  readonly entries: readonly LogEntry[];
}

/** The table as it was after one entry of the log, or at the set-up; it is shown only as everybody may know it. */
export interface Step {
  /** 0 is the set-up, 1 what happened first. */
  readonly number: number;
  /** With the state, the phase and the people of that moment. */
  readonly table: Table;
  /** What had just happened. */
  readonly entry: LogEntry;
  /** How it is told: as the channel still tells it while the match runs, and in full when that is over. */
  readonly when: When;
}

/** The course of a match by now. A refusal: it has not begun, or it was played by rules that no longer exist. */
export async function courseOf(house: House, table: Table): Promise<Course | Refusal> {
  const { record, game } = table;
  if (record.state === null) return new Refusal(text('house:refuse.notStarted'));
  if (record.rules !== game.rules) return new Refusal(text('house:replay.olderRules'));
  const [opening, ...entries] = await logOf(house, table);
  if (opening?.kind !== 'start') throw new Error(`The log of table ${record.id} does not begin with a start`);
  return { table, opening, entries };
}

/** Every step of a course, the set-up first, played again by the rules with the luck that the log recorded. */
export function* stepsOf(course: Course): Generator<Step> {
  const { table, opening, entries } = course;
  let match = restarted(table.game, table.sitters.length, table.record.options, opening.luck);
  yield stepAt(course, 0, match);
  for (const [at, entry] of entries.entries()) {
    match = after(match, entry);
    yield stepAt(course, at + 1, match);
  }
}

/** The step of that number; the last one for a number beyond it. */
export function stepOf(course: Course, number: number): Step {
  const { table, opening, entries } = course;
  const wanted = Math.max(0, Math.min(number, entries.length));
  const first = restarted(table.game, table.sitters.length, table.record.options, opening.luck);
  return stepAt(course, wanted, entries.slice(0, wanted).reduce(after, first));
}

/** Only moves change the position: whoever resigns leaves it as it is. */
function after(match: Match, { kind, seat, move, luck }: LogEntry): Match {
  return kind === 'move' ? replayed(match, { seat: seatIn(seat), move, luck }) : match;
}

function seatIn(seat: Seat | null): Seat {
  if (seat === null) throw new Error('A move without a seat');
  return seat;
}

function stepAt(course: Course, number: number, { state, played }: Match): Step {
  const { table, opening, entries } = course;
  const entry = entries[number - 1] ?? opening;
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  if (number === entries.length) return { number, table, entry, when };
  const record = { ...table.record, state, played, phase: 'playing' as const };
  return { number, table: { ...table, record, sitters: sittersAt(course, number) }, entry, when };
}

/** Who sat there then: whoever left later still sat in their seat. */
function sittersAt({ table, entries }: Course, number: number): readonly Sitting[] {
  const later = entries.slice(number).filter(({ kind }) => kind === 'resign');
  return table.sitters.map((sitter) => {
    const left = later.find(({ seat }) => seat === sitter.seat);
    return left ? { ...sitter, person: left.person, name: left.name ?? sitter.name } : sitter;
  });
}
