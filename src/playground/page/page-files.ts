import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, stop } from 'esbuild';

/** One file of the page, as it is sent over HTTP. */
export type PageFile = { readonly type: string } & ({ readonly body: Buffer } | { readonly path: string });

const here = import.meta.dirname;
let builtFiles: Promise<ReadonlyMap<string, PageFile>> | undefined;

/**
 * Returns the page's files by path: `/`, `/page.js`, `/page.css` and the fonts.
 * The first call bundles them in memory; a failed bundle is tried again at the next call.
 */
export function loadPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  builtFiles ??= buildPageFiles().catch((reason) => {
    builtFiles = undefined;
    throw reason;
  });
  return builtFiles;
}

async function buildPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const [html, script, style] = await Promise.all([
    readFile(join(here, 'index.html')),
    bundle('main.tsx'),
    bundle('style.css'),
  ]);
  // Otherwise esbuild stays as a process of 24 MB.
  await stop();
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: script }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: style }],
    ['/hangul.ttf', { type: 'font/ttf', path: getFontPath('NotoSansKR_400Regular.ttf') }],
    ['/emoji.ttf', { type: 'font/ttf', path: getFontPath('NotoEmoji_700Bold.ttf') }],
  ]);
}

/** Returns the path of a font. A browser fetches it only for characters that its machine has no font for. */
function getFontPath(file: string): string {
  return join(here, '../../../render/fonts', file);
}

async function bundle(entry: string): Promise<Buffer> {
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
