import { afterEach, beforeEach, expect, test } from 'vitest';
import { retiredText } from '../../src/discord/messages/board.ts';
import { linesOf } from '../../src/discord/messages/lines.ts';
import { text } from '../../src/engine/text.ts';
import type { LogEntry } from '../../src/store/log.ts';
import type { Table } from '../../src/tables/table.ts';
import { tableBefore } from '../../src/tables/tableBefore.ts';
import { duel } from '../support/bare-table.ts';
import { type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { tableOf } from '../support/verify.ts';

let house: BareHouse;
let table: Table;
beforeEach(async () => {
  house = await openHouse();
  table = namingBoth(await tableOf(house, (await duel(house)).id));
});
afterEach(async () => await closeHouse(house));

/** Every event is told with the names of both seats. */
function namingBoth({ game, ...rest }: Table): Table {
  const tell = () => text('bot:board.shared', { who: [{ seat: 0 }, { seat: 1 }] });
  const telling = { ...game, seen: (event: unknown) => event, words: { ...game.words, tell } };
  const sitters = [sitting(0, 'Ann'), { ...sitting(1, 'AI (Bob)'), kind: 'ai' as const, player: 'random' }];
  return { ...rest, game: telling, sitters };
}

function sitting(seat: number, name: string) {
  return { seat, kind: 'person' as const, person: name.toLowerCase(), name };
}

function move(number: number, name = 'Ann'): LogEntry {
  return { number, at: 0, kind: 'move', seat: 0, person: 'ann', name, move: {}, luck: [], events: [{}] };
}

const handed: LogEntry = {
  ...{ number: 3, at: 0, kind: 'seat', seat: 1, person: 'bob', name: 'Bob' },
  from: { kind: 'person', person: 'bob', name: 'Bob' },
  to: { kind: 'ai', player: 'random', name: 'AI (Bob)', instead: 'bob' },
};

test('every name in a line is that of whoever sat there then', () => {
  const said = linesOf(table, [move(2), handed, move(4)], null, 'later');
  expect(said[0]).toBe('Ann and Bob share the win.');
  expect(said[2]).toBe('Ann and AI (Bob) share the win.');
});

test('an older board keeps the names of its time, as the seat was handed on after it', () => {
  expect(retiredText(tableBefore(table, [handed]), [move(2)])).toContain('Ann and Bob share');
  expect(retiredText(table, [move(2)])).toContain('Ann and AI (Bob) share');
});

test('a board of a whole evening has its last fifteen lines, and says where the others are', () => {
  const evening = Array.from({ length: 40 }, (_, at) => move(at + 2, `Ann${at}`));
  const lines = retiredText(table, evening).split('\n');
  expect(lines).toHaveLength(17);
  expect(lines[1]).toBe('-# … and 25 more lines before this. /recap and /replay tell them.');
  expect(lines.at(-1)).toContain('Ann39');
  expect(retiredText(table, evening.slice(0, 15))).not.toContain('more line');
});
