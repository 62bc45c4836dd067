import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getMatchName } from '../../src/app/core/table.ts';
import { computeCommitment, computeOutcome, SecretLuck } from '../../src/engine/luck.ts';
import { blocks, page, rowsUnder } from './files.ts';

const { text } = page('docs/verifiable-luck.md');
const given = Object.fromEntries(
  rowsUnder(text, '## A worked example').map(([name, value]) => [name, bare(value)]),
);
const secret = Buffer.from(given.secret ?? '', 'hex');
const match = given.match ?? '';
const DRAWS = rowsUnder(text, '### Draws').map(([n, kind, k, limit, word, outcome]) => {
  const [decides, message] = (word ?? '').split(' of ');
  const numbers = { n: Number(n), k: Number(k), limit: Number(limit), outcome: Number(outcome) };
  return { ...numbers, kind, word: Number(decides), message: bare(message) };
});

function bare(cell = ''): string {
  return cell.replaceAll('`', '');
}

/** Computes steps 1 to 3 as the page describes them, without code of the project. */
function decided(n: number, k: number): { readonly word: number; readonly message: string } {
  const limit = 2n ** 32n - (2n ** 32n % BigInt(k));
  for (let b = 0; ; b++) {
    const message = `${match}:${n}:${b}`;
    const hex = createHmac('sha256', Buffer.from(given.secret ?? '', 'hex'))
      .update(message, 'utf8')
      .digest('hex');
    const word = (hex.match(/.{8}/g) ?? []).find((digits) => BigInt(`0x${digits}`) < limit);
    if (word !== undefined) return { word: Number.parseInt(word, 16), message };
  }
}

describe('worked example of docs/verifiable-luck.md', () => {
  test('docs/verifiable-luck.md: the example has a sealed secret, rolls, draws, skipped words and a second block', () => {
    expect(secret).toHaveLength(32);
    expect(match).toBe(getMatchName(7));
    expect(new Set(DRAWS.map(({ kind }) => kind))).toEqual(new Set(['roll', 'draw']));
    expect(DRAWS.some(({ n, message }) => message === `${match}:${n}:1`)).toBe(true);
  });

  test('docs/verifiable-luck.md: the commitment of the example is the SHA-256 of its secret', () => {
    expect(computeCommitment(secret)).toBe(given.commitment);
    expect(createHash('sha256').update(secret).digest('hex')).toBe(given.commitment);
  });

  test('docs/verifiable-luck.md: the first block of the example is the documented one', () => {
    const hex = createHmac('sha256', secret).update(`${match}:0:0`).digest('hex');
    expect(text).toContain(`\`${match}:0:0\` makes \`${hex}\``);
    expect(text.replaceAll('\n', ' ')).toContain(
      `word is \`${hex.slice(0, 8)}\`, ${Number.parseInt(hex.slice(0, 8), 16)}.`,
    );
  });

  test.each(DRAWS)(
    'docs/verifiable-luck.md: draw $n of $k follows from the documented method',
    ({ n, k, kind, limit, word, message, outcome }) => {
      expect(limit % k).toBe(0);
      expect(2 ** 32 - limit).toBeLessThan(k);
      expect(decided(n, k)).toEqual({ word, message });
      expect((word % k) + (kind === 'roll' ? 1 : 0)).toBe(outcome);
    },
  );

  test.each(DRAWS)(
    'docs/verifiable-luck.md: draw $n of $k equals that of the bot',
    ({ n, k, kind, outcome }) => {
      expect(computeOutcome(secret, match, n, k) + (kind === 'roll' ? 1 : 0)).toBe(outcome);
      const luck = new SecretLuck(secret, match, n);
      expect(kind === 'roll' ? luck.roll(k) : luck.draw(k)).toBe(outcome);
    },
  );
});

const noPython = spawnSync('python3', ['--version']).status !== 0;

test.skipIf(noPython)('docs/verifiable-luck.md: the Python program prints the same draws', () => {
  const { stdout } = spawnSync('python3', ['-c', blocks(text, 'python').join('')], { encoding: 'utf8' });
  const outcomes = DRAWS.slice(0, 2).map(({ outcome }) => outcome);
  expect(stdout.split('\n')).toEqual([given.commitment, outcomes.join(' '), '']);
});
