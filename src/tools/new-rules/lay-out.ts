import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pickRandomPath } from '../../ai/random-path.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { UsageError } from '../cli-args.ts';
import {
  type FixtureMatch,
  type FixtureMove,
  formatFixture,
  stepMatch,
  type VersionFixture,
} from './fixture.ts';

/** Maximum length of a line; see `biome.json`. */
const MAX_LINE_LENGTH = 110;

/** Number of settings beside the default ones, enough to meet nearly every value of every option. */
const MAX_VARIED_SETTINGS = 6;

/** Maximum number of moves recorded of a match; most are over before. */
const MAX_FIXTURE_MOVES = 300;

/** New version of the rules, with the files written. */
interface CreatedVersion {
  /** Number of the rules that are now an earlier version. */
  readonly rules: number;
  /** Files that were written, from the root of the project. */
  readonly paths: readonly string[];
}

/**
 * Turns the current rules of a game under `root` into an earlier version and records how it plays. The version shares
 * everything with the newer one until something is changed. Throws {@link UsageError}, before writing anything, if that
 * is impossible.
 */
export async function createRulesVersion(root: string, id: string): Promise<CreatedVersion> {
  const index = `src/games/${id}/index.ts`;
  if (!/^[a-z][a-z0-9]*$/.test(id) || !existsSync(join(root, index)))
    throw new UsageError(`Unknown game "${id}": src/games has no such folder.`);
  const game = await loadGame(root, index, id);
  const { rules } = game;
  const files = {
    [`test/games/${id}/earlier/${rules}.json`]: formatFixture(createFixture(game)),
    ...chainPreviousVersion(root, id, rules),
    [`src/games/${id}/earlier/${rules}.ts`]: formatVersionFile(id, rules),
    [index]: raiseRulesNumber(readFileSync(join(root, index), 'utf8'), index, rules),
  };
  if (listVersions(root, id).includes(rules))
    throw new UsageError(`src/games/${id}/earlier/${rules}.ts already exists.`);
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text);
  writeFile(root, LIST, formatVersionList(root));
  return { rules, paths: [...Object.keys(files), LIST] };
}

const LIST = 'src/games/earlier.ts';

async function loadGame(root: string, index: string, id: string): Promise<Game> {
  const found = (await import(pathToFileURL(join(root, index)).href)) as Readonly<Record<string, Game>>;
  const game = found[id];
  if (!game) throw new UsageError(`${index} does not export "${id}".`);
  return game;
}

function formatVersionFile(id: string, rules: number): string {
  return `import { ${id} as newer } from '../index.ts';

/** As the newer rules, but for what differs: that stands here as it was. */
export const ${id}${rules}: typeof newer = { ...newer, rules: ${rules} };
`;
}

/** Bases the previous version on the new one, so that a change to what they share is made in one place. */
function chainPreviousVersion(root: string, id: string, rules: number): Readonly<Record<string, string>> {
  const before = listVersions(root, id).findLast((version) => version < rules);
  if (before === undefined) return {};
  const path = `src/games/${id}/earlier/${before}.ts`;
  const text = readFileSync(join(root, path), 'utf8');
  const line = `import { ${id} as newer } from '../index.ts';`;
  return { [path]: replaceLine(text, path, line, `import { ${id}${rules} as newer } from './${rules}.ts';`) };
}

function raiseRulesNumber(text: string, index: string, rules: number): string {
  return replaceLine(text, index, `\n  rules: ${rules},\n`, `\n  rules: ${rules + 1},\n`);
}

function replaceLine(text: string, path: string, line: string, by: string): string {
  if (!text.includes(line)) throw new UsageError(`${path} does not contain "${line.trim()}".`);
  return text.replace(line, by);
}

function writeFile(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Plays a few random matches, always the same ones, and records them. */
export function createFixture(game: Game): VersionFixture {
  const matches = pickSettings(game).map((setting, at) => createFixtureMatch(game, setting, at + 1));
  return { game: game.id, rules: game.rules, matches };
}

function createFixtureMatch(game: Game, { seats, options }: Setting, seed: number): FixtureMatch {
  const chance = createSeededChance(seed);
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new Error(`${game.id} for ${seats} cannot start: ${started.reason.key}`);
  const moves: FixtureMove[] = [];
  let { match } = started;
  for (
    let seat = pickActingSeat(match, chance);
    seat !== null && moves.length < MAX_FIXTURE_MOVES;
    seat = pickActingSeat(match, chance)
  ) {
    const { path } = pickRandomPath(game, game.view(match.state, seat), seat, chance);
    const made = stepMatch(match, seat, path, chance);
    moves.push({ seat, path, luck: made.entry.luck, digest: made.digest });
    match = made.match;
  }
  return { seats, options, opening: started.luck, moves, position: game.notation.print(match.state) };
}

function pickActingSeat({ game, state }: Match, chance: ReturnType<typeof createSeededChance>): Seat | null {
  const turn = game.turn(state);
  return turn.kind === 'over' ? null : (turn.seats[chance.draw(turn.seats.length)] as Seat);
}

/** Number of seats, and options. */
interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** Returns a few settings: the default options with each number of seats, then their other values, many at once. */
function pickSettings(game: Game): readonly Setting[] {
  const usual = game.seats.map((seats) => ({ seats, options: getDefaultOptions(game.options) }));
  const values = Math.max(0, ...game.options.map((option) => option.values.length));
  const varied = Array.from({ length: Math.min(values, MAX_VARIED_SETTINGS) }, (_, at) =>
    createVariedSetting(game, at),
  );
  const all = [...usual, ...varied];
  return [...new Map(all.map((setting) => [JSON.stringify(setting), setting])).values()];
}

/**
 * Combines values of the options, as far as they go together: the first option's value at that index, the next one's at
 * the following index, and so on.
 */
function createVariedSetting(game: Game, at: number): Setting {
  const seats = game.seats[at % game.seats.length] as number;
  let options = getDefaultOptions(game.options);
  for (const [nth, { id, values }] of game.options.entries()) {
    const wanted = { ...options, [id]: values[(at + nth) % values.length] as OptionValue };
    if (game.admits(seats, wanted) === null) options = wanted;
  }
  return { seats, options };
}

/** Returns the versions of a game in `src/games/<id>/earlier`, ascending. */
function listVersions(root: string, id: string): readonly number[] {
  const folder = join(root, 'src/games', id, 'earlier');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbers = names.flatMap((name) => /^(\d+)\.ts$/.exec(name)?.[1] ?? []).map(Number);
  return numbers.sort((one, other) => one - other);
}

/** Formats `src/games/earlier.ts`, which lists the earlier versions of all games. */
function formatVersionList(root: string): string {
  const folders = readdirSync(join(root, 'src/games')).sort();
  const all = folders.flatMap((id) => listVersions(root, id).map((rules) => ({ id, rules })));
  const names = all.map(({ id, rules }) => `${id}${rules}`);
  const imports = all.map(
    ({ id, rules }) => `import { ${id}${rules} } from './${id}/earlier/${rules}.ts';\n`,
  );
  return `import type { Game } from '../engine/game.ts';
${imports.join('')}
/** Earlier versions of games, so that matches that began under them can continue. Written by \`npm run new-rules\`. */
${formatList(names)}
`;
}

function formatList(names: readonly string[]): string {
  const head = 'export const earlier: readonly Game[] = [';
  const line = `${head}${names.join(', ')}];`;
  return line.length <= MAX_LINE_LENGTH ? line : `${head}\n${names.map((name) => `  ${name},\n`).join('')}];`;
}
