import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { fridayTable } from '../../src/friends.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, expectNoBug, expectSilence } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf, turnPassed } from '../support/paced.ts';
import {
  answered,
  answersOf,
  boardIn,
  cardIn,
  chooseLabel,
  giveAnswer,
  isPrivate,
  offers,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const MENU = 'How do players hear of their turn?';
const chance = seeded(3);

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ server: { ...fridayTable, notifications: 'all' }, restTimeout: 400 });
});
afterEach(async () => {
  const refusedLetter = 'Cannot send messages to this user';
  expect(evening.discord.problems.filter((line) => !line.endsWith(refusedLetter))).toEqual([]);
  expectSilence(evening);
  expectNoBug(evening);
  await evening.end();
});

describe('quiet', () => {
  test('only whoever is to move is notified, once a turn, by a direct message', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    expect(told()).toEqual([first.key]);
    for (let turn = 0; turn < 6; turn++) {
      const from = told().length;
      const mover = toMove(evening, CHANNEL) as Actor;
      await turnPassed(evening, CHANNEL, chance);
      // Whoever has just pressed is told only if they do not move soon.
      await timePasses(evening, 120_000);
      expect(told().slice(from)).toEqual([otherOf(evening, mover).key]);
      expect(mover.sees(mover.direct())).toEqual([]);
    }
    await expectToldOnce(evening.store, 1);
  });

  test('the direct message says so, leads to the board, and its button opens the panel', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    const [letter] = lettersTo(first);
    expect(letter?.content).toContain('**Runaround**: your turn.');
    expect(letter?.content).toContain(`/${boardIn(evening, CHANNEL).id}`);
    let panel = await answered(first.click(letter as APIMessage, 'Play'));
    expect(panel.channel_id).toBe(first.direct().id);
    while (toMove(evening, CHANNEL)?.id === first.id) {
      panel = await giveAnswer(first, panel, String(answersOf(panel)[0]));
      await calm(evening);
    }
    expect(lettersTo(first)).toEqual([]);
  });

  test('who takes no direct messages is pinged in the channel', async () => {
    await choose('Quiet');
    for (const key of ['theo', 'mina']) evening.discord.person(key).takeDirect(false);
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    const last = evening.discord.channel(CHANNEL).messages.at(-1);
    expect(last?.content).toContain(`<@${first.id}>, your turn.`);
    expect(evening.discord.sent.flatMap(({ pinged }) => pinged)).toEqual([first.id]);
    await turnPassed(evening, CHANNEL, chance);
    expect(evening.discord.channel(CHANNEL).messages.map(({ id }) => id)).not.toContain(last?.id);
  });

  test('reminders come by direct message too, also to those who want them in the channel', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: '24' });
    const from = told().length;
    await timePasses(evening, DAY - 3_600_000);
    expect(told().slice(from)).toEqual([first.key]);
    expect(lettersTo(first).map(({ content }) => content)).toEqual([
      expect.stringContaining('still your turn'),
    ]);
  });

  test('a question is told once, also where its board could not be edited', async () => {
    const [first, other] = await movedOnQuietServer();
    const from = told().length;
    const more = await answered(first.click(boardIn(evening, CHANNEL), 'More'));
    const edits = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
    for (let nth = 0; nth < 4; nth++) evening.discord.faults.next(edits, { kind: '502', write: 'before' });
    let tries = 0;
    evening.discord.onRequest(({ method, path, phase }) => {
      if (method === edits.method && edits.path.test(path) && phase === 'before') tries++;
    });
    await answered(first.click(more, 'Ask to take back'));
    await evening.discord.until(() => tries >= 4, 'an edit that fails');
    await evening.bot.announcer.idle();
    await timePasses(evening, 10_000);
    expect(told().slice(from)).toEqual([other.key]);
  });

  test('who is asked to let a move be taken back gets a direct message, until they have answered', async () => {
    const [first, other] = await movedOnQuietServer();
    const from = told().length;
    const more = await answered(first.click(boardIn(evening, CHANNEL), 'More'));
    await answered(first.click(more, 'Ask to take back'));
    await calm(evening);
    expect(told().slice(from)).toEqual([other.key]);
    const [letter] = lettersTo(other);
    expect(letter?.content).toContain('take the last move back?');
    await answered(other.click(letter as APIMessage, 'Agree'));
    await calm(evening);
    expect(lettersTo(other)).toEqual([]);
  });

  test('who takes no direct messages is asked in the channel', async () => {
    await choose('Quiet');
    for (const key of ['theo', 'mina']) evening.discord.person(key).takeDirect(false);
    const first = await begun(evening, CHANNEL, { pace: 'null', game: 'gostop' });
    const other = otherOf(evening, first);
    await turnPassed(evening, CHANNEL, chance);
    await timePasses(evening, 120_000);
    const from = evening.discord.sent.length;
    const more = await answered(first.click(boardIn(evening, CHANNEL), 'More'));
    await answered(first.click(more, 'Ask to take back'));
    await calm(evening);
    expect(evening.discord.sent.slice(from).flatMap(({ pinged }) => pinged)).toEqual([other.id]);
  });

  test('the others vote about a late turn by direct message', async () => {
    await choose('Quiet');
    const people = ['theo', 'mina', 'jisu'];
    const late = await begun(evening, CHANNEL, { pace: '24', game: 'forage', people });
    await timePasses(evening, DAY - 3_600_000);
    const from = told().length;
    await timePasses(evening, 7_200_000);
    const voters = people.filter((key) => key !== late.key);
    expect([...told().slice(from)].sort()).toEqual([...people].sort());
    for (const key of voters) {
      const voter = evening.discord.person(key);
      const [letter] = lettersTo(voter);
      expect(letter?.components?.length).toBeGreaterThan(0);
      await answered(voter.click(letter as APIMessage, choiceOf(letter as APIMessage, 'wait')));
      await calm(evening);
    }
    for (const key of voters) expect(lettersTo(evening.discord.person(key))).toEqual([]);
    await expectToldOnce(evening.store, 1);
  });

  test('who has lost their seat to an AI takes it back by their direct message', async () => {
    await choose('Quiet');
    const people = ['theo', 'mina', 'rex'];
    const late = await begun(evening, CHANNEL, { pace: '24', game: 'forage', people });
    await timePasses(evening, DAY - 3_600_000);
    await timePasses(evening, 7_200_000);
    const from = told().length;
    for (const key of people.filter((one) => one !== late.key)) {
      const voter = evening.discord.person(key);
      await answered(
        voter.click(lettersTo(voter)[0] as APIMessage, choiceOf(lettersTo(voter)[0] as APIMessage, 'ai')),
      );
      await calm(evening);
    }
    expect(told().slice(from)).toContain(late.key);
    const [letter] = lettersTo(late);
    expect(letter?.content).toContain('you can still take your seat back');
    await answered(late.click(letter as APIMessage, 'Take my seat back'));
    await calm(evening);
    expect(lettersTo(late).filter(({ content }) => content.includes('take your seat back'))).toEqual([]);
  });

  test('who is invited joins by a direct message, and nobody else hears of the lobby', async () => {
    await choose('Quiet');
    const [theo, mina] = ['theo', 'mina'].map((key) => evening.discord.person(key)) as [Actor, Actor];
    await answered(theo.slash(CHANNEL, 'play', { game: 'runaround', with: mina.id }));
    await calm(evening);
    expect(told()).toEqual(['mina']);
    const [letter] = lettersTo(mina);
    expect(letter?.content).toContain('Theo keeps a seat for you');
    await answered(mina.click(letter as APIMessage, 'Join'));
    await calm(evening);
    expect(lettersTo(mina)).toEqual([]);
    expect((await tableOf(evening.house, 1)).sitters.map(({ name }) => name)).toEqual(['Theo', 'Mina']);
  });

  test('an invitation reaches who takes no direct messages in the channel', async () => {
    await choose('Quiet');
    const mina = evening.discord.person('mina');
    mina.takeDirect(false);
    const theo = evening.discord.person('theo');
    await answered(theo.slash(CHANNEL, 'play', { game: 'runaround', with: mina.id }));
    await calm(evening);
    expect(evening.discord.sent.flatMap(({ pinged }) => pinged)).toEqual([mina.id]);
    await answered(mina.click(cardIn(evening, CHANNEL), 'Join'));
    await calm(evening);
    expect(
      evening.discord.channel(CHANNEL).messages.filter(({ content }) => content.includes('keeps a seat')),
    ).toEqual([]);
  });

  test('a pause is told by direct message, until the match goes on', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    for (let day = 0; day < 22; day++) await timePasses(evening, DAY);
    expect(lettersTo(first).at(-1)?.content).toContain('paused');
    expect(lettersTo(otherOf(evening, first)).at(-1)?.content).toContain('paused');
    await answered(first.click(boardIn(evening, CHANNEL), 'More'));
    await calm(evening);
  });

  test('the channel of direct messages is asked for once a person', async () => {
    await choose('Quiet');
    let asked = 0;
    evening.discord.onRequest(({ phase, method, path }) => {
      if (phase === 'before' && method === 'POST' && path.endsWith('/users/@me/channels')) asked++;
    });
    await begun(evening, CHANNEL, { pace: 'null' });
    for (let turn = 0; turn < 4; turn++) {
      await turnPassed(evening, CHANNEL, chance);
      await timePasses(evening, 120_000);
    }
    expect(asked).toBe(2);
  });

  test('after the bot was thrown out and came back, who is due is told once more', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    const from = told().length;
    evening.discord.removeBot();
    await timePasses(evening, DAY / 2);
    evening.discord.inviteBot();
    await timePasses(evening, 120_000);
    expect(told().slice(from)).toEqual([first.key]);
    expect(lettersTo(first)).toHaveLength(1);
  });

  test('a nudge comes by direct message', async () => {
    await choose('Quiet');
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    await timePasses(evening, 6 * 3_600_000);
    const from = told().length;
    const more = await answered(otherOf(evening, first).click(boardIn(evening, CHANNEL), 'More'));
    await answered(otherOf(evening, first).click(more, 'Nudge'));
    await calm(evening);
    expect(told().slice(from)).toEqual([first.key]);
    expect(lettersTo(first)).toHaveLength(1);
  });

  test('a direct message whose answer was lost is sent once, also over a restart', async () => {
    await choose('Quiet');
    const letters = /^\/channels\/(?!13)\d+\/messages$/;
    evening.discord.faults.next({ method: 'POST', path: letters }, { kind: 'hang', write: 'after' });
    const first = await begun(evening, CHANNEL, { pace: 'null' });
    evening = await evening.again();
    await calm(evening);
    expect(lettersTo(first)).toHaveLength(1);
    expect(told()).toEqual([first.key]);
  });
});

describe('threads', () => {
  test('a new game gets a thread of its own, unless it is asked for here', async () => {
    await choose('Threads');
    const theo = evening.discord.person('theo');
    const open = await answered(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
    await calm(evening);
    const [thread] = threads();
    expect(open.content).toContain(`/${thread?.channel.id}`);
    expect(evening.discord.channel(CHANNEL).messages.filter(({ components }) => components?.length)).toEqual(
      [],
    );
    await answered(theo.slash(CHANNEL, 'play', { game: 'runaround', thread: false }));
    await calm(evening);
    expect(threads()).toHaveLength(1);
    expect(offers(cardIn(evening, CHANNEL))).toContain('Join');
  });

  test('who is to move is notified once a turn, and nobody else of anything', async () => {
    await choose('Threads');
    const theo = evening.discord.person('theo');
    await answered(theo.slash(CHANNEL, 'play', { game: 'runaround', pace: 'null' }));
    await calm(evening);
    const thread = threads()[0]?.channel.id ?? '';
    await answered(evening.discord.person('mina').click(cardIn(evening, thread), 'Join'));
    await calm(evening);
    await answered(theo.click(cardIn(evening, thread), 'Start'));
    await calm(evening);
    expect(told()).toEqual([toMove(evening, thread)?.key]);
    for (let turn = 0; turn < 4; turn++) {
      const from = told().length;
      await turnPassed(evening, thread, chance);
      await timePasses(evening, 120_000);
      expect(told().slice(from)).toEqual([toMove(evening, thread)?.key]);
    }
  });
});

describe('threads, where the bot may write in threads alone', () => {
  const inThread = async () => {
    await calm(evening);
    const [thread] = threads();
    expect(offers(cardIn(evening, thread?.id ?? ''))).toContain('Join');
  };
  beforeEach(async () => {
    await choose('Threads');
    evening.discord.channel(CHANNEL).deny(P.SendMessages);
  });

  test('a challenge from the menu of a person opens one', async () => {
    const [theo, mina] = [evening.discord.person('theo'), evening.discord.person('mina')];
    const menu = await answered(theo.context(CHANNEL, 'Challenge to a game', mina));
    await chooseLabel(theo, menu, 0, 'Runaround');
    await inThread();
  });

  test('a game for two from the welcome opens one', async () => {
    const theo = evening.discord.person('theo');
    const help = await answered(theo.slash(CHANNEL, 'help'));
    const menu = await answered(theo.click(help, 'Two of us'));
    await chooseLabel(theo, menu, 0, 'Runaround');
    await inThread();
  });
});

test('threads: a match of the channel is played again in one', async () => {
  await begun(evening, CHANNEL, { pace: 'null' });
  const theo = evening.discord.person('theo');
  const sure = await answered(theo.slash(CHANNEL, 'resign'));
  await answered(theo.click(sure, 'Yes, resign'));
  await calm(evening);
  await choose('Threads');
  await answered(theo.click(boardIn(evening, CHANNEL), 'Play again'));
  await calm(evening);
  const [thread] = threads();
  expect(cardIn(evening, thread?.id ?? '').content).toContain('kept for Mina');
});

describe('the choice', () => {
  test('is offered to a manager with the first lobby where Discord notifies of all messages', async () => {
    const mina = evening.discord.person('mina');
    const open = await answered(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
    expect(open.content).toContain('notifies everybody of every message');
    const settings = await chooseLabel(mina, open, MENU, 'Quiet');
    expect(settings.content).toContain('- Notifications: quiet');
    const next = await answered(mina.slash('table-two', 'play', { game: 'runaround' }));
    expect(next.content).not.toContain('notifies everybody');
    await calm(evening);
  });

  test('is not offered to others', async () => {
    const open = await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    expect(open.content).not.toContain('notifies everybody');
    await calm(evening);
  });

  test('suggests threads where two games want the same channel', async () => {
    const mina = evening.discord.person('mina');
    await answered(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
    const second = await answered(mina.slash(CHANNEL, 'play', { game: 'forage' }));
    expect(second.content).toContain('*Threads* gives each its own');
    expect(offers(second)).toContain('Open it in a thread');
    await chooseLabel(mina, second, MENU, 'Threads');
    await answered(mina.slash(CHANNEL, 'play', { game: 'forage' }));
    await calm(evening);
    expect(threads()).toHaveLength(1);
  });
});

/** Starts Go-Stop on a quiet server; returns the player who has moved, and the other. */
async function movedOnQuietServer(): Promise<readonly [Actor, Actor]> {
  await choose('Quiet');
  const first = await begun(evening, CHANNEL, { pace: 'null', game: 'gostop' });
  await turnPassed(evening, CHANNEL, chance);
  await timePasses(evening, 120_000);
  return [first, otherOf(evening, first)];
}

async function choose(mode: 'Quiet' | 'Threads'): Promise<void> {
  const mina = evening.discord.person('mina');
  const settings = await answered(mina.slash(CHANNEL, 'server'));
  await chooseLabel(mina, await answered(mina.click(settings, 'Messages')), MENU, mode);
}

/** Who was notified by messages of the bot, by key. */
function told(): readonly string[] {
  return evening.discord.notifications.map(({ person }) => evening.discord.person(person).key);
}

function lettersTo(who: Actor): readonly APIMessage[] {
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function threads() {
  return evening.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

/** The custom id of the vote for that choice on a message. */
function choiceOf({ components }: APIMessage, choice: string): string {
  const ids = pressable(components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.find((id) => id.startsWith('vote:') && id.endsWith(`:${choice}`)) ?? '';
}
