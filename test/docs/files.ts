import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the repository: its path from the root and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

export function page(path: string): Page {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

/** Lists the files of a folder, recursively, whose names match. */
export function pagesIn(folder: string, ending: RegExp): readonly Page[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => page(relative(ROOT, join(entry.parentPath, entry.name))));
}

/** Returns the code blocks of a page in this language (`text`, `json`), without fences. */
export function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , content = '']) => content);
}

/** Returns the cells of all table rows under a heading, without header rows. */
export function rowsUnder(text: string, heading: string): readonly (readonly string[])[] {
  const section = text.split(/^(?=#+ )/m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const rules = rows.flatMap((line, at) => (/^[| -]+$/.test(line) && line.includes('-') ? [at] : []));
  const heads = new Set(rules.flatMap((at) => [at - 1, at]));
  return rows.filter((_, at) => !heads.has(at)).map(cells);
}

function cells(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
