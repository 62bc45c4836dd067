import { flushToDisk, type Store } from '../open.ts';
import { computeTableDigest, type TableDigest } from './digest.ts';
import { beginNote, endNote, findMoveSource, loadPosition, notePosition } from './move-note.ts';
import { addRows, advancePosition, isEmpty, loadRows, type Row } from './rows.ts';
import { getLastId, setLastId } from './sequences.ts';
import { MOVED_TABLES, type MovedTable, PROCESS_TABLES } from './tables.ts';

/** It cannot be moved; the message says why. */
export class MoveError extends Error {
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

const ROWS_PER_BATCH = 200;

/**
 * Moves everything from one store to another, which holds nothing yet, and compares what both hold then. One that was
 * interrupted goes on where it was. Returns how many rows each table has. Throws {@link MoveError}.
 */
export async function moveData(move: Move): Promise<ReadonlyMap<string, number>> {
  await expectAllKnown(move.from);
  await prepareMove(move);
  for (const table of MOVED_TABLES) await moveTable(move, table);
  for (const table of MOVED_TABLES.filter(({ counts }) => counts))
    await setLastId(move.to, table, await getLastId(move.from, table));
  const moved = new Map<string, number>();
  for (const table of MOVED_TABLES) moved.set(table.name, (await compareTable(move, table)).rows);
  await endNote(move.to);
  await flushToDisk(move.to);
  return moved;
}

/** A table that is not in the list would stay behind. */
async function expectAllKnown(store: Store): Promise<void> {
  const known = new Set<string>([...MOVED_TABLES.map(({ name }) => name), ...PROCESS_TABLES, 'moving']);
  const tables = (await store.introspection.getTables()).filter(({ isView }) => !isView);
  const unknown = tables.find(({ name }) => !known.has(name));
  if (unknown) throw new MoveError(`The source has a table "${unknown.name}", which is none of Piecemeal's`);
}

async function prepareMove({ from, to, source }: Move): Promise<void> {
  if ((await findMoveSource(from)) !== null) throw new MoveError('The source is itself half moved');
  const before = await findMoveSource(to);
  if (before === source) return;
  if (before !== null) throw new MoveError(`The target is half moved from ${before}`);
  for (const table of MOVED_TABLES)
    if (!(await isEmpty(to, table))) throw new MoveError('The target is not empty');
  await beginNote(to, source);
}

async function moveTable(
  { from, to, came = () => {}, most = ROWS_PER_BATCH }: Move,
  table: MovedTable,
): Promise<void> {
  for (let at = await loadPosition(to, table); ; ) {
    const rows = await loadRows(from, table, at, most);
    if (rows.length === 0) return;
    at = advancePosition(table, at, rows);
    await addBatch(to, table, rows, at);
    came(table.name, at.rows);
  }
}

async function addBatch(
  to: Store,
  table: MovedTable,
  rows: readonly Row[],
  at: ReturnType<typeof advancePosition>,
): Promise<void> {
  await to.transaction().execute(async (within) => {
    await addRows(within, table, rows);
    await notePosition(within, table, at);
  });
}

async function compareTable(
  { from, to, most = ROWS_PER_BATCH }: Move,
  table: MovedTable,
): Promise<TableDigest> {
  const [before, after] = [
    await computeTableDigest(from, table, most),
    await computeTableDigest(to, table, most),
  ];
  if (before.sha256 === after.sha256) return after;
  throw new MoveError(
    `The two do not hold the same: "${table.name}" has ${before.rows} rows in the source and ${after.rows} in the target. ` +
      'The source has changed since the move began; empty the target and move anew',
  );
}
