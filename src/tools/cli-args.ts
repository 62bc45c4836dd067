import type { Game } from '../engine/game.ts';
import { applyDefaultOptions, type GameOption, getDefaultOptions, type Options } from '../engine/options.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { LANGUAGES, type Language } from '../engine/text.ts';
import { games } from '../games/registry.ts';
import { translateToEnglish } from './english.ts';

/** Thrown for an invalid call of a tool; the message is one line for the user. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UsageError';
  }
}

/** Returns the outcome, or throws {@link UsageError} with the reason of a refusal. */
export function requireAllowed<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new UsageError(translateToEnglish(outcome.reason));
  return outcome;
}

/**
 * Returns the game of this id or name, ignoring case and hyphens, in English or Korean. Throws {@link UsageError},
 * naming the games, if there is none.
 */
export function parseGameArg(id: string | undefined, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => listGameNames(candidate).includes(normaliseName(id ?? '')));
  if (game) return game;
  const known = among.map((candidate) => candidate.id).join(', ');
  throw new UsageError(
    id === undefined ? `Missing game. Games: ${known}.` : `Unknown game "${id}". Games: ${known}.`,
  );
}

function listGameNames({ id, text }: Game): readonly string[] {
  const names = Object.values(text.sentences).map(({ name }) => name);
  return [id, ...names].map(normaliseName);
}

function normaliseName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** Parses a JSON object of options over the defaults. Throws {@link UsageError}. */
export function parseOptionsArg(game: Game, json: string | undefined): Options {
  return { ...getDefaultOptions(game.options), ...parseChosenOptions(game, json) };
}

/** Parses a JSON object of options, without defaults; numbers and booleans may be text, `"40"`. Throws {@link UsageError}. */
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

/** Parses a whole number in decimal digits of at least `least`. Throws {@link UsageError}. */
export function parseNumberArg(name: string, typed: string, least: number): number {
  const value = Number(typed);
  if (/^\d+$/.test(typed.trim()) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} must be a whole number of at least ${least}, not "${typed}".`);
}

/** Parses whole numbers separated by commas; none for an empty text. */
export function parseNumbersArg(name: string, typed: string): number[] {
  return typed.trim() === '' ? [] : typed.split(',').map((one) => parseNumberArg(name, one, 0));
}

function parseJsonObject(json: string): Record<string, unknown> {
  const value = parseJson(json);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`--options must be a JSON object such as {"size":16}, not ${json}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Option of the tools that write or draw in a language. */
export const LANGUAGE_FLAG = {
  type: 'string',
  value: 'CODE',
  default: 'en',
  help: LANGUAGES.join(' or '),
} as const;

/** Parses a language. Throws {@link UsageError}, naming the languages, if there is none of that code. */
export function parseLanguageArg(typed: string): Language {
  const language = LANGUAGES.find((known) => known === typed);
  if (language) return language;
  throw new UsageError(`Unknown language "${typed}". Languages: ${LANGUAGES.join(', ')}.`);
}
