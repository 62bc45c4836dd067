import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { arranged, monthOf } from '../../src/games/gostop/cards.ts';
import { idOf } from '../../src/games/gostop/ids.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { cardName } from '../../src/games/gostop/text/names.ts';
import type { Card, GoStopEvent, GoStopState } from '../../src/games/gostop/types.ts';
import { say } from '../../src/i18n/say.ts';
import { MovableClock, type Sent } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { expectNothingHidden } from '../support/hidden-cards.ts';
import { wishesFor } from '../support/options.ts';
import {
  expectPicturesKeepSecrets,
  expectPicturesReachTheirViewer,
  isNamedIn,
  newlySent,
  readerOf,
  seatsAt,
  toldTo,
  withoutRecap,
} from '../support/secrecy.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered, answersOf, boardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';
import { brisk } from '../support/tastes.ts';
import { eventsOf, tableOf, wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'jisu'];
const WATCHER = 'rex';

test('in three deals of Go-Stop no card reaches anybody before they may know it', async () => {
  const painters = spyPainters();
  const evening = await openEvening({ painters, luck: 4 });
  const options = wishesFor(gostop, { dealer: 'rps', deals: 3, steal: 'victim', ttadak: true, jjok: true });
  await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const first = painters.requests.findIndex(({ turn }) => turn.length > 0);
  const states = await playedThrough(evening);
  const log = await wholeLog(evening.house, 1);
  const events = eventsOf<GoStopEvent>(log);
  expect(states).toHaveLength(log.length);
  expect(states.at(-1)?.phase).toBe('over');
  expect(events.filter(({ kind }) => kind === 'dealt').length).toBe(3);
  expectPicturesKeepSecrets(gostop, painters.requests.slice(first), { states, events });
  expectPicturesReachTheirViewer(evening, painters, await seatsAt(evening, 1));
  expect(evening.logged.join('\n')).not.toMatch(/hands|deck|answer:\w+:\w+:./);
  await endCalmly(evening);
});

/** Everybody plays and looks around; whatever is sent is read at once. Returns the states, one after each move. */
async function playedThrough(evening: Evening): Promise<readonly GoStopState[]> {
  const chance = seeded(21);
  const seats = await seatsAt(evening, 1);
  const news = newlySent(evening);
  const states = [await stateOf(evening)];
  let checked = 0;
  const check = async () => {
    const before = states.at(-1) as GoStopState;
    const after = await stateOf(evening);
    if (JSON.stringify(after) !== JSON.stringify(before)) states.push(after);
    const unsaid = await withoutRecap(evening, 1);
    for (const sent of news())
      checked += expectNothingHidden(
        { ...sent, text: unsaid(sent.text) },
        readerOf(sent, seats),
        before,
        after,
      );
  };
  await check();
  for (let who = toMove(evening, CHANNEL); who !== null; who = toMove(evening, CHANNEL)) {
    if (states.length % 8 === 1) await lookAround(evening);
    let panel = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
    while (answersOf(panel).length > 0) {
      await check();
      panel = await giveAnswer(who, panel, brisk(answersOf(panel), chance));
      await calm(evening);
    }
    await check();
  }
  expect(checked).toBeGreaterThan(8_000);
  return states;
}

async function lookAround(evening: Evening): Promise<void> {
  for (const name of [...PEOPLE, WATCHER]) {
    const who = evening.discord.person(name);
    await answered(who.slash(CHANNEL, 'hand'));
    await answered(who.slash(CHANNEL, 'recap'));
    await answered(who.slash(CHANNEL, 'board', { text: true }));
    await who.complete(CHANNEL, 'move', { text: '' }, 'text');
    const more = await answered(who.click(boardIn(evening, CHANNEL), 'More'));
    await answered(who.click(more, 'words:1'));
  }
}

async function stateOf(evening: Evening): Promise<GoStopState> {
  return (await tableOf(evening.house, 1)).record.state as GoStopState;
}

const nobody = () => '';

test('a card of the own hand is named to its owner, so the search above finds names where they are', async () => {
  const evening = await openEvening();
  const options = wishesFor(gostop, { dealer: 'host' });
  await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const state = await stateOf(evening);
  const [card] = state.hands[0] as [Card];
  await answered(evening.discord.person('theo').click(boardIn(evening, CHANNEL), 'Play'));
  const panel = evening.discord.sent.at(-1) as Sent;
  for (const name of [say('en', cardName(card), nobody), idOf(card)])
    expect(isNamedIn(panel.text, name)).toBe(true);
  expect(() => expectNothingHidden(panel, 1, state, state)).toThrow(/is told of/);
  await evening.end();
});

test('what somebody has chosen for the deal is told to nobody before all have', async () => {
  const worlds = [];
  for (const hand of ['Rock', 'Paper']) {
    const painters = spyPainters();
    const evening = await openEvening({ painters, clock: new MovableClock() });
    const options = wishesFor(gostop, { dealer: 'rps' });
    await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
    const theo = evening.discord.person('theo');
    await giveAnswer(theo, await answered(theo.click(boardIn(evening, CHANNEL), 'Play')), hand);
    await calm(evening);
    await lookAround(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('Theo has chosen.');
    worlds.push({
      told: ['channel', 'mina', 'jisu', WATCHER].map((name) => toldTo(evening, name)),
      theo: toldTo(evening, 'theo'),
      pictures: painters.requests.filter(({ viewer }) => viewer !== 0),
      logged: evening.logged.map((line) => line.replaceAll(/"(?:time|pid|hostname|port|ms)":[^,}]*/g, '')),
    });
    await evening.end();
  }
  const [rock, paper] = worlds;
  expect(paper?.told).toEqual(rock?.told);
  expect(paper?.pictures).toEqual(rock?.pictures);
  expect(paper?.theo).toHaveLength(rock?.theo.length ?? 0);
});

/** Two evenings in which Theo and Mina hold one card of the other's hand; nobody else can tell, until one is played. */
test('two worlds that differ in two hands are told apart by nobody else', async () => {
  const here = await world(false);
  const there = await world(true);
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

async function world(swapped: boolean) {
  const painters = spyPainters();
  const evening = await openEvening({ painters, clock: new MovableClock() });
  const options = wishesFor(gostop, { dealer: 'host' });
  await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: PEOPLE, options });
  const state = await stateOf(evening);
  const pair = lonePair(state);
  const hands = swapped ? swap(state, pair) : state.hands;
  await evening.store
    .updateTable('tables')
    .set({ state: JSON.stringify({ ...state, hands }) })
    .execute();
  const avoid = pair.map((card) => say('en', cardName(card), nobody));
  for (let turn = 0; turn < 15; turn++) {
    await firstTurn(evening, (answer) => !avoid.some((name) => answer.includes(name)));
    if (turn % 4 === 2) await lookAround(evening);
  }
  const lists = Object.fromEntries(
    ['channel', ...PEOPLE, WATCHER].map((name) => [name, toldTo(evening, name)]),
  );
  const pictures = painters.requests.filter(({ viewer }) => viewer === null || viewer === 2);
  await firstTurn(evening, (answer) => avoid.some((name) => answer.includes(name)));
  const after = Object.fromEntries(['channel', ...PEOPLE].map((name) => [name, toldTo(evening, name)]));
  await endCalmly(evening);
  return {
    hands,
    pictures,
    before: (name: string) => lists[name] as readonly string[],
    after: (name: string) => after[name] as readonly string[],
  };
}

/** A card of the first hand and one of the second, of months of which the two hold nothing else. */
function lonePair({ hands: [first = [], second = []] }: GoStopState): readonly [Card, Card] {
  const both = [...first, ...second];
  const lone = (card: Card) => both.filter((other) => monthOf(other) === monthOf(card)).length === 1;
  const [one, other] = [first.find(lone), second.find(lone)];
  if (!one || !other) throw new Error('No pair of cards can be swapped');
  return [one, other];
}

function swap({ hands }: GoStopState, [one, other]: readonly [Card, Card]): readonly (readonly Card[])[] {
  const instead = new Map([
    [one, other],
    [other, one],
  ]);
  return hands.map((hand) =>
    arranged(
      hand.map((card) => instead.get(card) ?? card),
      [],
    ),
  );
}

/** A turn of the first answers that are wanted; of a decision to go on. */
async function firstTurn(evening: Evening, wanted: (answer: string) => boolean): Promise<void> {
  const who = toMove(evening, CHANNEL);
  if (!who) throw new Error('It is over too early');
  let panel: APIMessage = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  for (let offered = answersOf(panel); offered.length > 0; offered = answersOf(panel)) {
    const cards = offered.filter((answer) => /^\d+: /.test(answer));
    const go = offered.find((answer) => answer === 'Go' || answer === '고');
    const choice = go ?? cards.find(wanted) ?? offered[0];
    panel = await giveAnswer(who, panel, choice as string);
  }
  await calm(evening);
}
