import type { Page } from './files.ts';

const NUMBER = /\bR-[A-Z]{2}-\d+\b/g;

/** What is wrong between the law book and whoever quotes it: a sentence for each. */
export function faults(book: Page, quoting: readonly Page[]): readonly string[] {
  const numbers = headed(book.text, /^#+ (R-[A-Z]{2}-\d+)$/gm);
  const sections = headed(book.text, /^#+ (\d+(?:\.\d+)?) /gm);
  return [
    ...twice(numbers).map((number) => `${number} stands twice in ${book.path}`),
    ...gaps(numbers).map((number) => `${number} is missing in ${book.path}`),
    ...unknown(quoted([book, ...quoting], NUMBER), numbers),
    ...unknown(quoted(quoting, /(?<=\(rulings )\d+(?:\.\d+)?/g), sections),
  ];
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

/** Rulings of a game count from 1 on, so that none gets lost. */
function gaps(numbers: readonly string[]): readonly string[] {
  const games = [...new Set(numbers.map((number) => number.slice(0, 5)))];
  return games.flatMap((game) => {
    const mine = numbers.filter((number) => number.startsWith(game)).map((number) => Number(number.slice(5)));
    const all = Array.from({ length: Math.max(...mine) }, (_, at) => at + 1);
    return all.filter((number) => !mine.includes(number)).map((number) => game + number);
  });
}
