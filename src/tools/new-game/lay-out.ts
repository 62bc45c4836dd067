import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../cli-args.ts';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Destination of each part of the template, under the root of the project. */
const TEMPLATE_TARGETS: Readonly<Record<string, (id: string) => string>> = {
  game: (id) => `src/games/${id}`,
  scene: (id) => `render/scenes/${id}`,
  test: (id) => `test/games/${id}`,
};

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
