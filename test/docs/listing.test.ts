import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { LANGUAGES, type Language, text } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { botSentences } from '../../src/i18n/bot.ts';
import { translate } from '../../src/i18n/translate.ts';
import { parseBlock, parseSections, readListing } from '../../src/tools/listing/read-listing.ts';
import { leavesOf } from '../i18n/leaves.ts';
import { page, rowsUnder } from './files.ts';

/** Maximum number of characters of each text: https://docs.discord.com/developers/discovery/best-practices */
const MAX_LENGTHS = {
  Description: 400,
  Summary: 200,
  'Long description': 4_000,
  'top.gg': 140,
  KOREANBOTS: 100,
} as const;

/** Maximum number of characters that fit on a picture in one line. */
const MAX_CAPTION = 52;

const SECTIONS = [
  '',
  ...['Description', 'Summary', 'Tags', 'Long description', 'Commands', 'Pictures', 'Links'],
  ...['top.gg', 'KOREANBOTS'],
];
const PLACEHOLDERS = ['<SUPPORT_URL>', '<PRIVACY_URL>', '<TERMS_URL>'];

const countCharacters = (words: string) => [...words].length;
const readPage = (language: Language) => page(`docs/listing/${language}.md`).text;
const readBlock = (language: Language, section: string) =>
  parseBlock(parseSections(readPage(language)).get(section));

function getGameName(id: string, language: Language): string | undefined {
  return games.find((game) => game.id === id)?.text.sentences[language].name;
}

/** Lists the commands as a player of that language types them, with those in groups: `/table replay`. */
function listCommands(language: Language): readonly string[] {
  const tell = (key: Parameters<typeof text>[0]) => translate(language, text(key), () => '');
  return commands.flatMap((one) => {
    const name = `/${tell(`bot:command.${one.name}.name`)}`;
    const inside = 'subcommands' in one ? one.subcommands : [];
    return [name, ...inside.map((sub) => `${name} ${tell(`bot:subcommand.${sub.name}.name`)}`)];
  });
}

/** Lists everything that reads as a command: `/play` in prose, `/table replay` in the table. */
function listNamedCommands(words: string): readonly string[] {
  const prose = [...words.matchAll(/(?<![\p{L}\p{N}<:/`])\/[\p{L}\p{N}]+/gu)].map(([name]) => name);
  const cells = [...words.matchAll(/`(\/[^`]+)`/g)].map(([, name = '']) => name);
  return [...prose, ...cells];
}

describe.each(LANGUAGES)('listing in %s', (language) => {
  test.each(Object.entries(MAX_LENGTHS))('listing: %s has at most %i characters', (section, most) => {
    const block = readBlock(language, section);
    expect(countCharacters(block)).toBeGreaterThan(most / 10);
    expect(countCharacters(block)).toBeLessThanOrEqual(most);
    expect(section === 'Long description' || !block.includes('\n')).toBe(true);
  });

  test('listing: has at most five different tags of at most 20 characters', () => {
    const { tags } = readListing(language);
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.filter((tag) => countCharacters(tag) > 20)).toEqual([]);
  });

  test('listing: names only commands that exist', () => {
    const known = listCommands(language);
    const named = listNamedCommands(readPage(language).replaceAll(/<?https?:\S+/g, ''));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.some((one) => one === name || suitsPrefix(one, name)))).toEqual([]);
  });

  test('listing: names only buttons that exist', () => {
    const buttons = [...leavesOf(botSentences[language])].filter(([path]) => path.startsWith('button.'));
    const labels = new Set(buttons.map(([, label]) => label));
    const named = [...readBlock(language, 'Long description').matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.map(([, label]) => label).filter((label) => !labels.has(label ?? ''))).toEqual([]);
  });

  test('listing: names every game with its number of players', () => {
    const block = readBlock(language, 'Long description');
    for (const game of games) {
      const [fewest, most] = [game.seats[0], game.seats.at(-1)];
      const range = fewest === most ? `${fewest}` : `${fewest}[–~]${most}`;
      const name = getGameName(game.id, language);
      expect(block).toMatch(new RegExp(`\\*\\*${name}\\*\\* \\(${range} ?(?:players|명)\\)`));
    }
  });

  test('listing: has a caption for the picture of each game but the free table', () => {
    const { captions } = readListing(language);
    const pictured = games.filter(({ table }) => table === 'match').map(({ id }) => id);
    expect([...captions.keys()].toSorted()).toEqual(pictured.toSorted());
    for (const [id, caption] of captions) {
      const name = getGameName(id, language);
      expect(caption.startsWith(`${name}: `)).toBe(true);
      expect(countCharacters(caption)).toBeLessThanOrEqual(MAX_CAPTION);
    }
  });

  test('listing: leaves the addresses to the host', () => {
    expect(rowsUnder(readPage(language), '## Links').map(([, address]) => address)).toEqual(
      PLACEHOLDERS.map((name) => `\`${name}\``),
    );
    for (const name of PLACEHOLDERS) expect(readBlock(language, 'Long description')).toContain(name);
  });
});

/** Returns whether a command of a group begins with this name, which prose may leave open. */
function suitsPrefix(command: string, name: string): boolean {
  return command.startsWith(`${name} `);
}

test('listing: has the same sections in both languages', () => {
  const [en, ko] = LANGUAGES.map((language) => [...parseSections(readPage(language)).keys()]);
  expect(en).toEqual(SECTIONS);
  expect(ko).toEqual(SECTIONS);
});

test('listing: has headings and lists in the same lines of both long descriptions', () => {
  const shape = (language: Language) =>
    readBlock(language, 'Long description')
      .split('\n')
      .map((line) => /^(#+ |- |\d\. )?/.exec(line)?.[1] ?? '');
  expect(shape('ko')).toEqual(shape('en'));
});
