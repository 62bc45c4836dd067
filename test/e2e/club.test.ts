import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, isPrivate, offers, sitDown } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('somebody sees what their games come to, and what they stand at with somebody else', async () => {
  const none = await asked('theo', 'stats');
  expect([none.content, none.attachments]).toEqual([
    expect.stringContaining('No game has been finished yet.'),
    [],
  ]);
  await lostBy('theo', 'runaround');
  await lostBy('mina', 'runaround');
  await lostBy('mina', 'gostop');
  const stats = await asked('theo', 'stats');
  expect(isPrivate(stats)).toBe(true);
  expect(stats.content).toMatch(/Played 3: won 2, lost 1, drawn 0\nWins in a row: 2 now, 2 at most/);
  expect(stats.content).toMatch(
    /- Runaround: played 2, won 1, rating \d+\n- Go-Stop: played 1, won 1, rating 1\d+/,
  );
  expect(stats.content).toContain('- Mina: 2 to 1');
  const [image] = stats.attachments;
  expect(image?.filename).toBe('ratings.png');
  expect(image?.description).toMatch(
    /^Ratings of Theo after each match, won 2 of 3\. Runaround: from 1000 to \d+ now, at most 1\d+, at least 9\d+\. Won 1 of 2\. Go-Stop: /,
  );
  expect(image?.description).not.toContain('Mina');
  const between = await asked('rex', 'stats', { person: person('mina').id, with: person('theo').id });
  expect(between.content).toContain('**Mina** on this server');
  expect(between.content).toContain('Between the two of them: 1 to 2, level 0');
  expect(between.attachments).toEqual([]);
  const one = await asked('theo', 'stats', { game: 'gostop' });
  expect(one.content).toContain('Played 1: won 1');
  expect(one.content).not.toContain('Runaround');
  expect(one.attachments[0]?.description).not.toContain('Runaround');
});

test('who plays best stands first, and who does not want to be listed does not stand there', async () => {
  expect((await asked('rex', 'leaders', { game: 'runaround' })).content).toContain(
    'Nobody has a rating yet.',
  );
  await lostBy('mina', 'runaround');
  const leaders = await asked('rex', 'leaders', { game: 'runaround' });
  expect(leaders.content).toMatch(/1\. Theo · \*\*1\d+\*\* · 1 game\n2\. Mina · \*\*\d+\*\* · 1 game/);
  const me = await asked('theo', 'me');
  const after = await answered(person('theo').click(me, 'Leave me out of lists'));
  expect(after.content).toContain('you are not shown');
  expect(offers(after)).toContain('Show me in lists');
  expect((await asked('rex', 'leaders', { game: 'runaround' })).content).not.toContain('Theo');
  const refused = await asked('rex', 'stats', { person: person('theo').id });
  expect(refused.content).toBe('They do not want their games to be seen.');
  const hidden = await asked('rex', 'stats', { person: person('mina').id, with: person('theo').id });
  expect(hidden.content).toBe('They do not want their games to be seen.');
  expect(refused.attachments).toEqual([]);
  const met = await asked('rex', 'stats', { person: person('mina').id });
  expect(met.content).toContain('Played 1: won 0, lost 1');
  expect(JSON.stringify(met)).not.toContain('Theo');
  expect((await asked('mina', 'stats')).content).toContain('- Theo: 0 to 1');
  const own = await asked('theo', 'stats');
  expect(own.content).toContain('Played 1');
  expect(own.attachments).toHaveLength(1);
});

test('somebody who has never played here is called as Discord shows them', async () => {
  const stats = await asked('theo', 'stats', { person: person('rex').id });
  expect(stats.content).toMatch(/\*\*Rex.*\*\* on this server\nNo game has been finished yet\./);
});

function person(key: string): Actor {
  return evening.discord.person(key);
}

async function asked(who: string, command: string, options: Record<string, string> = {}) {
  return await answered(person(who).slash('general', command, options));
}

async function lostBy(loser: string, game: string): Promise<void> {
  await sitDown(evening, { game, channel: CHANNEL, people: ['theo', 'mina'] });
  const sure = await answered(person(loser).slash(CHANNEL, 'resign'));
  await answered(person(loser).click(sure, 'Yes, resign'));
  await calm(evening);
}
