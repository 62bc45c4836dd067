import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf } from '../support/paced.ts';
import { postsIn, reminderIn, remindersIn } from '../support/reminders.ts';
import { answered, boardIn, offers, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const CHOICES = ['Give more time', 'Let an AI play this turn', 'Let an AI take over', 'Open the seat'];

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('vote: at a table without a time limit the others get it with the reminder of the third day', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  const other = otherOf(evening, late);
  await timePasses(evening, DAY);
  expect(offered()).toEqual(['Play']);
  await timePasses(evening, 2 * DAY);
  expect(offered()).toEqual(['Play', ...CHOICES]);
  expect(reminderIn(evening, CHANNEL).content).toContain(`<@${other.id}>, what now?`);
  expect(pingedBy(-1)).toEqual([late.id, other.id].sort());
  await timePasses(evening, 4 * DAY);
  expect(pingedBy(-1)).toEqual([late.id]);
  await answered(other.click(reminderIn(evening, CHANNEL), 'Let an AI take over'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
  expect(toMove(evening, CHANNEL)?.id).toBe(other.id);
});

test('vote: more time at a table without a time limit begins its three reminders anew', async () => {
  const late = await begun(evening, CHANNEL, { pace: 'null' });
  await timePasses(evening, 3 * DAY);
  await answered(otherOf(evening, late).click(reminderIn(evening, CHANNEL), 'Give more time'));
  await calm(evening);
  expect(remindersIn(evening, CHANNEL)).toEqual([]);
  await timePasses(evening, DAY);
  expect(offered()).toEqual(['Play']);
  await timePasses(evening, 2 * DAY);
  expect(pingedBy(-1)).toEqual([late.id, otherOf(evening, late).id].sort());
});

test('vote: a voter who is away is neither pinged nor waited for', async () => {
  await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'jisu'], pace: '24' });
  const late = toMove(evening, CHANNEL) as Actor;
  const [away, here] = ['theo', 'mina', 'jisu'].map(person).filter(({ id }) => id !== late.id) as [
    Actor,
    Actor,
  ];
  const now = evening.discord.clock.now();
  await keepHours(evening.store, away.id, { ...USUAL_HOURS, away: { from: now, until: now + 20 * DAY } }, 0);
  await timePasses(evening, DAY);
  expect(pingedBy(-1)).toEqual([late.id, here.id].sort());
  await answered(here.click(reminderIn(evening, CHANNEL), 'Let an AI take over'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
});

test('games: the own vote comes first, with a button to the question, until it is cast', async () => {
  const late = await begun(evening, CHANNEL, {
    game: 'forage',
    people: ['theo', 'mina', 'jisu'],
    pace: '24',
  });
  const [one] = ['theo', 'mina', 'jisu'].map(person).filter(({ id }) => id !== late.id) as [Actor];
  await timePasses(evening, DAY);
  const listed = await answered(one.slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toMatch(/\*\*Your vote\*\*|\*\*투표할 게임\*\*/);
  const asked = await answered(one.click(listed, String(offers(listed)[0])));
  expect(offers(asked)).toHaveLength(4);
  await answered(one.click(asked, String(offers(asked)[0])));
  await calm(evening);
  expect(offered()[1]).toBe('Give more time · 1');
  expect((await answered(one.slash('general', 'games'))).content).not.toMatch(/Your vote|투표할 게임/);
  const others = await answered(late.slash('general', 'games'));
  expect(others.content).not.toMatch(/Your vote|투표할 게임/);
});

test('games: an undo that the others are asked for counts as their vote', async () => {
  const mover = await begun(evening, CHANNEL, { game: 'motox', people: ['theo', 'mina', 'rex'], pace: '24' });
  const other = person(mover.key === 'theo' ? 'mina' : 'theo');
  for (let turn = 0; turn < 3; turn++) await takeTurn(evening, CHANNEL, chance);
  const more = await answered(mover.click(boardIn(evening, CHANNEL), 'More'));
  const sure = await answered(mover.click(more, 'Ask to take back'));
  if (offers(sure).includes('Ask to take back')) await answered(mover.click(sure, 'Ask to take back'));
  await calm(evening);
  const listed = await answered(other.slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toMatch(/\*\*Your vote\*\*/);
});

test('games: an open invitation comes before all other games, with a link to its lobby', async () => {
  await begun(evening, CHANNEL);
  await answered(person('theo').slash('table-two', 'play', { game: 'gostop', with: person('mina').id }));
  await calm(evening);
  const listed = await answered(person('mina').slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toBe('**Invitations**');
  expect(JSON.stringify(listed.components)).toMatch(
    /"url":"https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+"/,
  );
});

const chance = seeded(3);

function person(key: string): Actor {
  return evening.discord.person(key);
}

/** Whom a new message of the channel pinged, −1 being the last, in order. */
function pingedBy(at: number): readonly string[] {
  return [...(postsIn(evening).at(at)?.pinged ?? [])].sort();
}

/** What the reminder offers, but the time zone that first reminders ask for. */
function offered(): readonly string[] {
  return offers(reminderIn(evening, CHANNEL)).filter((label) => label !== 'Set my time zone');
}
