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

test('what matters most of a round is bold where it happened, once; a round of nothing much has no such line', async () => {
  const boards = await boardsToTheEnd();
  const last = boards.at(-1) ?? [];
  const running = boards.slice(0, -1).map((lines) => lines.slice(1));
  const great = /^\*\*.+(?:comes round|bumps|goes home|swap places|another turn).+\*\*$/;
  const bold = running.map((lines) => lines.filter((line) => line.startsWith('**')));
  for (const [line = '', ...more] of bold.filter(({ length }) => length > 0)) {
    expect(line).toMatch(great);
    expect(more).toEqual([]);
  }
  expect(running.filter((lines) => lines.findIndex((line) => great.test(line)) > 0).length).toBeGreaterThan(
    5,
  );
  expect(bold.filter(({ length }) => length === 0).length).toBeGreaterThan(5);
  expect(last.filter((line) => line.startsWith('**'))).toEqual([
    '**Runaround**',
    expect.stringMatching(/ wins\.\*\*$/),
  ]);
});
