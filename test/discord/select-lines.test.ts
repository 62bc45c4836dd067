import { expect, test } from 'vitest';
import { emphasiseHeaviest, selectLines } from '../../src/discord/board/select-lines.ts';
import type { LogLine } from '../../src/discord/text/log-lines.ts';
import { text } from '../../src/engine/text.ts';
import type { LogEntry } from '../../src/store/log.ts';

/** A log of moves by seat, or of another kind of entry. */
function createLog(...what: readonly (number | 'start' | 'seat')[]): readonly LogEntry[] {
  return what.map((one, at) => {
    const about = typeof one === 'number' ? { kind: 'move', seat: one } : { kind: one, seat: 0 };
    // The fixture has only the fields that the selection reads.
    return { ...about, number: at + 1 } as unknown as LogEntry;
  });
}

/** Creates lines of an entry with these weights. */
function createLines(entry: LogEntry | undefined, ...weights: readonly number[]): readonly LogLine[] {
  if (!entry) throw new Error('No such entry');
  const told = text(entry.kind === 'start' ? 'bot:board.began' : 'bot:board.over');
  return weights.map((weight, at) => ({ said: `${entry.number}.${at + 1}`, told, entry, weight, icons: [] }));
}

function listSelected(entries: readonly LogEntry[], lines: readonly LogLine[]): readonly string[] {
  return selectLines(lines, entries).map(({ said }) => said);
}

test('selectLines: keeps the last turn of each seat, newest last', () => {
  const entries = createLog(0, 1, 2, 0, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0));
  expect(listSelected(entries, lines)).toEqual(['3.1', '4.1', '5.1']);
});

test('selectLines: consecutive moves of one seat are one turn of at most two lines', () => {
  const entries = createLog(0, 1, 1, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0, 0));
  expect(listSelected(entries, lines)).toEqual(['1.1', '1.2', '2.1', '4.2']);
});

test('selectLines: a turn keeps its heaviest and newest line, or the first if they are the same', () => {
  const entries = createLog(0);
  expect(listSelected(entries, createLines(entries[0], 0, 5, 3, 0))).toEqual(['1.2', '1.4']);
  expect(listSelected(entries, createLines(entries[0], 0, 3, 5))).toEqual(['1.1', '1.3']);
});

test('selectLines: an implied line stays only if its turn has no other', () => {
  const entries = createLog(0);
  expect(listSelected(entries, createLines(entries[0], -1, 0))).toEqual(['1.2']);
  expect(listSelected(entries, createLines(entries[0], -1))).toEqual(['1.1']);
});

test('selectLines: the line with the purpose of an AI move is kept first', () => {
  const entries = createLog(0);
  const lines = createLines(entries[0], 0, 0, 0).map((line, at) =>
    at === 1 ? { ...line, isExplained: true as const } : line,
  );
  expect(listSelected(entries, lines)).toEqual(['1.2', '1.3']);
});

test('selectLines: keeps six lines of four turns and a seat change', () => {
  const entries = createLog('start', 0, 1, 2, 3, 'seat');
  const lines = entries.flatMap((entry) => createLines(entry, ...(entry.kind === 'move' ? [4, 0, 0] : [0])));
  expect(listSelected(entries, lines)).toEqual(['2.1', '3.1', '4.1', '5.1', '5.3', '6.1']);
});

test('selectLines: keeps a line that is shown only now in every turn', () => {
  const entries = createLog(0, 1, 2, 3);
  const lines = entries.flatMap((entry) =>
    createLines(entry, 0, 0, 5).map((line, at) =>
      at === 0 && entry.number < 3 ? { ...line, isFleeting: true } : line,
    ),
  );
  expect(listSelected(entries, lines)).toEqual(['1.1', '1.3', '2.1', '2.3', '3.3', '4.3']);
});

test('selectLines: drops an old seat change with the turns of its time', () => {
  const entries = createLog('seat', 0, 1, 'seat', 0, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0));
  expect(listSelected(entries, lines)).toEqual(['4.1', '5.1', '6.1']);
});

test('emphasiseHeaviest: makes the heaviest new line bold, the last of equals, none without weight', () => {
  const entries = createLog(0, 1);
  const lines = [...createLines(entries[0], 9), ...createLines(entries[1], 0, 4, 4, 1)];
  expect(emphasiseHeaviest(lines, ({ entry }) => entry === entries[1])).toEqual([
    '1.1',
    '2.1',
    '2.2',
    '**2.3**',
    '2.4',
  ]);
  expect(emphasiseHeaviest(createLines(entries[0], 0, -1), () => true)).toEqual(['1.1', '1.2']);
});
