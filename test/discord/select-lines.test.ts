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

/** Lines of an entry, by what they weigh. */
function createLines(entry: LogEntry | undefined, ...weights: readonly number[]): readonly LogLine[] {
  if (!entry) throw new Error('No such entry');
  const told = text(entry.kind === 'start' ? 'bot:board.began' : 'bot:board.over');
  return weights.map((weight, at) => ({ said: `${entry.number}.${at + 1}`, told, entry, weight }));
}

function listSelected(entries: readonly LogEntry[], lines: readonly LogLine[]): readonly string[] {
  return selectLines(lines, entries).map(({ said }) => said);
}

test('a board tells the last turn of each seat, the newest last, and no earlier turn', () => {
  const entries = createLog(0, 1, 2, 0, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0));
  expect(listSelected(entries, lines)).toEqual(['3.1', '4.1', '5.1']);
});

test('moves of one seat without another in between are one turn of at most two lines', () => {
  const entries = createLog(0, 1, 1, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0, 0));
  expect(listSelected(entries, lines)).toEqual(['1.1', '1.2', '2.1', '4.2']);
});

test('a turn keeps its heaviest line and its newest, and where that is one line what was decided', () => {
  const entries = createLog(0);
  expect(listSelected(entries, createLines(entries[0], 0, 5, 3, 0))).toEqual(['1.2', '1.4']);
  expect(listSelected(entries, createLines(entries[0], 0, 3, 5))).toEqual(['1.1', '1.3']);
});

test('a line that another implies stays only while its turn has no other', () => {
  const entries = createLog(0);
  expect(listSelected(entries, createLines(entries[0], -1, 0))).toEqual(['1.2']);
  expect(listSelected(entries, createLines(entries[0], -1))).toEqual(['1.1']);
});

test('what a move of an AI was for stays before another line of its turn', () => {
  const entries = createLog(0);
  const lines = createLines(entries[0], 0, 0, 0).map((line, at) =>
    at === 1 ? { ...line, isExplained: true as const } : line,
  );
  expect(listSelected(entries, lines)).toEqual(['1.2', '1.3']);
});

test('of four turns and what became of a seat six lines stay, each turn with its heaviest', () => {
  const entries = createLog('start', 0, 1, 2, 3, 'seat');
  const lines = entries.flatMap((entry) => createLines(entry, ...(entry.kind === 'move' ? [4, 0, 0] : [0])));
  expect(listSelected(entries, lines)).toEqual(['2.1', '3.1', '4.1', '5.1', '5.3', '6.1']);
});

test('what was decided stays in every turn where it is told only now', () => {
  const entries = createLog(0, 1, 2, 3);
  const lines = entries.flatMap((entry) =>
    createLines(entry, 0, 0, 5).map((line, at) =>
      at === 0 && entry.number < 3 ? { ...line, isFleeting: true } : line,
    ),
  );
  expect(listSelected(entries, lines)).toEqual(['1.1', '1.3', '2.1', '2.3', '3.3', '4.3']);
});

test('what became of a seat goes with the turns of its time', () => {
  const entries = createLog('seat', 0, 1, 'seat', 0, 1);
  const lines = entries.flatMap((entry) => createLines(entry, 0));
  expect(listSelected(entries, lines)).toEqual(['4.1', '5.1', '6.1']);
});

test('the heaviest new line is bold where it happened, the last of equals, and none that weighs nothing', () => {
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
