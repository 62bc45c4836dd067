import { afterEach, expect, test } from 'vitest';
import { createBoardMessage } from '../../src/discord/board/board.ts';
import { stripEmojiMarks } from '../../src/discord/core/emoji.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Language } from '../../src/engine/text.ts';
import { loadLogEntries } from '../../src/store/log.ts';
import { findNewestBoard } from '../../src/store/post-queries.ts';
import { createThinkingPlayers } from '../support/ai-players.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { findMover, getBoard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const LANGUAGES = ['en', 'ko'] as const;

let testBot: TestBot;
let renderPool: ReturnType<typeof createSpyRenderPool>;
afterEach(async () => await closeCalmly(testBot));

async function open(): Promise<void> {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool, ai: createThinkingPlayers(0) });
}

/** Creates the newest board as a table in this language has it. */
async function getBoardInLanguage(
  language: Language,
): Promise<{ readonly content: string; readonly alt: string }> {
  const table = await loadStoredTable(testBot.app, 1);
  const post = await findNewestBoard(testBot.store, 1);
  const story = await loadLogEntries(testBot.store, 1, post?.story ?? 0, table.record.version);
  const avatars = { mayHave: () => false };
  const bot = { app: testBot.app, renderPool, avatars, timers: { after: () => () => {} }, log: console };
  const spoken = { ...table, record: { ...table.record, language } };
  const { content = '', image } = await createBoardMessage(bot as never, spoken, story, []);
  return { content: stripEmojiMarks(content), alt: image?.alt ?? '' };
}

/** Splits a board at blank lines, without the heading of the first part. */
function splitParts(content: string): readonly (readonly string[])[] {
  return content
    .split('\n')
    .slice(1)
    .join('\n')
    .split('\n\n')
    .map((part) => part.split('\n').filter((line) => line !== ''));
}

function expectToldOnce(lines: readonly string[]): void {
  const plain = lines.map((line) => line.replaceAll('**', ''));
  expect(plain).toEqual([...new Set(plain)]);
  expect(lines.filter((line) => line.startsWith('**')).length).toBeLessThanOrEqual(1);
}

/** Phrases of a last board about the winner. */
const WON = { en: /\bwins?(?! the deal)\b|\bwon\b/g, ko: /승리|이겼습니다|게임을 이깁니다/g };
const UNITS: Readonly<Record<string, Record<Language, RegExp>>> = {
  runaround: { en: / · \d runs?$/, ko: / · \d바퀴$/ },
  forage: { en: / · \d+ points?$/, ko: / · \d+점$/ },
  gostop: { en: / · −?\d+ points?$/, ko: / · −?\d+점$/ },
};

test.each([
  { game: 'runaround', people: ['theo', 'mina'], ais: 0, most: 400, options: [['Track', '16 spaces']] },
  { game: 'runaround', people: ['theo'], ais: 1, most: 400, options: [['Track', '16 spaces']] },
  { game: 'forage', people: ['theo', 'mina', 'jisu'], ais: 1, most: 30 },
  { game: 'moneyrun', people: ['theo', 'mina', 'jisu'], ais: 1, most: 30 },
  { game: 'motox', people: ['theo', 'mina'], ais: 1, most: 400 },
  { game: 'gostop', people: ['theo', 'mina'], ais: 0, most: 400 },
] as const)(
  'board of $game with $ais AIs: tells the last round in at most six lines, each event once',
  async (setting) => {
    await open();
    const { game, people, ais, most } = setting;
    const options = 'options' in setting ? setting.options : [];
    await startMatch(testBot, { game, channel: CHANNEL, people, ais, options });
    const chance = createSeededChance(5);
    for (let turn = 0; turn < most && findMover(testBot, CHANNEL) !== null; turn++) {
      for (const language of LANGUAGES) {
        const { content } = await getBoardInLanguage(language);
        const [told = []] = splitParts(content);
        expect(told.length, content).toBeLessThanOrEqual(6);
        expectToldOnce(told);
        expect(content).not.toMatch(/earlier lines?|줄이 더|locked in|봉인/);
      }
      await takeTurn(
        testBot,
        CHANNEL,
        chance,
        ['motox', 'gostop'].includes(game) ? chooseBriskly : undefined,
      );
      await waitUntilIdle(testBot);
    }
    for (const { viewer, order = [], occupants: seats } of renderPool.requests)
      if (viewer === null) expect(new Set(order).size).toBeLessThanOrEqual(seats.length);
    if (findMover(testBot, CHANNEL) === null) await expectResultFirst(game);
  },
  60_000,
);

async function expectResultFirst(game: string): Promise<void> {
  const { standings } = (await loadStoredTable(testBot.app, 1)).record;
  const { seats } = await loadStoredTable(testBot.app, 1);
  const winner = seats[standings?.find(({ place }) => place === 1)?.seat ?? -1]?.name ?? '';
  for (const language of LANGUAGES) {
    const { content, alt } = await getBoardInLanguage(language);
    const [[result = '', ...scores] = [], told = []] = splitParts(content);
    expect(result).toMatch(/^\*\*.+\*\*$/);
    expect(result).toContain(winner);
    for (const score of scores) expect(score).toMatch(UNITS[game]?.[language] ?? /^\d(\. |위 )/);
    expect(told.length).toBeLessThanOrEqual(6);
    expectToldOnce([result, ...told]);
    expect(`${result}\n${told.join('\n')}`.match(WON[language]), content).toHaveLength(1);
    expect(alt.startsWith(result.replaceAll('**', ''))).toBe(true);
    expect(content).not.toMatch(/revealed|공개/);
  }
}

test('board: sets the most important event of a round in bold where it happened', async () => {
  await open();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const chance = createSeededChance(5);
  let after = 0;
  for (let turn = 0; turn < 60; turn++) {
    await takeTurn(testBot, CHANNEL, chance);
    const [told = []] = splitParts((await getBoardInLanguage('en')).content);
    const bold = told.findIndex((line) => line.startsWith('**'));
    if (bold >= 0) expect(told[bold]).toMatch(/scores: \d|bumps|goes home|swap across|extra turn/);
    if (bold > 0) after++;
  }
  expect(after).toBeGreaterThan(5);
});

test("board: begins with the winner after a player resigned, as does the picture's alt text", async () => {
  await open();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  await confirmCommand('theo', 'table resign', 'Yes, resign');
  const [en, ko] = [await getBoardInLanguage('en'), await getBoardInLanguage('ko')];
  expect(en.content.split('\n').slice(0, 2)).toEqual(['**Runaround**', '**Mina wins.**']);
  expect(splitParts(en.content)[1]?.at(-1)).toBe('Theo resigns.');
  expect(en.alt).toMatch(/^Theo resigned\. Mina wins\. Runs: /);
  expect(en.alt).not.toContain('to run');
  expect(ko.content.split('\n')[1]).toBe('**Mina 승리.**');
  expect(ko.alt).toMatch(/^Theo 기권, Mina 승리\. 바퀴 수: /);
  const film = await waitForMessage(
    testBot.discord.person('rex').click(getBoard(testBot, CHANNEL), 'Replay'),
  );
  expect(film.content).toContain('Theo resigned. Mina wins.');
  expect(film.attachments[0]?.description).toContain('Theo resigned. Mina wins.');
});

test('board: begins with "Nobody wins" after the host ended the game, as does the alt text', async () => {
  await open();
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  await confirmCommand('theo', 'table cancel', 'Yes, end it');
  const [en, ko] = [await getBoardInLanguage('en'), await getBoardInLanguage('ko')];
  expect(splitParts(en.content)[0]).toEqual(['**Theo ended the game. Nobody wins.**']);
  expect(en.content.match(/Nobody wins/g)).toHaveLength(1);
  expect(en.content).not.toContain('The game is over.');
  expect(en.alt).toMatch(/^Theo ended the game\. Nobody wins\. Forage on /);
  expect(ko.content.split('\n')[1]).toBe('**Theo가 게임을 끝냈습니다. 승자는 없습니다.**');
  expect(ko.alt.startsWith('Theo가 게임을 끝냈습니다.')).toBe(true);
});

/** Uses a command that asks for confirmation, and confirms it. */
async function confirmCommand(
  who: string,
  command: 'table resign' | 'table cancel',
  sure: string,
): Promise<void> {
  const person = testBot.discord.person(who);
  await waitForMessage(person.click(await waitForMessage(person.slash(CHANNEL, command)), sure));
  await waitUntilIdle(testBot);
}
