import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getCardId } from '../../src/games/gostop/card-ids.ts';
import { arrangeHand, getMonth } from '../../src/games/gostop/cards.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { getShortName } from '../../src/games/gostop/text/names.ts';
import type { Card, GoStopEvent, GoStopState } from '../../src/games/gostop/types.ts';
import { translate } from '../../src/i18n/translate.ts';
import { MovableClock, type SentItem } from '../../src/playground/index.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import { expectNothingHidden } from '../support/hidden-cards.ts';
import { getOptionChoices } from '../support/options.ts';
import {
  createRecapFilter,
  expectPicturesKeepSecrets,
  expectPicturesReachTheirViewer,
  getReader,
  getSentTexts,
  isNameMentioned,
  loadSeatsByPerson,
  watchSent,
} from '../support/secrecy.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  giveAnswer,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getEvents, loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'jisu'];
const WATCHER = 'rex';

test('Go-Stop secrets: in three deals no message, picture or log line shows a card too early', async () => {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool, luck: 4 });
  const options = getOptionChoices(gostop, {
    dealer: 'rps',
    deals: 3,
    steal: 'victim',
    ttadak: true,
    jjok: true,
  });
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const first = renderPool.requests.findIndex(({ turn }) => turn.length > 0);
  const states = await playThrough(testBot);
  const log = await loadWholeLog(testBot.app, 1);
  const events = getEvents<GoStopEvent>(log);
  expect(states).toHaveLength(log.length);
  expect(states.at(-1)?.phase).toBe('over');
  expect(events.filter(({ kind }) => kind === 'dealt').length).toBe(3);
  expectPicturesKeepSecrets(gostop, renderPool.requests.slice(first), { states, events });
  expectPicturesReachTheirViewer(testBot, renderPool, await loadSeatsByPerson(testBot, 1));
  expect(testBot.logged.join('\n')).not.toMatch(/hands|deck|answer:\w+:\w+:./);
  await closeCalmly(testBot);
});

/** Plays the match and checks every sent item at once. Returns the states, one after each move. */
async function playThrough(testBot: TestBot): Promise<readonly GoStopState[]> {
  const chance = createSeededChance(21);
  const seats = await loadSeatsByPerson(testBot, 1);
  const news = watchSent(testBot);
  const states = [await loadGameState(testBot)];
  let checked = 0;
  const check = async () => {
    const before = states.at(-1) as GoStopState;
    const after = await loadGameState(testBot);
    if (JSON.stringify(after) !== JSON.stringify(before)) states.push(after);
    const unsaid = await createRecapFilter(testBot, 1);
    for (const sent of news())
      checked += expectNothingHidden(
        { ...sent, text: unsaid(sent.text) },
        getReader(sent, seats),
        before,
        after,
      );
  };
  await check();
  for (let who = findMover(testBot, CHANNEL); who !== null; who = findMover(testBot, CHANNEL)) {
    if (states.length % 8 === 1) await lookAround(testBot);
    let panel = await openPanel(testBot, who, CHANNEL);
    while (getAnswers(panel).length > 0) {
      await check();
      panel = await giveAnswer(who, panel, chooseBriskly(getAnswers(panel), chance));
      await waitUntilIdle(testBot);
    }
    await check();
  }
  expect(checked).toBeGreaterThan(8_000);
  return states;
}

async function lookAround(testBot: TestBot): Promise<void> {
  for (const name of [...PEOPLE, WATCHER]) {
    const who = testBot.discord.person(name);
    await waitForMessage(who.slash(CHANNEL, 'hand'));
    await waitForMessage(who.slash(CHANNEL, 'table recap'));
    await waitForMessage(who.slash(CHANNEL, 'table board', { text: true }));
    await who.complete(CHANNEL, 'move', { text: '' }, 'text');
    const more = await waitForMessage(who.click(getBoard(testBot, CHANNEL), 'More'));
    await waitForMessage(who.click(more, 'words:1'));
  }
}

async function loadGameState(testBot: TestBot): Promise<GoStopState> {
  return (await loadStoredTable(testBot.app, 1)).record.state as GoStopState;
}

const countNothing = () => '';

test('expectNothingHidden: finds a card that its owner sees (the search above works)', async () => {
  const testBot = await openTestBot();
  const options = getOptionChoices(gostop, { dealer: 'host' });
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const state = await loadGameState(testBot);
  const [card] = state.hands[0] as [Card];
  await openPanel(testBot, testBot.discord.person('theo'), CHANNEL);
  const panel = testBot.discord.sent.at(-1) as SentItem;
  for (const name of [translate('en', getShortName(card), countNothing), getCardId(card)])
    expect(isNameMentioned(panel.text, name)).toBe(true);
  expect(() => expectNothingHidden(panel, 1, state, state)).toThrow(/is told of/);
  await testBot.end();
});

test('Go-Stop secrets: a throw of rock, paper, scissors is hidden until all have chosen', async () => {
  const worlds = [];
  for (const hand of ['Rock', 'Paper']) {
    const renderPool = createSpyRenderPool();
    const testBot = await openTestBot({ renderPool, clock: new MovableClock() });
    const options = getOptionChoices(gostop, { dealer: 'rps' });
    await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
    const theo = testBot.discord.person('theo');
    await giveAnswer(theo, await openPanel(testBot, theo, CHANNEL), hand);
    await waitUntilIdle(testBot);
    await lookAround(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('Theo has chosen.');
    worlds.push({
      told: ['channel', 'mina', 'jisu', WATCHER].map((name) => getSentTexts(testBot, name)),
      theo: getSentTexts(testBot, 'theo'),
      pictures: renderPool.requests.filter(({ viewer }) => viewer !== 0),
      logged: testBot.logged.map((line) => line.replaceAll(/"(?:time|pid|hostname|port|ms)":[^,}]*/g, '')),
    });
    await testBot.end();
  }
  const [rock, paper] = worlds;
  expect(paper?.told).toEqual(rock?.told);
  expect(paper?.pictures).toEqual(rock?.pictures);
  expect(paper?.theo).toHaveLength(rock?.theo.length ?? 0);
});

/** Compares two matches in which Theo and Mina have swapped one card, which nobody else can tell until one is played. */
test('Go-Stop secrets: two games that differ in two hands look the same to everyone else', async () => {
  const here = await openWorld(false);
  const there = await openWorld(true);
  expect(here.hands).not.toEqual(there.hands);
  for (const name of ['channel', 'jisu', WATCHER]) {
    expect(here.before(name).length).toBeGreaterThan(5);
    expect(there.before(name)).toEqual(here.before(name));
    if (name === 'channel') expect(there.after(name)).not.toEqual(here.after(name));
  }
  expect(there.before('theo')).not.toEqual(here.before('theo'));
  expect(there.pictures).toEqual(here.pictures);
  expect(here.pictures.length).toBeGreaterThan(20);
});

async function openWorld(swapped: boolean) {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool, clock: new MovableClock() });
  const options = getOptionChoices(gostop, { dealer: 'host' });
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const state = await loadGameState(testBot);
  const pair = findLonePair(state);
  const hands = swapped ? swapCards(state, pair) : state.hands;
  await testBot.store
    .updateTable('tables')
    .set({ state: JSON.stringify({ ...state, hands }) })
    .execute();
  const avoid = pair.map((card) => translate('en', getShortName(card), countNothing));
  for (let turn = 0; turn < 15; turn++) {
    await takeFirstTurn(testBot, (answer) => !avoid.some((name) => isNameMentioned(answer, name)));
    if (turn % 4 === 2) await lookAround(testBot);
  }
  const lists = Object.fromEntries(
    ['channel', ...PEOPLE, WATCHER].map((name) => [name, getSentTexts(testBot, name)]),
  );
  const pictures = renderPool.requests.filter(({ viewer }) => viewer === null || viewer === 2);
  await takeFirstTurn(testBot, (answer) => avoid.some((name) => isNameMentioned(answer, name)));
  const after = Object.fromEntries(['channel', ...PEOPLE].map((name) => [name, getSentTexts(testBot, name)]));
  await closeCalmly(testBot);
  return {
    hands,
    pictures,
    before: (name: string) => lists[name] as readonly string[],
    after: (name: string) => after[name] as readonly string[],
  };
}

/** Finds a card of the first hand and one of the second whose months appear only once in both hands. */
function findLonePair({ hands: [first = [], second = []] }: GoStopState): readonly [Card, Card] {
  const both = [...first, ...second];
  const lone = (card: Card) => both.filter((other) => getMonth(other) === getMonth(card)).length === 1;
  const [one, other] = [first.find(lone), second.find(lone)];
  if (!one || !other) throw new Error('No pair of cards can be swapped');
  return [one, other];
}

function swapCards(
  { hands }: GoStopState,
  [one, other]: readonly [Card, Card],
): readonly (readonly Card[])[] {
  const instead = new Map([
    [one, other],
    [other, one],
  ]);
  return hands.map((hand) =>
    arrangeHand(
      hand.map((card) => instead.get(card) ?? card),
      [],
    ),
  );
}

/** Takes a turn with the first wanted answers, choosing go if asked. */
async function takeFirstTurn(testBot: TestBot, wanted: (answer: string) => boolean): Promise<void> {
  const who = findMover(testBot, CHANNEL);
  if (!who) throw new Error('It is over too early');
  let panel: APIMessage = await openPanel(testBot, who, CHANNEL);
  for (let offered = getAnswers(panel); offered.length > 0; offered = getAnswers(panel)) {
    const cards = offered.filter((answer) => /^\d+: /.test(answer));
    const go = offered.find((answer) => answer === 'Go' || answer === '고');
    const choice = go ?? cards.find(wanted) ?? offered[0];
    panel = await giveAnswer(who, panel, choice as string);
  }
  await waitUntilIdle(testBot);
}
