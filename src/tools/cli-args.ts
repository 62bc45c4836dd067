import type { Game } from '../engine/game.ts';
import { applyDefaultOptions, type GameOption, getDefaultOptions, type Options } from '../engine/options.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { games } from '../games/registry.ts';
import { translateToEnglish } from './english.ts';

/** A tool was called in a way it cannot answer; the message is one sentence for whoever typed it. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadCall';
  }
}

/** What was asked for, or a {@link UsageError} with the reason why it cannot be. */
export function requireAllowed<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new UsageError(translateToEnglish(outcome.reason));
  return outcome;
}

/**
 * The game of this id or name, in capitals, with hyphens, in Korean or not. Throws {@link UsageError}, naming the games,
 * when there is none.
 */
export function parseGameArg(id: string | undefined, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => listGameNames(candidate).includes(normaliseName(id ?? '')));
  if (game) return game;
  const known = among.map((candidate) => candidate.id).join(', ');
  throw new UsageError(
    id === undefined ? `Say which game: ${known}.` : `There is no game "${id}". The games are: ${known}.`,
  );
}

function listGameNames({ id, words }: Game): readonly string[] {
  const names = Object.values(words.sentences).map(({ name }) => name);
  return [id, ...names].map(normaliseName);
}

function normaliseName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** The options of a JSON object over the usual ones. Throws {@link UsageError}. */
export function parseOptionsArg(game: Game, json: string | undefined): Options {
  return { ...getDefaultOptions(game.options), ...parseChosenOptions(game, json) };
}

/**
 * The options of a JSON object, and no others; numbers and truth values may be given as text, `"40"`. Throws
 * {@link UsageError}.
 */
export function parseChosenOptions(game: Game, json: string | undefined): Options {
  const chosen = Object.entries(json === undefined ? {} : parseJsonObject(json));
  const read = Object.fromEntries(
    chosen.map(([id, value]) => [id, parseOptionValue(game.options, id, value)]),
  );
  const options = requireAllowed(applyDefaultOptions(game.options, read));
  return Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(read, id)));
}

function parseOptionValue(options: readonly GameOption[], id: string, value: unknown): unknown {
  const values = options.find((option) => option.id === id)?.values ?? [];
  return values.find((known) => typeof value === 'string' && String(known) === value.trim()) ?? value;
}

/** A whole number that was typed in decimal digits, not below `least`. Throws {@link UsageError}. */
export function parseNumberArg(name: string, typed: string, least: number): number {
  const value = Number(typed);
  if (/^\d+$/.test(typed.trim()) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} is a whole number of at least ${least}, not "${typed}".`);
}

/** Whole numbers that were typed with commas between them; none for an empty text. */
export function parseNumbersArg(name: string, typed: string): number[] {
  return typed.trim() === '' ? [] : typed.split(',').map((one) => parseNumberArg(name, one, 0));
}

function parseJsonObject(json: string): Record<string, unknown> {
  const value = parseJson(json);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`--options is a JSON object such as {"size":16}, not ${json}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
