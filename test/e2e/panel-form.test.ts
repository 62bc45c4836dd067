import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSeatAccent } from '../../render/seat-accent.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { getPayloadText } from '../support/plain-panels.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getOffers,
  giveAnswer,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, PIXEL, type TestBot } from '../support/test-bot.ts';
import { expectCalm, expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const CALLBACK = { method: 'POST', path: /\/callback$/ };
const PATCH = { method: 'PATCH', path: /^\/webhooks\// };
const INVALID_FORM = { kind: 'refuse', code: 50035, status: 400 } as const;
/** Flags of a private message in either form. */
const PLAIN = MessageFlags.Ephemeral;
const PANEL = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await testBot.end());

test('panel of Go-Stop: has the picture, the question and the answers in this order, and the accent of the seat', async () => {
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'] });
  const accents = new Map<string, unknown>();
  for (let turn = 0; accents.size < 2; turn++) {
    const mover = getMover();
    await openPanel(testBot, mover, CHANNEL);
    const { components, flags } = getNewestPayload(mover);
    expect(flags).toBe(PANEL);
    expect(components).toHaveLength(1);
    const [container] = components as readonly [Container];
    const [heading, gallery, question, ...rows] = container.components;
    expect([container.type, heading!.type, gallery!.type, question!.type]).toEqual([
      ComponentType.Container,
      ComponentType.TextDisplay,
      ComponentType.MediaGallery,
      ComponentType.TextDisplay,
    ]);
    expect(heading!.content).toMatch(/^\*\*Go-Stop\*\*/);
    expect(gallery!.items).toEqual([
      { media: { url: 'attachment://board.png' }, description: expect.stringMatching(/\S/) },
    ]);
    expect(question!.content).toMatch(/\*\*[^*]+\*\*/);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([ComponentType.ActionRow]));
    accents.set(mover.key, container.accent_color);
    await takeTurn(testBot, CHANNEL, createSeededChance(turn));
  }
  expect([accents.get('theo'), accents.get('mina')].toSorted()).toEqual(
    [0, 1].map((seat) => getSeatAccent('gostop', {}, seat)).toSorted(),
  );
  expectCalm(testBot);
});

test('panel: keeps its form when another message replaces it, also one about a bug', async () => {
  const [mover] = await startRunaround();
  const panel = await openPanel(testBot, mover, CHANNEL);
  const cancelled = await waitForMessage(mover.click(panel, 'Cancel'));
  expect(getNewestPayload(mover)).toMatchObject({ flags: MessageFlags.IsComponentsV2 });
  expect(getOffers(cancelled)).toEqual(['Play']);
  await testBot.store.updateTable('tables').set({ state: '{}' }).execute();
  const failed = await waitForMessage(mover.click(cancelled, 'Play'));
  expect(failed.content).toContain('Something went wrong, and nothing has changed.');
  expect(testBot.discord.problems).toEqual([]);
});

test('panel: follows the game in its form', async () => {
  const [mover, other] = await startRunaround();
  await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'View'));
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  await waitUntilIdle(testBot);
  expect(getNewestPayload(other)).toMatchObject({ flags: MessageFlags.IsComponentsV2, content: null });
  expect(getNewestPayload(mover)).toMatchObject({ flags: MessageFlags.IsComponentsV2, content: null });
  expectCalm(testBot);
});

test('panel that Discord refuses: arrives as a plain message, and the next answer turns that into a panel', async () => {
  const [mover] = await startRunaround();
  testBot.discord.faults.next(CALLBACK, INVALID_FORM);
  const plain = await openPanel(testBot, mover, CHANNEL);
  expect(getNewestPayload(mover)).toMatchObject({ flags: PLAIN, content: plain.content });
  expect(plain.attachments).toHaveLength(1);
  expect(getAnswers(plain)).toContain('Roll the die');
  const panel = await giveAnswer(mover, plain, 'Roll the die');
  expect(panel.id).toBe(plain.id);
  expect(getNewestPayload(mover)).toMatchObject({ flags: MessageFlags.IsComponentsV2, content: null });
  expect(testBot.discord.problems).toHaveLength(1);
  expectNoBug(testBot);
});

test('edit of a panel that Discord refuses: arrives as a new panel, without a try in the plain form', async () => {
  const [mover] = await startRunaround();
  const panel = await openPanel(testBot, mover, CHANNEL);
  testBot.discord.faults.next(CALLBACK, INVALID_FORM);
  const anew = await giveAnswer(mover, panel, 'Roll the die');
  expect(anew.id).not.toBe(panel.id);
  expect(getNewestPayload(mover)).toMatchObject({ flags: PANEL });
  await waitUntilIdle(testBot);
  expect(testBot.discord.problems).toHaveLength(1);
  expectNoBug(testBot);
});

test('panel that Discord refuses to edit and to post anew: arrives as a plain message', async () => {
  const [mover] = await startRunaround();
  const panel = await openPanel(testBot, mover, CHANNEL);
  for (let refused = 0; refused < 2; refused++) testBot.discord.faults.next(CALLBACK, INVALID_FORM);
  const plain = await giveAnswer(mover, panel, 'Roll the die');
  expect(plain.id).not.toBe(panel.id);
  expect(getNewestPayload(mover)).toMatchObject({ flags: PLAIN, content: plain.content });
  await waitUntilIdle(testBot);
  expectNoBug(testBot);
});

test('late panel that Discord refuses: arrives as a plain message', async () => {
  const slowDown = await openSlowTestBot();
  const [mover] = await startRunaround();
  slowDown();
  testBot.discord.faults.next(PATCH, INVALID_FORM);
  const plain = await openPanel(testBot, mover, CHANNEL);
  expect(getNewestPayload(mover)).toMatchObject({ content: plain.content });
  expect(getAnswers(plain)).toContain('Roll the die');
  expectNoBug(testBot);
});

test('late panel that cannot be sent: the note about it keeps the form', async () => {
  const slowDown = await openSlowTestBot();
  const [mover] = await startRunaround();
  const panel = await openPanel(testBot, mover, CHANNEL);
  slowDown();
  // With and without its picture.
  testBot.discord.faults.next(PATCH, { kind: 'refuse', code: 50013, times: 2 });
  await giveAnswer(mover, panel, 'Roll the die');
  // The answer was only acknowledged by now.
  await expect
    .poll(() => testBot.discord.message(panel.id)?.content, { timeout: 10_000 })
    .toContain('Something went wrong, and nothing has changed.');
  expect(getNewestPayload(mover)).toMatchObject({ flags: MessageFlags.IsComponentsV2 });
  expect(testBot.discord.problems).toHaveLength(2);
});

/** Opens a test bot whose pictures take so long, after the call of the returned function, that replies are deferred. */
async function openSlowTestBot(): Promise<() => void> {
  await testBot.end();
  let isSlow = false;
  const render = async () => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2_500));
    return { png: PIXEL, width: 1, height: 1 };
  };
  testBot = await openTestBot({ renderPool: { render } });
  return () => {
    isSlow = true;
  };
}

/** Component of a sent panel, as far as the tests read it. */
interface SentPart {
  readonly type: ComponentType;
  readonly content?: string;
  readonly items?: unknown;
}

interface Container extends SentPart {
  readonly accent_color?: number;
  readonly components: readonly SentPart[];
}

interface SentPayload {
  readonly flags?: number;
  readonly components: readonly SentPart[];
}

/** Returns the newest payload with components that was sent to this person alone. */
function getNewestPayload({ id }: PlaygroundUser): SentPayload {
  const own = testBot.discord.sent.filter(
    ({ audience, payload }) => audience === id && getPayloadText(payload) !== '',
  );
  return own.at(-1)?.payload as SentPayload;
}

function getMover(): PlaygroundUser {
  const mover = findMover(testBot, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  return mover;
}

/** Starts a match of Runaround. Returns the player to move, and the other one. */
async function startRunaround(): Promise<readonly [PlaygroundUser, PlaygroundUser]> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = getMover();
  return [mover, testBot.discord.person(mover.key === 'theo' ? 'mina' : 'theo')];
}
