import type { APIMessage, APISelectMenuOption } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../src/app/core/table.ts';
import { recordOf } from '../../src/app/replay/record.ts';
import { cardMessage } from '../../src/discord/lobby/card.ts';
import { optionsPanel } from '../../src/discord/lobby/options-panel.ts';
import { defaults } from '../../src/engine/options.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { forage } from '../../src/games/forage/index.ts';
import { pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { type SpyPainters, spyPainters } from '../support/spy-painters.ts';
import {
  answered,
  boardIn,
  cardIn,
  chooseLabel,
  giveAnswer,
  offers,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { SIGN } from '../support/themes.ts';
import { tableOf, wholeLog } from '../support/verify.ts';

vi.mock('../../themes/registry.ts', async () => {
  const { registryOf, signed } = await import('../support/themes.ts');
  const { runaround: race } = await import('../../src/games/runaround/index.ts');
  const { forage: stores } = await import('../../src/games/forage/index.ts');
  return registryOf([
    signed(race, 'couriers', ['Twin couriers', '쌍둥이 배달꾼']),
    signed(stores, 'winter', ['Winter stores', '겨울 곳간']),
  ]);
});

const CHANNEL = 'table-one';

let evening: Evening;
let painters: SpyPainters;
beforeEach(async () => {
  painters = spyPainters();
  evening = await openEvening({ painters });
});
afterEach(async () => await endCalmly(evening));

test('the looks that are offered go with the game, the plain one first, in the language of who types', async () => {
  expect(await lookOffers('theo', { game: 'runaround', theme: '' })).toEqual([
    ['Plain look', 'plain'],
    ['Twin couriers', 'couriers'],
  ]);
  expect(await lookOffers('jisu', { game: 'forage', theme: '겨울' })).toEqual([['겨울 곳간', 'winter']]);
  expect(await lookOffers('theo', { game: 'gostop', theme: '' })).toEqual([['Plain look', 'plain']]);
  expect(await lookOffers('theo', { theme: '' })).toEqual([
    ['Runaround: Twin couriers', 'couriers'],
    ['Forage: Winter stores', 'winter'],
  ]);
});

test('a theme of another game, or of none, opens nothing, not even a thread', async () => {
  const before = await keptIn(evening.store);
  const say = async (theme: string, game: string) =>
    (await open({ game, theme, ...(game === 'runaround' && { thread: true }) })).content;
  expect(await say('winter', 'runaround')).toBe(
    'Runaround has no such theme. It can be played with: Plain look and Twin couriers.',
  );
  expect(await say('<@everyone> **', 'gostop')).toBe(
    'Go-Stop has no such theme. It can be played with: Plain look.',
  );
  expect(await keptIn(evening.store)).toEqual(before);
  expect(evening.discord.channel(CHANNEL).messages).toEqual([]);
});

test('a theme is found by its name too, and the card and its picture show it', async () => {
  await open({ game: 'runaround', theme: 'twin couriers' });
  const card = cardIn(evening, CHANNEL);
  expect(card.content).toContain('\nTheme: Twin couriers\n');
  expect(card.content).toMatch(/^\*\*Runaround\*\* · Twin couriers\.\n/);
  expect(painters.requests.at(-1)?.look).toEqual({ theme: 'couriers', language: 'en' });
});

test('the host chooses the look in the panel of options, and nobody else does', async () => {
  await open({ game: 'forage' });
  expect(cardIn(evening, CHANNEL).content).not.toContain('Theme');
  const panel = await looks();
  expect(menuOf(panel)).toMatchObject([
    { label: 'Plain look', default: true },
    { label: 'Winter stores', description: 'Winter stores.' },
  ]);
  const chosen = await chooseLabel(person('theo'), panel, 'Which theme?', 'Winter stores');
  expect(menuOf(chosen).find((option) => option.default)?.label).toBe('Winter stores');
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('Theme: Winter stores');
  expect(painters.requests.at(-1)?.look?.theme).toBe('winter');
  const kept = await keptIn(evening.store);
  expect((await options('rex')).content).toMatch(/^Only Theo, who opened this table/);
  expect(await forge('rex', 'plain', panel)).toMatch(/^Only Theo, who opened this table/);
  expect(await forge('theo', 'couriers', panel)).toContain('Forage has no such theme.');
  expect(await keptIn(evening.store)).toEqual(kept);
  await chooseLabel(person('theo'), await looks(), 'Which theme?', 'Plain look');
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).not.toContain('Theme');
  const { record } = await tableOf(evening.house, 1);
  expect([record.theme, record.version, record.options]).toEqual([null, 0, defaults(forage.options)]);
});

test('the plain look may be named, in any language', async () => {
  await open({ game: 'runaround', theme: '기본 모습' });
  expect((await tableOf(evening.house, 1)).record.theme).toBeNull();
  expect(cardIn(evening, CHANNEL).content).not.toContain('Theme');
});

test('a game without options offers its looks, the languages and its pace all the same, and one without looks the rest', async () => {
  await open({ game: 'runaround', theme: 'couriers' });
  const table = await tableOf(evening.house, 1);
  const bare = { ...table, game: { ...table.game, options: [] } };
  const rest = ['Language', 'Hints', 'Rating', 'Pace', 'When time is over'];
  expect(linesOf(bare)).toEqual(['Theme', ...rest]);
  const plain = { ...bare, game: { ...bare.game, id: 'motox' } };
  expect(linesOf(plain)).toEqual(rest);
  for (const table of [bare, plain]) expect(await buttonsOf(table)).toContain('Options');
});

test('a started table keeps its look', async () => {
  await seated('couriers');
  const before = await keptIn(evening.store);
  expect(await forge('theo', 'plain', boardIn(evening, CHANNEL))).toBe('The game has already started.');
  expect(await keptIn(evening.store)).toEqual(before);
});

test('everything at a themed table is said in the words of the theme, in both languages', async () => {
  await seated('couriers');
  for (let turn = 0; turn < 6; turn++) {
    const board = boardIn(evening, CHANNEL);
    const mover = toMove(evening, CHANNEL);
    if (!mover) throw new Error('Nobody is to move');
    const hand = await answered(mover.slash(CHANNEL, 'hand'));
    const panel = await answered(mover.click(board, 'Play'));
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    expect(offer?.name).toContain(SIGN);
    const messages = [board, panel, hand];
    for (const message of messages) {
      expect(ownLines(message).filter((line) => !line.includes(SIGN))).toEqual([]);
      expect(message.attachments[0]?.description?.startsWith(SIGN)).toBe(true);
    }
    const answers = offers(panel).filter((label) => label.startsWith(SIGN));
    expect(answers.length).toBeGreaterThan(0);
    const after = await giveAnswer(mover, panel, answers[0] as string);
    expect(ownLines(after).filter((line) => !line.includes(SIGN))).toEqual([]);
    await calm(evening);
  }
  expect(boardIn(evening, CHANNEL).content).toMatch(/\n✳.* (rolls|runs)/);
  for (const name of ['rex', 'jisu']) {
    const words = await answered(person(name).slash(CHANNEL, 'board', { text: true }));
    expect(
      words.content
        .split('\n')
        .slice(1)
        .every((line) => line.startsWith(SIGN)),
    ).toBe(true);
  }
  const mover = toMove(evening, CHANNEL);
  const refusal = await answered((mover ?? person('theo')).slash(CHANNEL, 'move', { text: 'fly' }));
  expect(refusal.content).toContain(SIGN);
  const more = await answered(person('theo').click(boardIn(evening, CHANNEL), 'More'));
  expect(more.content).toContain('Theme: Twin couriers');
  const list = await answered(person('theo').slash(CHANNEL, 'games'));
  expect(list.content).toContain(SIGN);
});

test('the rules say which theme it is, and are the same as ever', async () => {
  await open({ game: 'runaround' });
  const plain = (await answered(person('jisu').slash(CHANNEL, 'rules'))).content;
  await chooseLabel(person('theo'), await looks(), 'Which theme?', 'Twin couriers');
  const { content } = await answered(person('jisu').slash(CHANNEL, 'rules'));
  const [line, ...more] = content.split('\n').filter((one) => !plain.split('\n').includes(one));
  expect([line, more]).toEqual(['이 테이블의 테마: **쌍둥이 배달꾼** · 쌍둥이 배달꾼.', []]);
  expect(content.split('\n').filter((one) => one !== line)).toEqual(plain.split('\n'));
  expect(content).not.toContain(SIGN);
  expect(painters.requests.at(-1)?.look?.theme ?? null).toBeNull();
});

test('a theme that is no longer there falls back to the plain look', async () => {
  await seated('couriers');
  await evening.store.updateTable('tables').set({ theme: 'gone' }).execute();
  const mover = toMove(evening, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  expect(panel.content).not.toContain(SIGN);
  expect(painters.requests.at(-1)?.look?.theme).toBe('plain');
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).not.toContain(SIGN);
  expect((await answered(person('rex').slash(CHANNEL, 'rules'))).content).not.toContain('Theme');
});

test('a theme never reaches the rules: the record of a match is the same with and without it', async () => {
  await seated('couriers');
  for (let turn = 0; turn < 4; turn++) await takeTurn(evening, CHANNEL, seeded(turn));
  await answered(
    person('mina').click(await answered(person('mina').slash(CHANNEL, 'resign')), 'Yes, resign'),
  );
  await calm(evening);
  const table = await tableOf(evening.house, 1);
  const log = await wholeLog(evening.house, 1);
  const record = recordOf(table, log);
  expect(recordOf({ ...table, record: { ...table.record, theme: null } }, log)).toEqual(record);
  expect(record.moves.length).toBeGreaterThan(3);
  expect(JSON.stringify(record)).not.toContain('couriers');
  expect(verified(record, table.game).moves).toBe(record.moves.length);
});

/** What the panel of options offers to change. */
function linesOf(table: Table): readonly string[] {
  return pressable(optionsPanel(table, 'en').rows).flatMap(({ options = [] }) =>
    options.map(({ label }) => label),
  );
}

async function buttonsOf(table: Table): Promise<readonly string[]> {
  const { rows } = await cardMessage(evening.bot.bot, table);
  return pressable(rows).map(({ label }) => label ?? '');
}

/** What a message says of the game: all but its heading, what is small, and that the game begins. */
function ownLines({ content }: APIMessage): readonly string[] {
  const [, ...lines] = content.split('\n');
  return lines.filter((line) => !/^(-# .*|The game begins\.|게임을 시작합니다\.|)$/.test(line));
}

function person(name: string) {
  return evening.discord.person(name);
}

async function open(wish: Record<string, string | boolean>): Promise<APIMessage> {
  const answer = await answered(person('theo').slash(CHANNEL, 'play', wish));
  await calm(evening);
  return answer;
}

async function seated(theme: string): Promise<void> {
  await open({ game: 'runaround', theme });
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
}

async function options(name: string): Promise<APIMessage> {
  return await answered(person(name).click(cardIn(evening, CHANNEL), 'Options'));
}

/** The panel of options of who opened the table, at its themes. */
async function looks(): Promise<APIMessage> {
  return await chooseLabel(person('theo'), await options('theo'), 'Which option?', 'Theme');
}

async function lookOffers(name: string, typed: Record<string, string>) {
  const found = await person(name).complete(CHANNEL, 'play', typed, 'theme');
  return found.map(({ name: label, value }) => [label, value]);
}

async function forge(name: string, theme: string, message: APIMessage): Promise<string> {
  const data = { custom_id: 'theme:1', component_type: 3, id: 1, values: [theme] };
  const answer = await person(name).raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
  await answer.settled();
  return answer.message?.content ?? '';
}

/** The answers of the menu of themes. */
function menuOf({ components }: APIMessage): readonly APISelectMenuOption[] {
  return pressable(components).find(({ placeholder }) => placeholder === 'Which theme?')?.options ?? [];
}

test('a theme that is chosen while the card is being edited reaches the card', async () => {
  const host = evening.discord.person('theo');
  await answered(host.slash(CHANNEL, 'play', { game: 'forage' }));
  await calm(evening);
  const panel = await looks();
  let chosen: Promise<unknown> = Promise.resolve();
  const stop = evening.discord.onRequest(({ method, path, phase }) => {
    if (method !== 'PATCH' || phase !== 'before' || !/\/messages\/\d+$/.test(path)) return;
    stop();
    chosen = chooseLabel(host, panel, 'Which theme?', 'Winter stores');
    return chosen.then(() => undefined);
  });
  await answered(evening.discord.person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  await chosen;
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('Winter stores');
  expect((await tableOf(evening.house, 1)).record).toMatchObject({ theme: 'winter', revision: 2 });
});
