import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../src/app/core/table.ts';
import { rewindSeats } from '../../src/app/replay/checkpoint.ts';
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

/** Returns the table with a text for every event that names both seats. */
function nameBothSeats({ game, ...rest }: Table): Table {
  const tell = () => text('bot:board.shared', { who: [{ seat: 0 }, { seat: 1 }] });
  const describing = { ...game, seen: (event: unknown) => event, text: { ...game.text, tell } };
  const seats = [
    createSeat(0, 'Ann'),
    { ...createSeat(1, 'AI (Bob)'), kind: 'ai' as const, player: 'random' },
  ];
  return { ...rest, game: describing, seats };
}

function createSeat(seat: number, name: string) {
  return { seat, kind: 'person' as const, person: name.toLowerCase(), name };
}

function createMoveEntry(number: number, name = 'Ann'): LogEntry {
  return { number, at: 0, kind: 'move', seat: 0, person: 'ann', name, move: {}, luck: [], events: [{}] };
}

const seatChange: LogEntry = {
  ...{ number: 3, at: 0, kind: 'seat', seat: 1, person: 'bob', name: 'Bob' },
  from: { kind: 'person', person: 'bob', name: 'Bob' },
  to: { kind: 'ai', player: 'random', name: 'AI (Bob)', instead: 'bob' },
};

/** A move of two events, by an AI in the first seat. */
const aiMove = { ...createMoveEntry(2), person: null, events: [{}, {}] } as MoveEntry;

test('formatEntries: names the occupant of a seat at the time of the entry', () => {
  const lines = formatEntries(table, [createMoveEntry(2), seatChange, createMoveEntry(4)], null, 'later');
  expect(lines[0]).toBe('Ann and Bob share the win.');
  expect(lines[2]).toBe('Ann and AI (Bob) share the win.');
});

test('createLogLinesInParts: gives the same lines as one call and as single entries', async () => {
  const back: LogEntry = { ...seatChange, from: seatChange.to, to: seatChange.from } as LogEntry;
  const entries = Array.from({ length: 320 }, (_, at) => {
    if (at % 90 === 89) return { ...(at % 180 === 89 ? seatChange : back), number: at + 2 };
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

test('formatRetiredBoard: keeps the names from before a seat changed hands', () => {
  expect(formatRetiredBoard(rewindSeats(table, [seatChange]), [createMoveEntry(2)])).toContain(
    'Ann and Bob share',
  );
  expect(formatRetiredBoard(table, [createMoveEntry(2)])).toContain('Ann and AI (Bob) share');
});

test('formatRetiredBoard: a long log shows the last turn of each seat in at most six lines', () => {
  const moves = Array.from({ length: 40 }, (_, at) => ({
    ...createMoveEntry(at + 2, `Ann${at}`),
    seat: at % 2,
  }));
  const lines = formatRetiredBoard(table, moves as LogEntry[]).split('\n');
  expect(lines).toEqual([
    '<:game_runaround> **Runaround**',
    expect.stringContaining('Ann38'),
    expect.stringContaining('Ann39'),
  ]);
});

describe('purpose of an AI move', () => {
  const why = text('bot:board.turnAi', { who: { seat: 1 } });
  const thought = { strength: 'owl', seed: '', playouts: 0, why };

  test('purpose of an AI move: follows the first line', () => {
    expect(formatEntries(table, [{ ...aiMove, thought }], null, 'now')).toEqual([
      'Ann and AI (Bob) share the win (⏳ AI (Bob) is thinking…).',
      'Ann and AI (Bob) share the win.',
    ]);
  });

  test('purpose of an AI move: follows the line of its event and is omitted without that line', () => {
    const events = [{ kind: 'placed' }, { kind: 'moved' }];
    const createMove = (kind: string) => ({
      ...aiMove,
      events,
      thought: { ...thought, why: { ...why, of: kind } },
    });
    const plain = 'Ann and AI (Bob) share the win.';
    const explained = 'Ann and AI (Bob) share the win (⏳ AI (Bob) is thinking…).';
    expect(formatEntries(table, [createMove('moved')], null, 'now')).toEqual([plain, explained]);
    expect(formatEntries(table, [createMove('placed')], null, 'now')).toEqual([explained, plain]);
    expect(formatEntries(table, [createMove('rolled')], null, 'now')).toEqual([plain, plain]);
  });

  test('purpose of an AI move: is omitted when not recorded and for moves of people', () => {
    const plain = ['Ann and AI (Bob) share the win.', 'Ann and AI (Bob) share the win.'];
    const { why: _, ...silent } = thought;
    for (const entry of [aiMove, { ...aiMove, thought: silent }, { ...aiMove, person: 'ann', thought }])
      expect(formatEntries(table, [entry], null, 'now')).toEqual(plain);
  });

  test('purpose of an AI move: is omitted after the turn in games of memory', () => {
    const forgetful = { ...table, game: { ...table.game, memory: () => true } };
    expect(formatEntries(forgetful, [{ ...aiMove, thought }], null, 'now')[0]).toContain('⏳');
    expect(formatEntries(forgetful, [{ ...aiMove, thought }], null, 'later')[0]).not.toContain('⏳');
    expect(formatEntries(table, [{ ...aiMove, thought }], null, 'later')[0]).toContain('⏳');
  });

  test.each([
    { key: 'bot:board.goneLongAgo' },
    text('bot:board.free', { status: { key: 'bot:board.gone' } }),
  ])('purpose of an AI move: a removed text $key does not break the line', (gone) => {
    const [line] = formatEntries(table, [{ ...aiMove, thought: { ...thought, why: gone } }], null, 'now');
    expect(line).toBe('Ann and AI (Bob) share the win.');
  });
});
