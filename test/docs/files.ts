import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the repository: its path from the top, and what stands in it. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

export function page(path: string): Page {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

/** The files of a folder and of those in it, whose names end so. */
export function pagesIn(folder: string, ending: RegExp): readonly Page[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => page(relative(ROOT, join(entry.parentPath, entry.name))));
}

/** The code blocks of a page in this language (`text`, `json`), without their fences. */
export function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , content = '']) => content);
}

/** The cells of the rows of all tables under a heading, without the head of each table. */
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
