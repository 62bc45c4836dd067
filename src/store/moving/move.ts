import { onDisk, type Store } from '../open.ts';
import { goOnAfter, lastId } from './counters.ts';
import { type Digest, digestOf } from './digest.ts';
import { beginNote, endNote, movedFrom, notePosition, positionIn } from './note.ts';
import { addRows, beyond, isEmpty, type Row, rowsAfter } from './rows.ts';
import { type Moving, OF_PROCESSES, TABLES } from './tables.ts';

/** It cannot be moved; the message says why. */
export class CannotMove extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotMove';
  }
}

/** Where data is moved from and to, and who hears of it. */
export interface Move {
  readonly from: Store;
  readonly to: Store;
  /** What the source is called, so that a move that was interrupted knows it again. */
  readonly source: string;
  /** A table has come so far, in rows; called after each batch. */
  readonly came?: (name: string, rows: number) => void;
  /** So many rows are in memory at once. */
  readonly most?: number;
}

const MOST = 200;

/**
 * Moves everything from one store to another, which holds nothing yet, and compares what both hold then. One that was
 * interrupted goes on where it was. Returns how many rows each table has. Throws {@link CannotMove}.
 */
export async function moveData(move: Move): Promise<ReadonlyMap<string, number>> {
  await expectAllKnown(move.from);
  await ready(move);
  for (const table of TABLES) await moveTable(move, table);
  for (const table of TABLES.filter(({ counts }) => counts))
    await goOnAfter(move.to, table, await lastId(move.from, table));
  const moved = new Map<string, number>();
  for (const table of TABLES) moved.set(table.name, (await compared(move, table)).rows);
  await endNote(move.to);
  await onDisk(move.to);
  return moved;
}

/** A table that is not in the list would stay behind. */
async function expectAllKnown(store: Store): Promise<void> {
  const known = new Set<string>([...TABLES.map(({ name }) => name), ...OF_PROCESSES, 'moving']);
  const tables = (await store.introspection.getTables()).filter(({ isView }) => !isView);
  const unknown = tables.find(({ name }) => !known.has(name));
  if (unknown) throw new CannotMove(`The source has a table "${unknown.name}", which is none of Piecemeal's`);
}

async function ready({ from, to, source }: Move): Promise<void> {
  if ((await movedFrom(from)) !== null) throw new CannotMove('The source is itself half moved');
  const before = await movedFrom(to);
  if (before === source) return;
  if (before !== null) throw new CannotMove(`The target is half moved from ${before}`);
  for (const table of TABLES)
    if (!(await isEmpty(to, table))) throw new CannotMove('The target is not empty');
  await beginNote(to, source);
}

async function moveTable({ from, to, came = () => {}, most = MOST }: Move, table: Moving): Promise<void> {
  for (let at = await positionIn(to, table); ; ) {
    const rows = await rowsAfter(from, table, at, most);
    if (rows.length === 0) return;
    at = beyond(table, at, rows);
    await added(to, table, rows, at);
    came(table.name, at.rows);
  }
}

async function added(
  to: Store,
  table: Moving,
  rows: readonly Row[],
  at: ReturnType<typeof beyond>,
): Promise<void> {
  await to.transaction().execute(async (within) => {
    await addRows(within, table, rows);
    await notePosition(within, table, at);
  });
}

async function compared({ from, to, most = MOST }: Move, table: Moving): Promise<Digest> {
  const [before, after] = [await digestOf(from, table, most), await digestOf(to, table, most)];
  if (before.sha256 === after.sha256) return after;
  throw new CannotMove(
    `The two do not hold the same: "${table.name}" has ${before.rows} rows in the source and ${after.rows} in the target. ` +
      'The source has changed since the move began; empty the target and move anew',
  );
}
