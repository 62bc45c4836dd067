import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageBundle } from './bundle-page.ts';

/** One file of the page, as it is sent over HTTP. */
export type PageFile = { readonly type: string } & ({ readonly body: Buffer } | { readonly path: string });

const here = import.meta.dirname;
/** Folder of the page in the bundle of the bot, where the page is built already. */
const BUILT = join(here, 'page');
const isBuilt = existsSync(BUILT);
let files: Promise<ReadonlyMap<string, PageFile>> | undefined;

/**
 * Returns the page's files by path: `/`, `/page.js`, `/page.css`, the icon and the fonts.
 * In a checkout the first call bundles them in memory; a failed bundle is tried again at the next call.
 */
export function loadPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  files ??= readPageFiles().catch((reason) => {
    files = undefined;
    throw reason;
  });
  return files;
}

async function readPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const html = await readFile(join(isBuilt ? BUILT : here, 'index.html'));
  const { script, style } = isBuilt ? await readBuiltPage() : await bundlePage();
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: script }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: style }],
    ['/icon.png', { type: 'image/png', path: join(isBuilt ? BUILT : here, 'icon.png') }],
    ['/hangul.ttf', { type: 'font/ttf', path: getFontPath('NotoSansKR_400Regular.ttf') }],
    ['/emoji.ttf', { type: 'font/ttf', path: getFontPath('NotoEmoji_700Bold.ttf') }],
  ]);
}

async function readBuiltPage(): Promise<PageBundle> {
  const [script, style] = await Promise.all([
    readFile(join(BUILT, 'page.js')),
    readFile(join(BUILT, 'page.css')),
  ]);
  return { script, style };
}

/** Loads the bundler only here: it is a development package. */
async function bundlePage(): Promise<PageBundle> {
  const page = await import('./bundle-page.ts');
  return await page.bundlePage();
}

/** Returns the path of a font. A browser fetches it only for characters that its machine has no font for. */
function getFontPath(file: string): string {
  return join(here, isBuilt ? 'fonts' : '../../../render/fonts', file);
}
