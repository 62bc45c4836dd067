import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { film } from '../../render/film.ts';
import { openProjector } from '../../render/films.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { spyProjector } from '../support/spy-painters.ts';
import {
  answered,
  boardIn,
  chooseLabel,
  isPrivate,
  offers,
  playOut,
  sitDown,
  takeTurn,
} from '../support/table.ts';
import { entriesOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const WAYS = ['First', 'Back', 'Forward', 'Last'];
/** What Rex is called where markup is read. */
const REX = '\\*Rex\\_\\* 🦖';

let evening: Evening;

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function replayed(args: Record<string, string> = {}, name = 'mina', channel = CHANNEL) {
  return await answered(person(name).slash(channel, 'replay', args));
}

async function turns(count: number, chance = seeded(3)): Promise<void> {
  for (let turn = 0; turn < count; turn++) await takeTurn(evening, CHANNEL, chance);
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
    const count = await entriesOf(evening.house, 1);
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
    const count = await entriesOf(evening.house, 1);
    panel = await answered(person('mina').click(posted, 'Step through'));
    expect(isPrivate(panel)).toBe(true);
    const [title, began, lot] = panel.content.split('\n');
    expect([title, began]).toEqual([`**Runaround** · the set-up, before ${count} moves`, 'The game begins.']);
    expect(lot).toMatch(/^The lot falls to .+, who begins\.$/);
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
    const before = await entriesOf(evening.house, 1);
    evening = await evening.again();
    panel = await answered(person('mina').click(panel, 'Forward'));
    expect(panel.content).toContain(`move ${before} of ${before}`);
    await turns(2);
    const count = await entriesOf(evening.house, 1);
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
    const count = await entriesOf(evening.house, 1);
    const message = await replayed();
    expect(message.content.split('\n')).toEqual([
      `**Runaround** · Theo and ${REX}`,
      `${count} moves. ${won}`,
    ]);
    const first = await answered(person('rex').click(message, 'Step through'));
    const last = await answered(person('rex').click(first, 'Last'));
    expect(last.content).toContain(`move ${count} of ${count}`);
    const [end = '', ...lines] = last.content.split('\n').slice(1).reverse();
    for (const line of lines) expect(board).toContain(line);
    expect(end).toContain('has made the last run and wins.');
  });

  test('a long one has a menu of its moments, each by what happened then', async () => {
    const count = await entriesOf(evening.house, 1);
    expect(count).toBeGreaterThan(24);
    const first = await answered(person('rex').click(await replayed(), 'Step through'));
    const menu = pressable(first.components).find(({ placeholder }) => placeholder === 'Go to…');
    const labels = menu?.options?.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(10);
    expect(labels[0]).toBe('The set-up');
    expect(labels.at(-1)).toMatch(new RegExp(`^${count}: .+ comes round: 3 runs\\.`));
    for (const label of labels.slice(1)) expect(label).toMatch(/^\d+: \S/);
    const seventh = labels[7] as string;
    const chosen = await chooseLabel(person('rex'), first, 'Go to…', seventh);
    expect(chosen.content).toContain(`move ${Number.parseInt(seventh, 10)} of ${count}`);
    expect(chosen.content.replaceAll(/[\\*]/g, '')).toContain(
      seventh.replace(/^\d+: /, '').replaceAll('*', ''),
    );
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
  await endCalmly(evening);
});

test.each(games.map(({ id }) => id))('%s: every step of it can be shown', async (id) => {
  const projector = spyProjector();
  evening = await openEvening({ projector });
  const game = games.find((one) => one.id === id) as (typeof games)[number];
  const ais = game.table === 'match' ? Math.max(...game.seats) - 1 : 0;
  await sitDown(evening, { game: id, channel: CHANNEL, people: ['theo'], ais });
  if (ais > 0) await turns(3);
  if (game.memory) await ended('theo');
  const count = await entriesOf(evening.house, 1);
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
