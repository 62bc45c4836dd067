import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** One file of the page, as it is sent over HTTP. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
}

const here = import.meta.dirname;
let gathered: Promise<ReadonlyMap<string, PageFile>> | undefined;

/**
 * The page as files by their path: `/`, `/page.js`, `/page.css` and the fonts. Bundled in memory at the first call and kept;
 * a bundle that fails is tried again at the next call.
 */
export function pageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  gathered ??= gather().catch((reason) => {
    gathered = undefined;
    throw reason;
  });
  return gathered;
}

async function gather(): Promise<ReadonlyMap<string, PageFile>> {
  const [html, script, style, hangul, emoji] = await Promise.all([
    readFile(join(here, 'index.html')),
    bundled('main.tsx'),
    bundled('style.css'),
    font('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
    font('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  ]);
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: script }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: style }],
    ['/hangul.ttf', { type: 'font/ttf', body: hangul }],
    ['/emoji.ttf', { type: 'font/ttf', body: emoji }],
  ]);
}

/** For machines without such a font of their own; a browser fetches one only when it meets its characters. */
async function font(file: string): Promise<Buffer> {
  return await readFile(createRequire(import.meta.url).resolve(file));
}

async function bundled(entry: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
    legalComments: 'none',
    external: ['*.ttf'],
    logLevel: 'silent',
  });
  return Buffer.from(outputFiles[0]!.contents);
}
