import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { boardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { thinking } from '../support/thinking.ts';
import { expectWhole } from '../support/verify.ts';

let evening: Evening;
afterEach(async () => await evening.end());

test('the channel reads what the moves of an AI were for, and nobody reads it of a person', async () => {
  evening = await openEvening({ players: thinking(0) });
  const options = [['Track', '18 spaces']] as const;
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['theo'], ais: 1, options });
  const told = await explainedOnBoards('table-one');
  expect(told.size).toBeGreaterThan(4);
  for (const line of told) expect(line).toMatch(/^Badger runs from \d+ to \d+ – [^.]+\.$/);
  const log = await expectWhole(evening.house, 1);
  const known = log.flatMap((entry) => (entry.kind === 'move' && entry.thought?.why ? [entry] : []));
  expect(known.length).toBeGreaterThanOrEqual(told.size);
  expect(known.every(({ person }) => person === null)).toBe(true);
  expectCalm(evening);
});

/** Plays to the end. Returns the lines that say what a move was for, of every board there was. */
async function explainedOnBoards(channel: string): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const chance = seeded(6);
  while (toMove(evening, channel) !== null) {
    await takeTurn(evening, channel, chance);
    for (const line of boardIn(evening, channel).content.split('\n'))
      if (line.includes(' – ')) told.add(line);
  }
  return told;
}
