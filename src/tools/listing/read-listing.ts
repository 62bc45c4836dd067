import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../engine/text.ts';

/** Texts of `docs/listing/<language>.md` that are sent to Discord or drawn. */
export interface Listing {
  /** Description of the application. */
  readonly description: string;
  readonly tags: readonly string[];
  /** Captions of the pictures by the id of their game, in order. */
  readonly captions: ReadonlyMap<string, string>;
}

/** Folder of the texts in the source, and beside this module in a bundle. */
const FOLDERS = ['../../../docs/listing/', 'listing/'].map((path) => new URL(path, import.meta.url));

export function readListing(language: Language): Listing {
  const files = FOLDERS.map((folder) => new URL(`${language}.md`, folder));
  const file = files.find((one) => existsSync(one)) ?? files[0]!;
  const sections = parseSections(readFileSync(file, 'utf8'));
  return {
    description: parseBlock(sections.get('Description')),
    tags: [...(sections.get('Tags') ?? '').matchAll(/^- (.*)$/gm)].map(([, tag = '']) => tag),
    captions: new Map(
      [...(sections.get('Pictures') ?? '').matchAll(/^\| (\w+) \| (.*) \|$/gm)]
        .slice(1)
        .map(([, game = '', line = '']) => [game, line]),
    ),
  };
}

/** Parses the sections of a page by heading. Headings in a fence belong to the section around it. */
export function parseSections(page: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  let isFenced = false;
  for (const line of page.split(/\r?\n/)) {
    if (line.startsWith('```')) isFenced = !isFenced;
    if (!isFenced && line.startsWith('## ')) heading = line.slice(3);
    else sections.set(heading, `${sections.get(heading) ?? ''}${line}\n`);
  }
  return sections;
}

/** Returns the text in the first fence of a section; empty if it has none. */
export function parseBlock(section = ''): string {
  return /^```\w*\n([\s\S]*?)\n```$/m.exec(section)?.[1] ?? '';
}
