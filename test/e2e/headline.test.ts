import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { boardIn, sitDown, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;

beforeAll(async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});

afterAll(async () => {
  await endCalmly(evening);
});

/** The lines of every board up to the end. */
async function boardsToTheEnd(): Promise<readonly (readonly string[])[]> {
  const boards: string[][] = [];
  const chance = seeded(5);
  while (toMove(evening, CHANNEL) !== null) {
    await takeTurn(evening, CHANNEL, chance);
    boards.push(boardIn(evening, CHANNEL).content.split('\n'));
  }
  return boards;
}

test('what matters most of a turn stands first, in bold, once; a turn of nothing much has no such line', async () => {
  const boards = await boardsToTheEnd();
  const last = boards.at(-1) ?? [];
  const running = boards.slice(0, -1);
  const great = /^\*\*.+(?:comes round|bumps|goes home|swap places|another turn).+\*\*$/;
  const headed = running.filter(([, first = '']) => great.test(first));
  expect(headed.length).toBeGreaterThan(5);
  for (const [, first = '', ...rest] of headed) expect(rest).not.toContain(first.replaceAll('**', ''));
  const plain = running.filter(([, first = '']) => !first.startsWith('**'));
  expect(plain.length).toBeGreaterThan(5);
  expect(last.filter((line) => line.startsWith('**'))).toEqual([
    '**Runaround**',
    expect.stringMatching(/ wins\.\*\*$/),
  ]);
});
