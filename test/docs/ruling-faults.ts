import type { Page } from './files.ts';

const NUMBER = /\bR-[A-Z]{2}-\d+\b/g;

/** Lists the inconsistencies between the rulings and the pages that quote them, each as a sentence. */
export function findRulingFaults(book: Page, quoting: readonly Page[]): readonly string[] {
  const numbers = headed(book.text, /^#+ (R-[A-Z]{2}-\d+)$/gm);
  const sections = headed(book.text, /^#+ (\d+(?:\.\d+)?) /gm);
  return [
    ...twice(numbers).map((number) => `${number} stands twice in ${book.path}`),
    ...gaps(numbers).map((number) => `${number} is missing in ${book.path}`),
    ...unknown(quoted([book, ...quoting], NUMBER), numbers),
    ...unknown(quoted(quoting, /(?<=\(rulings )\d+(?:\.\d+)?/g), sections),
  ];
}

/** Lists the sentences that misquote their ruling; a quote is its title followed by sentences of it. */
export function findMisquotes(book: Page, sentences: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(sentences).flatMap(([number, sentence]) => {
    const [title, ...own] = parted(rulingIn(book, number));
    const [first, ...quoted] = parted(sentence);
    return first === title && quoted.every((one) => own.includes(one)) ? [] : [number];
  });
}

/** Returns a ruling without Markdown, on one line. */
function rulingIn({ text }: Page, number: string): string {
  const [, ruling = ''] = new RegExp(`^#+ ${number}\n([\\s\\S]*?)(?=^#|(?![\\s\\S]))`, 'm').exec(text) ?? [];
  const bare = ruling.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
  return bare.replaceAll(/\s+/g, ' ').trim();
}

function parted(sentences: string): readonly string[] {
  return sentences.split(/(?<=\.) (?=[A-Z0-9])/);
}

interface Quote {
  readonly what: string;
  readonly path: string;
}

function headed(text: string, heading: RegExp): readonly string[] {
  return [...text.matchAll(heading)].map(([, title = '']) => title);
}

function quoted(pages: readonly Page[], form: RegExp): readonly Quote[] {
  return pages.flatMap(({ path, text }) => (text.match(form) ?? []).map((what) => ({ what, path })));
}

function unknown(quotes: readonly Quote[], known: readonly string[]): readonly string[] {
  const sentences = quotes
    .filter(({ what }) => !known.includes(what))
    .map(({ what, path }) => `${path} quotes ${what}, which is not there`);
  return [...new Set(sentences)];
}

function twice(numbers: readonly string[]): readonly string[] {
  return numbers.filter((number, at) => numbers.indexOf(number) !== at);
}

/** Lists missing numbers; the rulings of a game count from 1, so that none gets lost. */
function gaps(numbers: readonly string[]): readonly string[] {
  const games = [...new Set(numbers.map((number) => number.slice(0, 5)))];
  return games.flatMap((game) => {
    const mine = numbers.filter((number) => number.startsWith(game)).map((number) => Number(number.slice(5)));
    const all = Array.from({ length: Math.max(...mine) }, (_, at) => at + 1);
    return all.filter((number) => !mine.includes(number)).map((number) => game + number);
  });
}
