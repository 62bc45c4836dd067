import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { leavesOf } from '../i18n/leaves.ts';
import { page, pagesIn } from './files.ts';
import { findMisquotes, findRulingFaults } from './ruling-faults.ts';

const BOOK = page('docs/rulings.md');
/** Files that may quote a ruling, except this one, which contains invalid quotes on purpose. */
const QUOTING = [
  ...['src', 'render', 'commands', 'test', 'migrations'].flatMap((folder) => pagesIn(folder, /\.(tsx?|md)$/)),
  ...pagesIn('docs', /\.md$/),
  page('README.md'),
].filter(({ path }) => path !== BOOK.path && path !== 'test/docs/rulings.test.ts');

describe('docs/rulings.md', () => {
  test('docs/rulings.md: has every quoted ruling once, under its own heading', () => {
    expect(findRulingFaults(BOOK, QUOTING)).toEqual([]);
  });

  test('docs/rulings.md: is quoted by every game that has rulings', () => {
    const games = ['FO', 'GS', 'MR', 'MX', 'RA'];
    const quoted = games.filter((game) => QUOTING.some(({ text }) => text.includes(`R-${game}-`)));
    expect(quoted).toEqual(games);
  });
});

describe.each(games)('rulings of refusals of $id', ({ id, text }) => {
  const code = pagesIn(`src/games/${id}`, /(?<!rulings\.(en|ko))\.ts$/).map(({ text }) => text);
  const given = [...new Set(code.join('\n').match(/(?<=')R-[A-Z]{2}-\d+(?=')/g))].sort();

  const listRulingTexts = (language: Language): Readonly<Record<string, string>> => {
    const all = [...leavesOf(text.sentences[language])].filter(([path]) => path.startsWith('ruling.'));
    return Object.fromEntries(all.map(([path, sentence]) => [path.slice('ruling.'.length), sentence]));
  };

  test.each(LANGUAGES)('rulings of refusals: have a text in %s, and no other ruling has one', (language) => {
    expect(Object.keys(listRulingTexts(language)).sort()).toEqual(given);
  });

  test('rulings of refusals: quote docs/rulings.md', () => {
    expect(findMisquotes(BOOK, listRulingTexts('en'))).toEqual([]);
  });
});

/** Chapter of each game's rulings. */
const CHAPTERS = { moneyrun: '2', motox: '3', gostop: '4', runaround: '5', forage: '6' };

describe('options in docs/rulings.md', () => {
  test.each(Object.entries(CHAPTERS))('docs/rulings.md: names all options of %s', (id, chapter) => {
    const [, text = ''] =
      new RegExp(`^## ${chapter} ([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(BOOK.text) ?? [];
    const named = [...text.matchAll(/[Oo]ptions?\s`(\w+)`|;\s`(\w+)`:/g)].map(([, one, more]) => one ?? more);
    const options = games.find((game) => game.id === id)?.options.map((option) => option.id);
    expect([...new Set(named)].sort()).toEqual(options?.toSorted());
  });
});

describe('faults of docs/rulings.md', () => {
  const book = { path: 'book.md', text: '## 1 Chess\n\n### R-CH-1\n\nMates.\n\n### R-CH-2\n\nAs R-CH-1.\n' };

  test.each([
    ['Mates. And wins.', []],
    ['Mates. And loses.', ['R-CH-1']],
    ['And wins.', ['R-CH-1']],
  ])('findMisquotes: finds the wrong quote %j', (sentence, wrong) => {
    const whole = { path: 'book.md', text: '### R-CH-1\n\n**Mates.** It is *over*.\nAnd [wins](#r-ch-2).\n' };
    expect(findMisquotes(whole, { 'R-CH-1': sentence })).toEqual(wrong);
  });

  test('findRulingFaults: finds none in a whole book', () => {
    const code = { path: 'rules.ts', text: '/** R-CH-1 to R-CH-2, (rulings 1). */' };
    expect(findRulingFaults(book, [code])).toEqual([]);
  });

  test.each([
    ['/** Castles (R-CH-3). */', 'rules.ts quotes R-CH-3, which is not there'],
    ['/** Castles (rulings 1.2). */', 'rules.ts quotes 1.2, which is not there'],
  ])('findRulingFaults: finds the unknown ruling in the code %s', (text, fault) => {
    expect(findRulingFaults(book, [{ path: 'rules.ts', text }])).toEqual([fault]);
  });

  test.each([
    ['### R-CH-2\n', 'R-CH-2 stands twice in book.md'],
    ['### R-CH-4\n', 'R-CH-3 is missing in book.md'],
    ['As R-CH-9 says.\n', 'book.md quotes R-CH-9, which is not there'],
  ])('findRulingFaults: finds the gap in a book that goes on with %j', (more, fault) => {
    expect(findRulingFaults({ ...book, text: book.text + more }, [])).toEqual([fault]);
  });
});
