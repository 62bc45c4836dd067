import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findGameVersion } from '../../src/app/core/context.ts';
import { components } from '../../src/discord/client/components.ts';
import { formatCustomId, parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { advance, type Match } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { type MatchRecord, RECORD_VERSION, type RecordedMove } from '../../src/engine/record.ts';
import { refused } from '../../src/engine/refusal.ts';
import { verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { loadRecord } from '../../src/tools/load-record.ts';
import { blocks, page, rowsUnder } from './files.ts';

const { text } = page('docs/formats.md');
const NAMES: Readonly<Record<string, string>> = {
  runaround: 'Runaround',
  forage: 'Forage',
  motox: 'MotoX',
  moneyrun: 'Money Run',
  gostop: 'Go-Stop',
  piecepack: 'The piecepack',
};

function section(heading: string): string {
  return text.split(/^(?=#+ )/m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

function quoted(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

describe('record of docs/formats.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formats-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'runaround-7.json');
  writeFileSync(file, blocks(section('## The record'), 'json').join(''));
  const rows = rowsUnder(text, '## The record');

  test('docs/formats.md: the record has the current format version', () => {
    const [cell = ''] = rows.flatMap(([field, meaning = '']) => (field === '`piecemeal`' ? [meaning] : []));
    expect(cell).toBe(`The version of this format, ${RECORD_VERSION}`);
  });

  test('docs/formats.md: the record verifies', () => {
    const record = loadRecord(file);
    const game = findGameVersion({ games, earlier }, record.game, record.rules) as Game;
    expect(verifyMatchRecord(record, game)).toEqual({ moves: record.moves.length, outcomes: 5 });
  });

  test('docs/formats.md: the record has the fields of the table in their order', () => {
    expect(rows.flatMap(([field]) => quoted(field))).toEqual(Object.keys(loadRecord(file)));
  });

  test('docs/formats.md: the table names every part of a field', () => {
    const parts = {
      players: ['name', 'ai'],
      left: ['after', 'seat', 'name'],
      came: ['after', 'seat', 'name'],
      moves: ['seat', 'move', 'text', 'luck', 'at'],
      ending: ['kind', 'over', 'resigned', 'claimed', 'seat', 'cancelled'],
      standings: ['seat', 'place', 'score'],
    } satisfies Partial<Record<keyof MatchRecord, readonly string[]>>;
    const named = Object.keys(parts).map((field) => rows.find(([cell]) => cell === `\`${field}\``)?.[1]);
    expect(named.map(quoted)).toEqual(Object.values(parts));
    const [move] = loadRecord(file).moves;
    expect(Object.keys(move as RecordedMove)).toEqual(parts.moves);
  });
});

/** Returns the examples of a game: positions, each with the moves documented as legal there. */
function examplesOf(id: string): readonly { readonly at: string; readonly moves: readonly string[] }[] {
  const lines = blocks(section(`### ${NAMES[id]}`), 'text').flatMap((block) => block.trim().split('\n'));
  const starts = lines.flatMap((line, at) => (line.startsWith('> ') ? [] : [at]));
  return starts.map((at, which) => ({
    at: lines[at] ?? '',
    moves: lines.slice(at + 1, starts[which + 1] ?? lines.length).map((line) => line.slice(2)),
  }));
}

const EXAMPLES = games.flatMap((game) =>
  examplesOf(game.id).map((example) => ({ game, id: game.id, ...example })),
);

describe('positions of docs/formats.md', () => {
  test('docs/formats.md: has a position and a move of every game', () => {
    expect([...new Set(EXAMPLES.map(({ id }) => id))]).toEqual(games.map(({ id }) => id));
    expect(EXAMPLES.filter(({ moves }) => moves.length === 0)).toEqual([]);
  });

  test.each(EXAMPLES)(
    'docs/formats.md: the position of $id can be read and its moves are legal: $at',
    ({ game, at, moves }) => {
      const match = matchAt(game, at);
      expect(game.notation.print(match.state)).toBe(at);
      for (const move of moves) expectLegal(match, move);
    },
  );
});

function matchAt(game: Game, at: string): Match {
  const options = getDefaultOptions(game.options);
  const state = game.notation.parse(at, options);
  if (refused(state)) throw new Error(`${at} is refused: ${JSON.stringify(state.reason)}`);
  return { game, seats: game.seats[0] ?? 1, options, state, played: 0 };
}

function expectLegal(match: Match, typed: string): void {
  const { game, state } = match;
  const turn = game.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const move = game.notation.parseMove(typed, game.view(state, seat), seat);
  if (refused(move)) throw new Error(`${typed} is refused: ${move.reason.key}`);
  expect(game.notation.printMove(move)).toBe(typed);
  expect(advance(match, seat, move, createSeededChance(1))).toMatchObject({ entry: { seat } });
}

describe('custom ids of docs/formats.md', () => {
  const rows = rowsUnder(text, '## Ids of buttons');
  test.each(rows)('docs/formats.md: the custom id %s has the documented meaning', (id, meaning) => {
    const [custom = ''] = quoted(id);
    const clicked = JSON.parse(quoted(meaning)[0] ?? '');
    expect(formatCustomId(clicked)).toBe(custom);
    const { name, fields = [] } = parseCustomId(custom) ?? {};
    expect(components.find((click) => click.name === name)?.reading(fields)).not.toBeNull();
  });

  test('docs/formats.md: names every first word of a custom id', () => {
    expect(rows.length).toBeGreaterThan(5);
    const named = new Set(quoted(section('## Ids of buttons')).map((word) => word.split(':')[0]));
    expect(components.map(({ name }) => name).filter((word) => !named.has(word))).toEqual([]);
  });
});
