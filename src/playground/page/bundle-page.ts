import { join } from 'node:path';
import { build, stop } from 'esbuild';

/** Script and style sheet of the page. */
export interface PageBundle {
  readonly script: Buffer;
  readonly style: Buffer;
}

/** Bundles the page in memory. */
export async function bundlePage(): Promise<PageBundle> {
  const [script, style] = await Promise.all([bundle('main.tsx'), bundle('style.css')]);
  // Otherwise esbuild stays as a process of 24 MB.
  await stop();
  return { script, style };
}

async function bundle(entry: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
    legalComments: 'none',
    external: ['*.ttf', '*.png'],
    logLevel: 'silent',
  });
  return Buffer.from(outputFiles[0]!.contents);
}
