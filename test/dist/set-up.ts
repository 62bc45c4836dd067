import { cpSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MAIN } from '../support/bot-process.ts';

const folder = dirname(MAIN);

/** Builds the bundle, and copies it out of the checkout, so that it finds nothing there. */
export async function setup(): Promise<void> {
  await import('../../scripts/build.ts');
  cpSync('dist', folder, { recursive: true });
}

export function teardown(): void {
  rmSync(folder, { recursive: true });
}
