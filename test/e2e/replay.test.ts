import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { film } from '../../render/film.ts';
import { openProjector } from '../../render/films.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly, expectCalm } from '../support/calm.ts';
import { type Evening, type EveningOptions, GIF, openEvening } from '../support/evening.ts';
import { spyProjector } from '../support/spy-painters.ts';
import { answered, boardIn, chooseLabel, offers, playOut, sitDown, takeTurn } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const WAYS = ['First', 'Back', 'Forward', 'Last'];
const EPHEMERAL = 64;
/** What Rex is called where markup is read. */
const REX = '\\*Rex\\_\\* 🦖';

let evening: Evening;

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function replayed(args: Record<string, string> = {}, name = 'mina', channel = CHANNEL) {
  return await answered(person(name).slash(channel, 'replay', args));
}

function isPrivate(message: APIMessage): boolean {
  return ((message.flags ?? 0) & EPHEMERAL) !== 0;
}

async function turns(count: number, chance = seeded(3)): Promise<void> {
  for (let turn = 0; turn < count; turn++) await takeTurn(evening, CHANNEL, chance);
}

/** How many things have happened at a table since it began. */
async function entriesOf(table = 1): Promise<number> {
  return (await wholeLog(evening.house, table)).length - 1;
}

describe('the film of a match', () => {
  const projector = openProjector();
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-replay-'));
  let posted: APIMessage;
  let panel: APIMessage;

  beforeAll(async () => {
    evening = await openEvening({ projector, botData: folder });
    expect((await replayed()).content).toMatch(/^No game has been played in this channel yet/);
    const options = [['Runs to win', '3 runs']] as const;
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'], options });
    await turns(4);
  }, 60_000);

  afterAll(async () => {
    await endCalmly(evening);
    await projector.close();
    rmSync(folder, { recursive: true });
  });

  test('is posted for all while it is played', async () => {
    posted = await replayed();
    const count = await entriesOf();
    expect(isPrivate(posted)).toBe(false);
    expect(posted.content).toBe(
      `**Runaround** · Theo and ${REX}\n${count} moves so far, and the game goes on.`,
    );
    const [attachment] = posted.attachments;
    expect(attachment).toMatchObject({ filename: 'replay.gif', content_type: 'image/gif' });
    expect(attachment?.description).toMatch(
      new RegExp(`^A film of Runaround, ${count} moves from the set-up to this position\\. \\S`),
    );
    const bytes = Buffer.from(await (await fetch(attachment?.url ?? '')).arrayBuffer());
    const read = await sharp(bytes, { animated: true }).metadata();
    expect(read).toMatchObject({ format: 'gif', width: 560, loop: 0 });
    expect(read.pages).toBeGreaterThan(1);
    expect(read.delay?.reduce((sum, one) => sum + one)).toBe((count + 4) * 1_000);
  });

  test('is gone through step by step, in a message that only one person sees', async () => {
    const count = await entriesOf();
    panel = await answered(person('mina').click(posted, 'Step through'));
    expect(isPrivate(panel)).toBe(true);
    expect(panel.content).toBe(`**Runaround** · the set-up, before ${count} moves\nThe game begins.`);
    expect(offers(panel).filter((label) => WAYS.includes(label))).toEqual(['Forward', 'Last']);
    const { id } = panel;
    panel = await answered(person('mina').click(panel, 'Forward'));
    expect(panel.id).toBe(id);
    expect(panel.content).toMatch(new RegExp(`^\\*\\*Runaround\\*\\* · move 1 of ${count}\\n.+ rolls`));
    panel = await answered(person('mina').click(panel, 'Last'));
    expect(panel.content).toContain(`move ${count} of ${count}`);
    expect(offers(panel).filter((label) => WAYS.includes(label))).toEqual(['First', 'Back']);
    panel = await answered(person('mina').click(panel, 'Back'));
    expect(panel.content).toContain(`move ${count - 1} of ${count}`);
    expect(panel.attachments[0]?.description).toMatch(/\S/);
  });

  test('goes on after the bot was started anew, and grows with the match', async () => {
    const before = await entriesOf();
    evening = await evening.again();
    panel = await answered(person('mina').click(panel, 'Forward'));
    expect(panel.content).toContain(`move ${before} of ${before}`);
    await turns(2);
    const count = await entriesOf();
    expect(count).toBeGreaterThan(before);
    panel = await answered(person('mina').click(panel, 'Back'));
    expect(panel.content).toContain(`move ${before - 1} of ${count}`);
    panel = await answered(person('mina').click(panel, 'Last'));
    expect(panel.content).toContain(`move ${count} of ${count}`);
    const anew = await answered(person('theo').click(posted, 'Step through'));
    expect(anew.content).toContain(`the set-up, before ${count} moves`);
  });

  test('of a finished one says who won, and its end is told in full', async () => {
    await playOut(evening, CHANNEL, seeded(8));
    const board = boardIn(evening, CHANNEL).content;
    const won = /\*\*(.+ wins\.)\*\*/.exec(board)?.[1];
    const count = await entriesOf();
    const message = await replayed();
    expect(message.content.split('\n')).toEqual([
      `**Runaround** · Theo and ${REX}`,
      `${count} moves. ${won}`,
    ]);
    const first = await answered(person('rex').click(message, 'Step through'));
    const last = await answered(person('rex').click(first, 'Last'));
    expect(last.content).toContain(`move ${count} of ${count}`);
    for (const line of last.content.split('\n').slice(1)) expect(board).toContain(line);
  });

  test('a long one has a menu of its moves', async () => {
    const count = await entriesOf();
    expect(count).toBeGreaterThan(24);
    const first = await answered(person('rex').click(await replayed(), 'Step through'));
    const menu = pressable(first.components).find(({ placeholder }) => placeholder === 'Go to…');
    const labels = menu?.options?.map(({ label }) => label) ?? [];
    expect([labels.length, labels[0], labels.at(-1)]).toEqual([25, 'The set-up', `Move ${count}`]);
    const chosen = await chooseLabel(person('rex'), first, 'Go to…', labels[7] as string);
    expect(chosen.content).toContain(`${labels[7]?.toLowerCase()} of ${count}`);
  });

  test('is asked by name among the matches of the channel, the running one first', async () => {
    await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex', 'mina'] });
    const offered = await person('mina').complete(CHANNEL, 'replay', { match: '' }, 'match');
    expect(offered.map(({ value }) => value)).toEqual(['2', '1']);
    expect(offered.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Forage · still being played · Theo/),
      expect.stringMatching(/^Runaround · 20\d\d-/),
    ]);
    expect((await replayed({ match: '1' })).content).toContain('**Runaround**');
    expect((await replayed()).content).toMatch(/^This game is about remembering/);
    const unknown = await replayed({ match: '7' });
    expect([isPrivate(unknown), unknown.content]).toEqual([true, 'No such game was played in this channel.']);
    const elsewhere = await replayed({ match: '1' }, 'mina', 'table-two');
    expect([isPrivate(elsewhere), elsewhere.content]).toEqual([true, unknown.content]);
  });
});

describe('what can go wrong', () => {
  afterEach(async () => {
    await evening.end();
  });

  async function sat(options: EveningOptions = {}): Promise<void> {
    evening = await openEvening(options);
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
    await turns(2);
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

  test('one that fails late is not left hanging in the channel', async () => {
    const slow = stalled();
    await sat({ projector: slow });
    const asking = person('mina').slash(CHANNEL, 'replay');
    const answer = await asking;
    expect(answer.state).toBe('thinking');
    slow.fail(new Error('The lamp is broken'));
    const said = await lastPrivate('mina', /could not be made/);
    expect(offers(said)).toEqual(['Step through']);
    expect(
      evening.discord.channel(CHANNEL).messages.some(({ attachments }) => attachments.some(isFilm)),
    ).toBe(false);
    expect(evening.discord.problems).toEqual([]);
  });

  test('while a film is made for a channel, nobody else starts one there', async () => {
    const slow = stalled();
    await sat({ projector: slow });
    const first = person('mina').slash(CHANNEL, 'replay');
    await slow.asked;
    const second = await replayed({}, 'rex');
    expect([isPrivate(second), second.content]).toEqual([
      true,
      'A film for this channel is being made right now. Please ask again when it is here.',
    ]);
    slow.show();
    expect((await answered(first)).attachments.map(isFilm)).toEqual([true]);
    expect(isPrivate(await replayed({}, 'rex'))).toBe(false);
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
    const count = await entriesOf();
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
    const left = `-# The film shows 2 of ${(await entriesOf()) + 1} positions. Step through shows all of them.`;
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

  test('whoever sees it in Korean goes through it in Korean', async () => {
    evening = await openEvening();
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
    await turns(3);
    const message = await replayed();
    expect(message.content).toContain('moves so far');
    const first = await answered(person('jisu').click(message, 'Step through'));
    expect(first.content).toContain('처음 배치');
    const last = await answered(person('jisu').click(first, '마지막'));
    expect(last.content).toMatch(/수 중 \d+수째\n.*[가-힣]/);
    expectCalm(evening);
  });
});

test.each(games.map(({ id }) => id))('%s: every step of it can be shown', async (id) => {
  const projector = spyProjector();
  evening = await openEvening({ projector });
  const game = games.find((one) => one.id === id) as (typeof games)[number];
  const ais = game.table === 'match' ? Math.max(...game.seats) - 1 : 0;
  await sitDown(evening, { game: id, channel: CHANNEL, people: ['theo'], ais });
  if (ais > 0) await turns(3);
  if (game.memory) await ended('theo');
  const count = await entriesOf();
  const message = await replayed();
  const pictures = projector.films[0] ?? [];
  expect(pictures.length).toBeLessThanOrEqual(count + 1);
  for (const { look } of pictures) expect(look).toEqual({ theme: 'plain', language: 'en' });
  expect(film(pictures).shown).toBe(pictures.length);
  let panel = await answered(person('mina').click(message, 'Step through'));
  const steps: number[] = [];
  while (steps.length < pictures.length - 1) {
    panel = await answered(person('mina').click(panel, 'Forward'));
    steps.push(Number(new RegExp(`move (\\d+) of ${count}`).exec(panel.content)?.[1]));
  }
  expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  expect(steps.at(-1) ?? 0).toBe(count);
  await endCalmly(evening);
});

/** What players have to remember is shown when it is over. */
async function ended(host: string): Promise<void> {
  const sure = await answered(person(host).slash(CHANNEL, 'cancel'));
  await answered(person(host).click(sure, 'Yes, end it'));
  await calm(evening);
}

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

/** A projector that waits until it is told what becomes of the films. */
function stalled() {
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let [show, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  let settled = new Promise<void>((resolve, reject) => {
    [show, fail] = [resolve, reject];
  });
  return {
    asked,
    show: () => show(),
    fail: (error: Error) => fail(error),
    film: async (pictures: readonly unknown[]) => {
      ask();
      await settled;
      settled = Promise.resolve();
      return { gif: GIF, width: 1, height: 1, shown: pictures.length };
    },
  };
}
