import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../src/app/core/table.ts';
import { rewindSeats } from '../../src/app/replay/reached-position.ts';
import { formatRetiredBoard } from '../../src/discord/board/board.ts';
import { createLogLines, createLogLinesInParts, formatEntries } from '../../src/discord/text/log-lines.ts';
import { text } from '../../src/engine/text.ts';
import type { LogEntry, MoveEntry } from '../../src/store/log.ts';
import { beginDuel } from '../support/app-table.ts';
import { closeTestContext, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
let table: Table;
beforeEach(async () => {
  ctx = await openTestContext();
  table = nameBothSeats(await loadStoredTable(ctx, (await beginDuel(ctx)).id));
});
afterEach(async () => await closeTestContext(ctx));

/** Every event is told with the names of both seats. */
function nameBothSeats({ game, ...rest }: Table): Table {
  const tell = () => text('bot:board.shared', { who: [{ seat: 0 }, { seat: 1 }] });
  const telling = { ...game, seen: (event: unknown) => event, words: { ...game.words, tell } };
  const seats = [
    createSeat(0, 'Ann'),
    { ...createSeat(1, 'AI (Bob)'), kind: 'ai' as const, player: 'random' },
  ];
  return { ...rest, game: telling, seats };
}

function createSeat(seat: number, name: string) {
  return { seat, kind: 'person' as const, person: name.toLowerCase(), name };
}

function createMoveEntry(number: number, name = 'Ann'): LogEntry {
  return { number, at: 0, kind: 'move', seat: 0, person: 'ann', name, move: {}, luck: [], events: [{}] };
}

const handed: LogEntry = {
  ...{ number: 3, at: 0, kind: 'seat', seat: 1, person: 'bob', name: 'Bob' },
  from: { kind: 'person', person: 'bob', name: 'Bob' },
  to: { kind: 'ai', player: 'random', name: 'AI (Bob)', instead: 'bob' },
};

/** A move of two events, by an AI in the first seat. */
const ofAi = { ...createMoveEntry(2), person: null, events: [{}, {}] } as MoveEntry;

test('every name in a line is that of whoever sat there then', () => {
  const said = formatEntries(table, [createMoveEntry(2), handed, createMoveEntry(4)], null, 'later');
  expect(said[0]).toBe('Ann and Bob share the win.');
  expect(said[2]).toBe('Ann and AI (Bob) share the win.');
});

test('many entries are told in parts as they are told at once, and as each is told alone', async () => {
  const back: LogEntry = { ...handed, from: handed.to, to: handed.from } as LogEntry;
  const entries = Array.from({ length: 320 }, (_, at) => {
    if (at % 90 === 89) return { ...(at % 180 === 89 ? handed : back), number: at + 2 };
    return createMoveEntry(at + 2, at % 7 === 0 ? 'Zoe' : 'Ann');
  });
  const alone = entries.flatMap((entry, at) =>
    formatEntries(rewindSeats(table, entries.slice(at + 1)), [entry], null, 'later'),
  );
  expect(new Set(alone).size).toBeGreaterThan(3);
  expect(formatEntries(table, entries, null, 'later')).toEqual(alone);
  const atOnce = createLogLines(table, entries, null, 'later', 'en');
  expect(await createLogLinesInParts(table, entries, null, 'later', 'en')).toEqual(atOnce);
});

test('an older board keeps the names of its time, as the seat was handed on after it', () => {
  expect(formatRetiredBoard(rewindSeats(table, [handed]), [createMoveEntry(2)])).toContain(
    'Ann and Bob share',
  );
  expect(formatRetiredBoard(table, [createMoveEntry(2)])).toContain('Ann and AI (Bob) share');
});

test('an old board of a whole evening tells the last turn of each seat in at most six lines', () => {
  const testBot = Array.from({ length: 40 }, (_, at) => ({
    ...createMoveEntry(at + 2, `Ann${at}`),
    seat: at % 2,
  }));
  const lines = formatRetiredBoard(table, testBot as LogEntry[]).split('\n');
  expect(lines).toEqual([
    '**Runaround**',
    expect.stringContaining('Ann38'),
    expect.stringContaining('Ann39'),
  ]);
});

describe('what a move of an AI was for', () => {
  const why = text('bot:board.turnAi', { who: { seat: 1 } });
  const thought = { strength: 'owl', seed: '', playouts: 0, why };

  test('stands behind its first line', () => {
    expect(formatEntries(table, [{ ...ofAi, thought }], null, 'now')).toEqual([
      'Ann and AI (Bob) share the win (⏳ AI (Bob) is thinking…).',
      'Ann and AI (Bob) share the win.',
    ]);
  });

  test('stands behind the line of the event that it speaks of, and nowhere where nobody reads that', () => {
    const events = [{ kind: 'placed' }, { kind: 'moved' }];
    const of = (kind: string) => ({ ...ofAi, events, thought: { ...thought, why: { ...why, of: kind } } });
    const plain = 'Ann and AI (Bob) share the win.';
    const explained = 'Ann and AI (Bob) share the win (⏳ AI (Bob) is thinking…).';
    expect(formatEntries(table, [of('moved')], null, 'now')).toEqual([plain, explained]);
    expect(formatEntries(table, [of('placed')], null, 'now')).toEqual([explained, plain]);
    expect(formatEntries(table, [of('rolled')], null, 'now')).toEqual([plain, plain]);
  });

  test('is nowhere where it was not written down, or a person moved', () => {
    const plain = ['Ann and AI (Bob) share the win.', 'Ann and AI (Bob) share the win.'];
    const { why: _, ...silent } = thought;
    for (const entry of [ofAi, { ...ofAi, thought: silent }, { ...ofAi, person: 'ann', thought }])
      expect(formatEntries(table, [entry], null, 'now')).toEqual(plain);
  });

  test('is forgotten with the turn where players have to remember', () => {
    const forgetful = { ...table, game: { ...table.game, memory: () => true } };
    expect(formatEntries(forgetful, [{ ...ofAi, thought }], null, 'now')[0]).toContain('⏳');
    expect(formatEntries(forgetful, [{ ...ofAi, thought }], null, 'later')[0]).not.toContain('⏳');
    expect(formatEntries(table, [{ ...ofAi, thought }], null, 'later')[0]).toContain('⏳');
  });

  test.each([
    { key: 'bot:board.goneLongAgo' },
    text('bot:board.free', { status: { key: 'bot:board.gone' } }),
  ])('breaks no line when its sentence is gone: $key', (gone) => {
    const [line] = formatEntries(table, [{ ...ofAi, thought: { ...thought, why: gone } }], null, 'now');
    expect(line).toBe('Ann and AI (Bob) share the win.');
  });
});
