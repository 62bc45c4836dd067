import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { ForageView } from '../../src/games/forage/types.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { type SpyPainters, spyPainters, spyProjector } from '../support/spy-painters.ts';
import { answered, boardIn, offers, sitDown, takeTurn } from '../support/table.ts';

const CHANNEL = 'table-one';
const TURNS = 5;
/** Nobody counts as here any more: whoever becomes due is told by a board of its own. */
const AWAY = 120_000;

let evening: Evening;
let painters: SpyPainters;
const projector = spyProjector();
beforeEach(async () => {
  painters = spyPainters();
  evening = await openEvening({ projector, painters });
});
afterEach(async () => await endCalmly(evening));

test('a board of Forage that is not the newest has neither picture nor alt text, and keeps its story', async () => {
  await played('forage', ['theo', 'mina', 'rex']);
  const boards = boardsOf('Forage');
  expect(boards).toHaveLength(TURNS + 1);
  expect(boards.map(pictures)).toEqual([0, 0, 0, 0, 0, 1]);
  for (const { content } of boards.slice(1, -1))
    expect(content).toMatch(/ laid a coin of \w+\.\n.* moved on\./);
});

test('nor does one come back when the game is over, and then the film shows all of it', async () => {
  await played('forage', ['theo', 'mina', 'rex']);
  const running = await answered(person('mina').slash(CHANNEL, 'replay'));
  expect([running.attachments, offers(running)]).toEqual([[], ['Step through']]);
  expect(projector.films).toEqual([]);
  const first = await answered(person('mina').click(running, 'Step through'));
  expect([first.attachments, first.content]).toEqual([[], expect.stringContaining('the set-up')]);
  const last = await answered(person('mina').click(first, 'Last'));
  expect(last.attachments).toHaveLength(1);
  expect((await answered(person('mina').click(last, 'Back'))).attachments).toEqual([]);
  await endedBy('theo');
  expect(boardsOf('Forage').map(pictures)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  const over = await answered(person('mina').slash(CHANNEL, 'replay'));
  expect(over.attachments).toHaveLength(1);
  expect(projector.films.at(-1)).toHaveLength(TURNS + 2);
  const opening = await answered(person('mina').click(over, 'Step through'));
  expect(opening.attachments).toHaveLength(1);
});

test.each([
  ['plain', /-# Coins of suns on .*\(([1-5]|blank)\).*\. Theo: [^.]*(\d|blank) of suns/],
  ['winter', /-# Nuts of suns on .*\(([1-5]|empty)\).*\. Theo: [^.]*(\d-|empty )nut of suns/],
])('the last board of a match that is broken off shows every coin, in the %s look', async (theme, line) => {
  await played('forage', ['theo', 'mina', 'rex'], [], theme);
  expect(boardIn(evening, CHANNEL).content).not.toMatch(line);
  await endedBy('theo');
  const last = boardIn(evening, CHANNEL);
  expect(last.content).toMatch(line);
  expect(
    last.content.match(/\b([1-5]|blank|empty)\b(-nut)? (nut )?of|\w\d \(([1-5]|blank|empty)\)/g),
  ).toHaveLength(18);
  const { view } = painters.requests.at(-1) as PictureRequest;
  const { coins, stashes } = view as ForageView;
  expect([...coins, ...stashes.flat()].filter(({ value }) => value === null)).toEqual([]);
  expect(last.attachments[0]?.description).toMatch(/ on \w\d \(([1-5]|blank|empty)\)/);
});

test('where nothing is hidden again boards keep their pictures, and so do those of other games', async () => {
  await played('forage', ['theo', 'mina', 'rex'], [['Memory', 'Values stay visible to all']]);
  expect(boardsOf('Forage').map(pictures)).toEqual([1, 1, 1, 1, 1, 1]);
  expect((await answered(person('mina').slash(CHANNEL, 'replay'))).attachments).toHaveLength(1);
  await endedBy('theo');
  await played('runaround', ['theo', 'mina']);
  const runaround = boardsOf('Runaround').map(pictures);
  expect(runaround.length).toBeGreaterThan(TURNS);
  expect(new Set(runaround)).toEqual(new Set([1]));
});

async function played(
  game: string,
  people: readonly string[],
  options: readonly (readonly [string, string])[] = [],
  theme = 'plain',
): Promise<void> {
  await sitDown(evening, { game, channel: CHANNEL, people, options, theme });
  const chance = seeded(4);
  for (let turn = 0; turn < TURNS; turn++) {
    evening.pass(AWAY);
    await takeTurn(evening, CHANNEL, chance);
  }
}

async function endedBy(name: string): Promise<void> {
  const more = await answered(person(name).click(boardIn(evening, CHANNEL), 'More'));
  await answered(person(name).click(await answered(person(name).click(more, 'End the game')), 'Yes, end it'));
  await calm(evening);
}

/** The boards of a game in the channel, oldest first. */
function boardsOf(game: string): readonly APIMessage[] {
  const { messages } = evening.discord.channel(CHANNEL);
  return messages.filter(({ content }) => content.startsWith(`**${game}**\n`));
}

function pictures({ attachments }: APIMessage): number {
  return attachments.filter(({ description }) => description !== undefined).length;
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
