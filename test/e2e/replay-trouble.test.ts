import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { expectCalm } from '../support/calm.ts';
import { type Evening, type EveningOptions, GIF, openEvening, still } from '../support/evening.ts';
import { spyProjector } from '../support/spy-painters.ts';
import { stalled } from '../support/stalled.ts';
import { answered, boardIn, isPrivate, offers, sitDown, takeTurn } from '../support/table.ts';
import { entriesOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
afterEach(async () => await evening.end());

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function replayed(name = 'mina'): Promise<APIMessage> {
  return await answered(person(name).slash(CHANNEL, 'replay'));
}

async function broken(): Promise<never> {
  throw new Error('The lamp is broken');
}

/** Two people have taken two turns. */
async function sat(options: EveningOptions = {}): Promise<void> {
  evening = await openEvening(options);
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
  const chance = seeded(3);
  for (let turn = 0; turn < 2; turn++) await takeTurn(evening, CHANNEL, chance);
}

test('a film that fails leaves a private word, and the way through the match', async () => {
  await sat({ projector: { film: () => Promise.reject(new Error('The lamp is broken')) } });
  const message = await replayed();
  expect(isPrivate(message)).toBe(true);
  expect(message.content).toBe('The film could not be made. The game can still be seen move by move.');
  const first = await answered(person('mina').click(message, 'Step through'));
  expect(first.content).toContain('the set-up');
  expect(evening.logged.filter((line) => line.includes('The lamp is broken'))).toHaveLength(1);
  expect(evening.discord.problems).toEqual([]);
});

test('one that failed can be tried again, and is posted for all', async () => {
  let tries = 0;
  await sat({
    projector: { film: async (pictures) => (tries++ === 0 ? await broken() : await still.film(pictures)) },
  });
  const failed = await replayed();
  const film = await answered(person('mina').click(failed, 'Try again'));
  expect(isPrivate(film)).toBe(false);
  expect(film.attachments.some(isFilm)).toBe(true);
});

test('one that fails late is not left hanging in the channel', async () => {
  const slow = stalled();
  await sat({ projector: slow });
  const asking = person('mina').slash(CHANNEL, 'replay');
  const answer = await asking;
  expect(answer.state).toBe('thinking');
  slow.fail(new Error('The lamp is broken'));
  const said = await lastPrivate('mina', /could not be made/);
  expect(offers(said)).toEqual(['Try again', 'Step through']);
  expect(evening.discord.channel(CHANNEL).messages.some(({ attachments }) => attachments.some(isFilm))).toBe(
    false,
  );
  expect(evening.discord.problems).toEqual([]);
});

test('while a film is made for a channel, nobody else starts one there', async () => {
  const slow = stalled();
  await sat({ projector: slow });
  const first = person('mina').slash(CHANNEL, 'replay');
  await slow.asked;
  const second = await replayed('rex');
  expect([isPrivate(second), second.content]).toEqual([
    true,
    'A film for this channel is being made right now. Please ask again when it is here.',
  ]);
  slow.show();
  expect((await answered(first)).attachments.map(isFilm)).toEqual([true]);
  expect(isPrivate(await replayed('rex'))).toBe(false);
  expectCalm(evening);
});

test.each([
  'step:1:0',
  'forward:1:1',
  'last:1:0',
  'step:1:zzzzzzzzzz',
  'step:zz:0',
  'step:1',
  'step:1:0:0',
  'page:1:runaround:0',
])('a button from elsewhere or of nothing shows nothing of a match: %s', async (custom_id) => {
  await sat();
  const answer = await person('mina').raw({
    channel: 'table-two',
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: boardIn(evening, CHANNEL),
  });
  const message = await answered(Promise.resolve(answer));
  expect(isPrivate(message)).toBe(true);
  expect(message.content).toMatch(/cannot be used any more|no longer there/);
  expect(message.attachments).toEqual([]);
  expectCalm(evening);
});

test('a step far beyond the end is the last one, and a strange choice the set-up', async () => {
  await sat();
  const count = await entriesOf(evening.house, 1);
  const forged = async (data: object) => {
    const message = boardIn(evening, CHANNEL);
    const answer = await person('mina').raw({
      channel: CHANNEL,
      type: 3,
      data: { id: 1, ...data },
      message,
    });
    return (await answered(Promise.resolve(answer))).content;
  };
  const beyond = await forged({ custom_id: 'forward:1:zzzzzzzzzz', component_type: 2 });
  expect(beyond).toContain(`move ${count} of ${count}`);
  for (const value of ['-1', '__proto__', 'NaN', '0.5']) {
    const strange = await forged({ custom_id: 'jump:1:0', component_type: 3, values: [value] });
    expect(strange).toContain('the set-up');
  }
  expectCalm(evening);
});

test('a film that may be long on its way is announced first', async () => {
  const gif = Buffer.concat([GIF, Buffer.alloc(400_000)]);
  await sat({ projector: { film: async ({ length }) => ({ gif, width: 1, height: 1, shown: length }) } });
  const answer = await person('mina').slash(CHANNEL, 'replay');
  expect(answer.state).toBe('thinking');
  const { attachments } = await answered(Promise.resolve(answer));
  expect(attachments.map(({ size }) => size)).toEqual([gif.length]);
  expectCalm(evening);
});

test('a film that leaves something out says so', async () => {
  await sat({ projector: { film: async () => ({ gif: GIF, width: 1, height: 1, shown: 2 }) } });
  const { content } = await replayed();
  const left = `-# The film shows 2 of ${(await entriesOf(evening.house, 1)) + 1} positions. Step through shows all of them.`;
  expect(content.split('\n').at(-1)).toBe(left);
  expectCalm(evening);
});

test('where no file may be attached it is said privately, before a film is made', async () => {
  const projector = spyProjector();
  await sat({ projector });
  evening.discord.channel(CHANNEL).deny(PermissionFlagsBits.AttachFiles);
  const message = await replayed();
  expect([isPrivate(message), message.content]).toEqual([true, expect.stringContaining('Attach Files')]);
  expect(projector.films).toEqual([]);
  expectCalm(evening);
});

test('a match whose rules are not here is not shown', async () => {
  await sat();
  await evening.store.updateTable('tables').set({ rules: 0 }).execute();
  const message = await replayed();
  expect([isPrivate(message), message.content]).toEqual([
    true,
    'The rules by which this game was played are not here any more, so it cannot be shown.',
  ]);
});

function isFilm({ filename }: { readonly filename: string }): boolean {
  return filename === 'replay.gif';
}

/** The newest message that only this person sees and that says this, as soon as it is there. */
async function lastPrivate(name: string, says: RegExp): Promise<APIMessage> {
  return await new Promise((resolve) => {
    const look = (): void => {
      const seen = person(name).sees(CHANNEL).at(-1);
      if (seen && says.test(seen.message.content)) resolve(seen.message);
      else setImmediate(look);
    };
    look();
  });
}
