import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Imports the bot without starting it, and prints the native libraries that are loaded. */
const PROGRAM = `
  await import(process.argv[1]);
  console.log(JSON.stringify(process.report.getReport().sharedObjects));
`;

function listLibraries(module: string): readonly string[] {
  const args = ['--input-type=module', '--eval', PROGRAM, new URL(`../../${module}`, import.meta.url).href];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}

const isCanvas = (path: string): boolean => /skia|canvas/.test(path);

// The canvas and the scenes take some 20 MB.
test('main thread: the bot loads no canvas, which only worker threads need', () => {
  expect(listLibraries('src/start.ts').filter(isCanvas)).toEqual([]);
  expect(listLibraries('render/draw-scene.ts').filter(isCanvas)).not.toEqual([]);
});
