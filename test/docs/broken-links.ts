import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Page, page, ROOT } from './files.ts';

/** Folders whose paths are checked when they appear in backticks. */
const OURS = /^(?:src|render|commands|migrations|test|docs|\.ci|\.github)\//;

/** Lists the missing targets of a page: paths in backticks, linked files and headings, and pictures. */
export function findBrokenLinks({ path, text }: Page): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const paths = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, picture = '']) => link ?? picture,
  );
  return [
    ...paths.filter((word) => OURS.test(word) && !isThere(word)),
    ...links.filter((link) => !/^https?:/.test(link) && !leads(path, link)),
  ].map((what) => `${path}: ${what}`);
}

/** Returns true if the path exists; `<id>` stands for any game, and a heading may follow the path. */
function isThere(path: string): boolean {
  return existsSync(join(ROOT, path.replaceAll('<id>', 'runaround').replace(/#.*/, '')));
}

function leads(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const to = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(ROOT, to))) return false;
  return anchor === undefined || anchors(page(to).text).includes(anchor);
}

/** Lists GitHub's anchors of a page's headings; the second of a name gets `-1`. */
function anchors(text: string): readonly string[] {
  const slugs = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
  return slugs.map((name, at) => {
    const before = slugs.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name}-${before}`;
  });
}

function slug(heading: string): string {
  const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}
