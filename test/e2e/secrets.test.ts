import { expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Seat, Viewer } from '../../src/engine/game.ts';
import { replay } from '../../src/engine/kernel.ts';
import { forage } from '../../src/games/forage/index.ts';
import type { ForageEvent, ForageMove, ForageState } from '../../src/games/forage/types.ts';
import { MovableClock, type PlaygroundUser, type SentItem } from '../../src/playground/index.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  findMover,
  getAnswers,
  giveAnswer,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getEvents, getLuck, loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex', 'jisu'];
/** A coin with its value. */
const COIN = /([1-5]|blank) of (?:suns|moons|crowns|arms)/g;

test('Forage secrets: in sixty turns no message, picture or log line shows what its reader may not know', async () => {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool });
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: PEOPLE, pace: 'null' });
  const chance = createSeededChance(11);
  for (let turn = 0; turn < 60; turn++) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    await lookAround(testBot, mover);
    await takeTurn(testBot, CHANNEL, chance);
  }
  const log = await loadWholeLog(testBot.app, 1);
  const states = await listStates(testBot, log);
  expect((states.at(-1) as ForageState).over).toBe(false);
  expectPicturesKeepSecrets(renderPool.requests.slice(getFirstMatchPicture(renderPool)), states, log);
  expectPicturesReachTheirViewer(testBot, renderPool, await loadSeats(testBot));
  expectAnnouncedOnce(testBot, log);
  expect(testBot.logged.join('\n')).not.toMatch(/stash|coins|"value"|answer:\w+:\w+:./);
  await closeCalmly(testBot);
});

/** Has every person look at what they can see, and offers the mover typed moves. */
async function lookAround(testBot: TestBot, mover: PlaygroundUser): Promise<void> {
  for (const name of PEOPLE) {
    const who = testBot.discord.person(name);
    await waitForMessage(who.slash(CHANNEL, 'hand'));
    await waitForMessage(who.slash(CHANNEL, 'table recap'));
    const offered = await who.complete(CHANNEL, 'move', { text: '' }, 'text');
    expect(offered.length > 0).toBe(who.id === mover.id);
  }
  await waitForMessage(mover.slash(CHANNEL, 'table board', { text: true }));
}

/** Lists the state after each entry of the log. */
async function listStates(testBot: TestBot, log: readonly LogEntry[]): Promise<readonly ForageState[]> {
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  const moves = log
    .filter((entry) => entry.kind === 'move')
    .map(({ seat, move, luck }) => ({ seat, move: move as ForageMove, luck }));
  return log.map(
    (_, played) =>
      replay(forage, seats.length, record.options, getLuck(log[0]), moves.slice(0, played)).state,
  );
}

/** Returns the index of the first picture after those of the lobby. */
function getFirstMatchPicture({ requests }: SpyRenderPool): number {
  return requests.findIndex(
    ({ occupants: seats, turn }) => seats.length === PEOPLE.length && turn.length > 0,
  );
}

async function loadSeats(testBot: TestBot): Promise<ReadonlyMap<string, Seat>> {
  const { seats } = await loadStoredTable(testBot.app, 1);
  return new Map(seats.map((occupant) => [occupant.kind === 'person' ? occupant.person : '', occupant.seat]));
}

/** Expects that each picture shows a view of its viewer, without that viewer's secrets and with events as the viewer learns them. */
function expectPicturesKeepSecrets(
  requests: readonly PictureRequest[],
  states: readonly ForageState[],
  log: readonly LogEntry[],
): void {
  const events = getEvents<ForageEvent>(log);
  for (const viewer of [null, 0, 1, 2, 3] as const) {
    const views = new Map(states.map((state) => [JSON.stringify(forage.view(state, viewer)), state]));
    const learnt = new Set(events.map((event) => JSON.stringify(forage.seen(event, viewer, 'later'))));
    const own = requests.filter((request) => request.viewer === viewer);
    expect(own.length).toBeGreaterThan(20);
    for (const request of own) {
      const state = views.get(JSON.stringify(request.view));
      if (!state) throw new Error(`A picture for ${viewer} is of no view of theirs`);
      for (const pointer of forage.secrets(state, viewer))
        expect(getPointerValue(request.view, pointer)).toBeNull();
      for (const event of request.events) expect(learnt).toContain(JSON.stringify(event));
    }
  }
}

function getPointerValue(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], value);
}

function expectPicturesReachTheirViewer(
  { discord }: TestBot,
  renderPool: SpyRenderPool,
  seats: ReadonlyMap<string, Seat>,
): void {
  const sent = discord.sent.flatMap(({ audience, files }) => files.map(({ bytes }) => ({ audience, bytes })));
  expect(sent.length).toBeGreaterThan(300);
  for (const { audience, bytes } of sent) {
    const { viewer } = renderPool.requestOf(bytes);
    const allowed: readonly Viewer[] = audience === 'channel' ? [null] : [null, seats.get(audience) ?? null];
    expect(allowed).toContain(viewer);
  }
}

/**
 * Expects that the channel names a coin only while a board announces it as the last decision.
 * The version on the board's buttons identifies the entry. A board without buttons, or edited since, names none.
 */
function expectAnnouncedOnce({ discord }: TestBot, log: readonly LogEntry[]): void {
  const named = (text: string) => (text.match(COIN) ?? []).length;
  const announced = new Set<number>();
  for (const { text } of discord.sent.filter(({ audience }) => audience === 'channel')) {
    const version = Number.parseInt(/^more:1:(\w+)$/m.exec(text)?.[1] ?? '0', 36);
    const last = getEvents<ForageEvent>(log.slice(Math.max(0, version - 1), version));
    const placed = last.filter((event) => event.kind === 'placed').length;
    expect(named(text), text).toBe(placed);
    if (placed > 0) announced.add(version);
  }
  expect(announced.size).toBeGreaterThanOrEqual(24);
  const standing = discord.channel(CHANNEL).messages.slice(0, -1);
  for (const { content } of standing) expect(named(content), content).toBe(0);
}

/**
 * Compares two matches that differ in one secret.
 * In one, the first player lays the three and later the blank; in the other the blank first, which also goes three spaces, and later the
 * three.
 */
test('Forage secrets: two games that differ in one secret look the same to everyone else', async () => {
  const threeFirst = await openWorld(['3 of suns', 'blank of suns']);
  const blankFirst = await openWorld(['blank of suns', '3 of suns'], threeFirst.directions);
  expect(blankFirst.directions).toEqual(threeFirst.directions);
  const knowing = new Set([...threeFirst.knowing, ...blankFirst.knowing]);
  const unknowing = PEOPLE.filter((name) => !knowing.has(name));
  expect(unknowing.length).toBeGreaterThan(0);
  for (const name of unknowing) expect(blankFirst.told(name)).toEqual(threeFirst.told(name));
  const [channel, other] = [threeFirst.told('channel'), blankFirst.told('channel')];
  expect(other).toHaveLength(channel.length);
  const differing = channel.flatMap((text, index) => (text === other[index] ? [] : [text]));
  expect(differing).toHaveLength(2);
  for (const text of differing) expect(text).toContain('Theo shows the ');
  for (const viewer of [null, ...unknowing.map((name) => PEOPLE.indexOf(name))])
    expect(blankFirst.pictures(viewer)).toEqual(threeFirst.pictures(viewer));
}, 120_000);

interface SecretWorld {
  readonly directions: readonly string[];
  /** People who have learned which coin was which: who laid them, and who took one. */
  readonly knowing: readonly string[];
  /** Returns everything sent to a person or to the channel, in order. */
  told(audience: string): readonly string[];
  pictures(viewer: Viewer): readonly PictureRequest[];
}

async function openWorld(special: readonly string[], known: readonly string[] = []): Promise<SecretWorld> {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool, clock: new MovableClock() });
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: PEOPLE, pace: 'null' });
  const directions: string[] = [];
  for (let turn = 0; turn < 56; turn++) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    const coin = mover.key === 'theo' && directions.length < 2 ? special[directions.length] : undefined;
    if (coin === undefined) await takeFirstOffered(testBot, mover, special);
    else directions.push(await layThree(testBot, mover, coin, known[directions.length]));
    await testBot.bot.bot.answering.idle();
  }
  const { sent } = testBot.discord;
  const people = testBot.discord.people;
  const knowing = listKnowers(await loadWholeLog(testBot.app, 1));
  await closeCalmly(testBot);
  const idOf = (name: string) => people.find(({ key }) => key === name)?.id ?? name;
  return {
    directions,
    knowing,
    told: (audience) => sent.filter((one) => one.audience === idOf(audience)).map(getTexts),
    pictures: (viewer) => renderPool.requests.filter((request) => request.viewer === viewer),
  };
}

function getTexts({ kind, text, payload, pinged }: SentItem): string {
  return JSON.stringify({ kind, text, payload, pinged });
}

function listKnowers(log: readonly LogEntry[]): readonly string[] {
  const took = getEvents<ForageEvent>(log).flatMap((event) =>
    event.kind === 'took' && event.suit === 0 && (event.value === 3 || event.value === 0) ? [event.seat] : [],
  );
  return [0, ...took].map((seat) => PEOPLE[seat] as string);
}

/** Takes a turn with the first answers that do not involve the two coins. */
async function takeFirstOffered(
  testBot: TestBot,
  mover: PlaygroundUser,
  special: readonly string[],
): Promise<void> {
  let panel = await openPanel(testBot, mover, CHANNEL);
  for (let offered = getAnswers(panel); offered.length > 0; offered = getAnswers(panel)) {
    const wanted = offered.find((label) => !special.includes(label));
    panel = await giveAnswer(mover, panel, wanted as string);
    await waitUntilIdle(testBot);
  }
}

/** Lays a three, or the blank as a three, in the given direction or else the first that is open. */
async function layThree(
  testBot: TestBot,
  mover: PlaygroundUser,
  coin: string,
  direction?: string,
): Promise<string> {
  const panel = await openPanel(testBot, mover, CHANNEL);
  const compass = await giveAnswer(mover, panel, coin);
  const towards = getAnswers(compass).filter(
    (label) => direction === undefined || parseDirection(label) === direction,
  );
  for (const label of towards) {
    const next = await giveAnswer(mover, compass, label);
    const three = getAnswers(next).find((answer) => answer.startsWith('3: '));
    if (coin.startsWith('blank') && three === undefined) {
      await waitForMessage(mover.click(next, 'Back'));
      continue;
    }
    if (three !== undefined) await giveAnswer(mover, next, three);
    await waitUntilIdle(testBot);
    return parseDirection(label);
  }
  throw new Error(`No direction for three spaces among ${getAnswers(compass)}`);
}

/** Returns the arrow of `A ↑ a4` or `A ↑ a2 …`. */
function parseDirection(label: string): string {
  return label.split(' ')[1] ?? label;
}
