import { afterEach, expect, test } from 'vitest';
import { boardMessage } from '../../src/discord/board/board.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Language } from '../../src/engine/text.ts';
import { logBetween } from '../../src/store/log.ts';
import { newestBoard } from '../../src/store/posted.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered, boardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { brisk } from '../support/tastes.ts';
import { thinking } from '../support/thinking.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const LANGUAGES = ['en', 'ko'] as const;

let evening: Evening;
let painters: ReturnType<typeof spyPainters>;
afterEach(async () => await endCalmly(evening));

async function open(): Promise<void> {
  painters = spyPainters();
  evening = await openEvening({ painters, players: thinking(0) });
}

/** The newest board as a table of that language has it. */
async function boardAs(language: Language): Promise<{ readonly content: string; readonly alt: string }> {
  const table = await tableOf(evening.house, 1);
  const post = await newestBoard(evening.store, 1);
  const story = await logBetween(evening.store, 1, post?.story ?? 0, table.record.version);
  const bot = { house: evening.house, painters, timers: { after: () => () => {} }, log: console };
  const spoken = { ...table, record: { ...table.record, language } };
  const { content = '', image } = await boardMessage(bot as never, spoken, story, []);
  return { content, alt: image?.alt ?? '' };
}

/** The parts of a board that a blank line sets apart, the first without its heading. */
function partsOf(content: string): readonly (readonly string[])[] {
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

/** On a last board, that somebody has won the match. */
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
  'boards of $game with $ais AIs tell the last round in six lines and traces, each thing once',
  async (setting) => {
    await open();
    const { game, people, ais, most } = setting;
    const options = 'options' in setting ? setting.options : [];
    await sitDown(evening, { game, channel: CHANNEL, people, ais, options });
    const chance = seeded(5);
    for (let turn = 0; turn < most && toMove(evening, CHANNEL) !== null; turn++) {
      for (const language of LANGUAGES) {
        const { content } = await boardAs(language);
        const [told = []] = partsOf(content);
        expect(told.length, content).toBeLessThanOrEqual(6);
        expectToldOnce(told);
        expect(content).not.toMatch(/lines? before this|줄이 더|sealed|봉인/);
      }
      await takeTurn(evening, CHANNEL, chance, ['motox', 'gostop'].includes(game) ? brisk : undefined);
      await calm(evening);
    }
    for (const { viewer, order = [], sitters } of painters.requests)
      if (viewer === null) expect(new Set(order).size).toBeLessThanOrEqual(sitters.length);
    if (toMove(evening, CHANNEL) === null) await expectResultFirst(game);
  },
  60_000,
);

async function expectResultFirst(game: string): Promise<void> {
  const { standings } = (await tableOf(evening.house, 1)).record;
  const { sitters } = await tableOf(evening.house, 1);
  const winner = sitters[standings?.find(({ place }) => place === 1)?.seat ?? -1]?.name ?? '';
  for (const language of LANGUAGES) {
    const { content, alt } = await boardAs(language);
    const [[result = '', ...scores] = [], told = []] = partsOf(content);
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

test('the heaviest line of a round is bold where it happened', async () => {
  await open();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const chance = seeded(5);
  let after = 0;
  for (let turn = 0; turn < 60; turn++) {
    await takeTurn(evening, CHANNEL, chance);
    const [told = []] = partsOf((await boardAs('en')).content);
    const bold = told.findIndex((line) => line.startsWith('**'));
    if (bold >= 0) expect(told[bold]).toMatch(/comes round|bumps|goes home|swap places|another turn/);
    if (bold > 0) after++;
  }
  expect(after).toBeGreaterThan(5);
});

test('after resigning the board and its picture begin with who has won, and say it once', async () => {
  await open();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurn(evening, CHANNEL, seeded(1));
  await confirmed('theo', 'resign', 'Yes, resign');
  const [en, ko] = [await boardAs('en'), await boardAs('ko')];
  expect(en.content.split('\n').slice(0, 2)).toEqual(['**Runaround**', '**Mina wins.**']);
  expect(partsOf(en.content)[1]?.at(-1)).toBe('Theo resigns.');
  expect(en.alt).toMatch(/^Theo resigned, Mina wins\. Runs: /);
  expect(en.alt).not.toContain('to run');
  expect(ko.content.split('\n')[1]).toBe('**Mina 승리.**');
  expect(ko.alt).toMatch(/^Theo 기권, Mina 승리\. 바퀴 수: /);
  const film = await answered(evening.discord.person('rex').click(boardIn(evening, CHANNEL), 'Film'));
  expect(film.content).toContain('Theo resigned, Mina wins.');
  expect(film.attachments[0]?.description).toContain('Theo resigned, Mina wins.');
});

test('after the host ends a game the board and its picture begin with that nobody wins', async () => {
  await open();
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  await takeTurn(evening, CHANNEL, seeded(1));
  await confirmed('theo', 'cancel', 'Yes, end it');
  const [en, ko] = [await boardAs('en'), await boardAs('ko')];
  expect(partsOf(en.content)[0]).toEqual(['**Theo ended the game. Nobody wins.**']);
  expect(en.content.match(/Nobody wins/g)).toHaveLength(1);
  expect(en.content).not.toContain('The game is over.');
  expect(en.alt).toMatch(/^Theo ended the game\. Nobody wins\. Forage on /);
  expect(ko.content.split('\n')[1]).toBe('**Theo 님이 게임을 끝냈습니다. 승자는 없습니다.**');
  expect(ko.alt.startsWith('Theo 님이 게임을 끝냈습니다.')).toBe(true);
});

/** Gives a command that asks once more, and confirms it. */
async function confirmed(who: string, command: 'resign' | 'cancel', sure: string): Promise<void> {
  const person = evening.discord.person(who);
  await answered(person.click(await answered(person.slash(CHANNEL, command)), sure));
  await calm(evening);
}
