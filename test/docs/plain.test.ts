import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './files.ts';

/** Words that names gave up, each with the word to use instead. Names of stored columns and custom ids are strings. */
const BANNED_NAMES: Readonly<Record<string, string>> = {
  Announcer: 'Publisher',
  Arrival: 'IncomingInteraction',
  BareHouse: 'TestContext',
  Breath: 'EventLoopYielder',
  Caller: 'InteractionContext',
  Crossed: 'ConflictError',
  Evening: 'TestBot',
  Happening: 'LogEvent',
  Mind: 'GameAi',
  OwnTime: 'PersonalTime',
  Overtaken: 'StaleWriteError',
  Presses: 'Components',
  Shelf: 'GameCatalogue',
  Sitter: 'SeatOccupant',
  Sitting: 'TableSeat',
  Thinkers: 'AiPool',
  Typist: 'AutocompleteContext',
  Visit: 'TableContext',
  happen: 'recordEvent',
  lately: 'lru-cache',
  rouse: 'wake',
  say: 'translate',
  turnOfLoop: 'yieldToEventLoop',
};

/** Words that names gave up also as one of several, as in `createAlbum`, each with the word to use instead. */
const BANNED_PARTS: Readonly<Record<string, string>> = {
  Album: 'Cache',
  Deed: 'UnitOfWork',
  Easel: 'CanvasPool',
  Flaw: 'Mutant',
  Gist: 'CacheKey',
  Law: 'Invariant',
  Painter: 'RenderWorker',
  Projector: 'FilmRenderer',
  Ringing: 'Alarms',
  Rouse: 'Wake',
  Sitter: 'Occupant',
  Thinker: 'AiWorker',
  Trouble: 'Error',
  Typist: 'AutocompleteContext',
  Went: 'Analysis',
};

/** First words that make a comment a fragment: it begins with a verb ("Returns …") or the noun itself instead. */
const BANNED_OPENINGS = [
  'What',
  'Who',
  'Whoever',
  'Whom',
  'How',
  'Where',
  'Which',
  'Whether',
  'So many',
  'So long',
  'Those',
  'Somebody',
];

/** Words that comments gave up, each with the word to use instead. */
const BANNED_IN_COMMENTS: Readonly<Record<string, string>> = {
  'somebody at the door': 'the caller of an interaction',
  whoever: 'the player, the host or the process',
  'part of a deed': 'part of a transaction',
};

const FOLDERS = ['src', 'commands', 'render', 'themes', 'migrations'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(en|ko)\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

/** Returns the exported names of a file. */
function listExports(source: string): readonly string[] {
  const pattern =
    /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|class|const|interface|type|enum) (\w+)/gm;
  return [...source.matchAll(pattern)].map(([, name = '']) => name);
}

/** Returns the doc comments of a file, without their stars. */
function listDocComments(source: string): readonly string[] {
  return [...source.matchAll(/^ *\/\*\*([\s\S]*?)\*\//gm)].map(([, body = '']) =>
    body.replaceAll(/\n *\* ?/g, ' ').trim(),
  );
}

/** Returns what is not plain in the names of a file, as sentences. */
function checkNames(source: string): readonly string[] {
  return listExports(source).flatMap((name) => {
    const parts = name.match(/[A-Z]?[a-z\d]+/g) ?? [];
    const banned = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/s$/, ''));
    return [
      ...(Object.hasOwn(BANNED_NAMES, name) ? [`${name}: call it ${BANNED_NAMES[name]}`] : []),
      ...banned.flatMap((part) =>
        Object.hasOwn(BANNED_PARTS, part) ? [`${name}: write ${BANNED_PARTS[part]} instead of ${part}`] : [],
      ),
    ];
  });
}

/** Returns what is not plain in the comments of a file, as sentences. */
function checkComments(source: string): readonly string[] {
  return listDocComments(source).flatMap((comment) => {
    const opening = BANNED_OPENINGS.find((word) => comment.startsWith(`${word} `));
    const words = Object.entries(BANNED_IN_COMMENTS).filter(([word]) =>
      new RegExp(`\\b${word}\\b`, 'i').test(comment),
    );
    const start = `"${comment.slice(0, 60)}"`;
    return [
      ...(opening
        ? [`${start}: begin with a verb ("Returns …") or the noun itself, not with ${opening}`]
        : []),
      ...words.map(([word, instead]) => `${start}: write ${instead} instead of "${word}"`),
    ];
  });
}

describe('plain English', () => {
  test('exported names: use the words of docs/glossary.md', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap(({ path, source }) => checkNames(source).map((one) => `${path}: ${one}`))).toEqual(
      [],
    );
  });

  test('doc comments: begin with a verb or a noun and name their subject', () => {
    expect(
      files.flatMap(({ path, source }) => checkComments(source).map((one) => `${path}: ${one}`)),
    ).toEqual([]);
  });

  test.each([
    ['export interface Arrival {}', 'Arrival: call it IncomingInteraction'],
    ['export function createAlbums() {}', 'createAlbums: write Cache instead of Album'],
    ['export const say = 1;', 'say: call it translate'],
  ])('plain English check: finds the fault in the code %s', (source, message) => {
    expect(checkNames(source)).toEqual([message]);
  });

  test.each([
    [
      '/** What it shows. */',
      '"What it shows.": begin with a verb ("Returns …") or the noun itself, not with What',
    ],
    [
      '/**\n * Tells whoever asks.\n */',
      '"Tells whoever asks.": write the player, the host or the process instead of "whoever"',
    ],
  ])('plain English check: finds the fault in the comment %j', (source, message) => {
    expect(checkComments(source)).toEqual([message]);
  });
});
