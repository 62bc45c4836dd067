import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Destination of each part of the template, under the root of the project. */
const TEMPLATE_TARGETS: Readonly<Record<string, (id: string) => string>> = {
  game: (id) => `src/games/${id}`,
  scene: (id) => `render/scenes/${id}`,
  test: (id) => `test/games/${id}`,
};

/** `npm run -s new-game`: creates the files of a new game. */
await run(() => {
  const { operands } = parseFlags({
    command: 'npm run -s new-game',
    operands: ['<id>'],
    about: [
      'Creates a new game: its folder, its scene and its tests. Every file says what to write',
      'in it, and every test fails with that sentence until it is written.',
    ],
    flags: {},
  });
  const [id = ''] = operands;
  const paths = createGameFiles(process.cwd(), id);
  process.stdout.write(`${[...paths, '', ...listNextSteps(id)].join('\n')}\n`);
  return 0;
});

function listNextSteps(id: string): readonly string[] {
  return [
    `Write them until this passes:  npx vitest run test/games/${id}`,
    `Add ${id} to src/games/registry.ts once its rules and notation are written: the tools find it there.`,
    'Add its scene to render/registry.ts once it draws. Then the bot and the conformance suite have the game.',
    'docs/adding-a-game.md has every step.',
  ];
}

/**
 * Creates the files of a new game under `root`, and returns their paths. Throws {@link UsageError} for an invalid id,
 * or if anything of that name exists; then nothing is written.
 */
export function createGameFiles(root: string, id: string): readonly string[] {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(id))
    throw new UsageError(
      `Invalid id "${id}". An id has 2 to 16 lower-case letters and digits, and begins with a letter.`,
    );
  for (const place of Object.values(TEMPLATE_TARGETS)) assertFolderFree(root, place(id));
  return Object.entries(TEMPLATE_TARGETS).flatMap(([part, place]) =>
    copyTemplate(join(TEMPLATE, part), root, place(id), id),
  );
}

function assertFolderFree(root: string, folder: string): void {
  if (existsSync(join(root, folder))) throw new UsageError(`${folder} already exists.`);
}

function copyTemplate(from: string, root: string, folder: string, id: string): readonly string[] {
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => {
    const source = join(file.parentPath, file.name);
    const path = join(folder, relative(from, source).replace(/\.txt$/, ''));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fillTemplateNames(readFileSync(source, 'utf8'), id));
    return path;
  });
}

function fillTemplateNames(template: string, id: string): string {
  return template
    .replaceAll('{{id}}', id)
    .replaceAll('{{Name}}', `${id.charAt(0).toUpperCase()}${id.slice(1)}`);
}
