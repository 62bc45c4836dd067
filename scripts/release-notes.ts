import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Returns the changelog's section of a version, without its heading. Throws if there is none, or if the version is still
 * unreleased.
 */
export function findReleaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`${version} `) || one.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ${version}.`);
  const [heading = '', ...lines] = section.split('\n');
  if (heading.includes('unreleased')) throw new Error(`CHANGELOG.md still calls ${version} unreleased.`);
  return `${lines.join('\n').trim()}\n`;
}

/** `node scripts/release-notes.ts 0.9.0` prints the notes of that version, which has to be that of package.json. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const version = process.argv[2] ?? '';
  try {
    const { version: expected } = JSON.parse(read('package.json'));
    if (version !== expected) throw new Error(`The tag is ${version}, but package.json has ${expected}.`);
    process.stdout.write(findReleaseNotes(read('CHANGELOG.md'), version));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
