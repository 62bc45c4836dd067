import { flushToDisk, type Store } from '../open.ts';
import { computeTableDigest, type TableDigest } from './digest.ts';
import { beginNote, endNote, findMoveSource, loadPosition, notePosition } from './move-note.ts';
import { addRows, advancePosition, isEmpty, loadRows, type Row } from './rows.ts';
import { getLastId, setLastId } from './sequences.ts';
import { MOVED_TABLES, type MovedTable, PROCESS_TABLES } from './tables.ts';

/** Thrown when the data cannot be moved; the message gives the reason. */
export class MoveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotMove';
  }
}

/** Source, destination and progress callback of a move. */
export interface Move {
  readonly from: Store;
  readonly to: Store;
  /** Name of the source, by which an interrupted move recognises it. */
  readonly source: string;
  /** Reports the number of rows moved of a table, after each batch. */
  readonly came?: (name: string, rows: number) => void;
  /** Maximum number of rows in memory at once. */
  readonly most?: number;
}

const ROWS_PER_BATCH = 200;

/**
 * Moves all data to an empty store and compares both afterwards. An interrupted move resumes. Returns the number of
 * rows of each table. Throws {@link MoveError}.
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

/** Throws if the source has a table that is not in the list, as it would be left behind. */
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
