import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { games } from '../../src/games/registry.ts';

const ROOM = fileURLToPath(new URL('../../src/playground', import.meta.url));
const files = readdirSync(ROOM, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('src/playground: names neither the bot nor its games', () => {
  const names = [demoServer.bot, demoServer.name, ...games.map(({ id }) => id)];
  const known = new RegExp(names.join('|'), 'i');
  const telling = files.filter(({ parentPath, name }) =>
    known.test(readFileSync(join(parentPath, name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(telling.map(({ name }) => name)).toEqual([]);
});
