import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatCanonicalJson, type MatchRecord, type RecordedMove } from '../../src/engine/record.ts';
import { VerificationError, verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { games } from '../../src/games/registry.ts';
import { loadRecord } from '../../src/tools/load-record.ts';
import { recordMatch, sealRecord } from '../support/game/record-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values that are no move, option or number. */
const JUNK: readonly unknown[] = [
  null,
  {},
  [],
  '',
  'x',
  0,
  -1,
  1e9,
  2 ** 53,
  true,
  [null],
  { kind: 'x' },
  { kind: null },
  { kind: 'zz', from: 9 },
];

const CASES = games.map((game) => ({ id: game.id, game, record: recordMatch(game, 24) }));

describe.each(CASES)('verifyMatchRecord of a record of $id', ({ game, record }) => {
  /** Returns the fault of a changed record with a new digest; throws any other error. */
  function findFault(changed: object): string {
    try {
      verifyMatchRecord(sealRecord(changed as MatchRecord), game);
    } catch (error) {
      if (error instanceof VerificationError) return error.message;
      throw error;
    }
    return 'nothing';
  }

  const withMove = (at: number, change: Partial<RecordedMove>) => ({
    ...record,
    moves: record.moves.map((move, which) => (which === at ? { ...move, ...change } : move)),
  });

  test('verifyMatchRecord: finds no fault in a played record', () =>
    expect(findFault(record)).toBe('nothing'));

  test('verifyMatchRecord: reports every junk move, though its text is its JSON', () => {
    for (let at = 0; at < record.moves.length; at++)
      for (const move of JUNK)
        for (const text of [formatCanonicalJson(move), record.moves[at]?.text ?? ''])
          expect(findFault(withMove(at, { move, text })), `${at} ${formatCanonicalJson(move)}`).toMatch(
            /^Move \d+ /,
          );
  });

  test('verifyMatchRecord: reports every move with a part missing or changed', () => {
    for (const [at, { move }] of record.moves.entries())
      for (const key of Object.keys(move as object))
        for (const junk of [undefined, ...JUNK]) {
          const changed = { ...(move as object), [key]: junk };
          if (formatCanonicalJson(changed) === formatCanonicalJson(move)) continue;
          expect(findFault(withMove(at, { move: changed, text: formatCanonicalJson(changed) }))).not.toMatch(
            /:refuse/,
          );
        }
  });

  test('verifyMatchRecord: accepts a missing option and reports a junk one', () => {
    for (const key of Object.keys(record.options)) {
      const { [key]: _, ...options } = record.options;
      expect(findFault({ ...record, options }), key).toBe('nothing');
      for (const junk of JUNK)
        if (!game.options.some(({ id, values }) => id === key && values.some((value) => value === junk)))
          expect(findFault({ ...record, options: { ...options, [key]: junk } }), key).toMatch(/options/);
    }
  });

  test('verifyMatchRecord: reports a wrong position and a wrong seat', () => {
    for (const position of ['', 'x', '0', record.position.slice(1)])
      expect(findFault({ ...record, position })).toMatch(/position/);
    for (const seat of [7, 1e9]) expect(findFault(withMove(0, { seat }))).toMatch(/^Move 1 /);
  });
});

describe('npm run verify', () => {
  const record = CASES.find(({ id }) => id === 'runaround')?.record as MatchRecord;

  function answerTo(content: string | Buffer): { status: number | null; stdout: string; stderr: string } {
    const path = join(folder, 'record.json');
    writeFileSync(path, content);
    return spawnSync(process.execPath, ['src/tools/verify.ts', path], { encoding: 'utf8' });
  }

  test('npm run verify: tells what it checked and what it did not', () => {
    const { status, stdout } = answerTo(JSON.stringify(record));
    expect([status, stdout.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(/^Verified: runaround, 24 moves, \d+ outcomes of luck\.$/),
        'Not checked: names, which seats were AIs, who left or came, the credit, and all times; that the match was resigned, claimed or broken off, and whether moves were left out at its end.',
        '',
      ],
    ]);
  }, 30_000);

  test('npm run verify: tells that a cut record may be incomplete at its end', () => {
    const start = recordMatch(CASES.find(({ id }) => id === 'runaround')?.game as never, 10);
    const standings = [
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ];
    const cut = sealRecord({ ...start, ending: { kind: 'resigned', seat: 1 }, standings } as MatchRecord);
    const { status, stdout } = answerTo(JSON.stringify(cut));
    expect([status, stdout]).toEqual([0, expect.stringContaining('left out at its end')]);
  }, 30_000);

  test('npm run verify: prints no control characters of a foreign file', () => {
    const { status, stderr } = answerTo(JSON.stringify({ ...record, '\u001b[31m\u202ex': 1 }));
    expect(status).toBe(1);
    expect(stderr.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }, 30_000);

  test('npm run verify: explains why a move is against the rules', () => {
    const [first] = record.moves;
    const moves = [{ ...first, move: { kind: 'run', from: 3 }, text: '3' }, ...record.moves.slice(1)];
    const { status, stderr } = answerTo(JSON.stringify({ ...record, moves }));
    expect([status, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toMatch(/^Not verified\. Move 1 is against the rules\. [A-Z].*\.\n$/);
    expect(stderr).not.toContain('runaround:');
  }, 30_000);
});

// https://github.com/DTDL/optolith-client/issues/370 and RFC 8259, 8.1: a byte order mark may be passed over.
describe('loadRecord', () => {
  const text = JSON.stringify(CASES[0]?.record);
  const read = (content: Buffer) => {
    const path = join(folder, 'bytes.json');
    writeFileSync(path, content);
    return loadRecord(path).position;
  };

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 of Windows', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('loadRecord: reads %s', (_, content) => expect(read(content)).toBe(CASES[0]?.record.position));

  test.each([
    ['nothing', Buffer.of(), 'It is no JSON.'],
    ['no text', Buffer.of(0x7b, 0xc3, 0x28), 'It is no text in UTF-8.'],
    ['a list', Buffer.from('[]'), 'It is no record of a match'],
    ['deep nesting', Buffer.from('['.repeat(100_000)), 'It is no JSON.'],
  ])('loadRecord: rejects %s with a sentence', (_, content, sentence) =>
    expect(() => read(content)).toThrow(sentence),
  );
});
