import type { Game } from '../engine/game.ts';
import { completed, defaults, type GameOption, type Options } from '../engine/options.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { games } from '../games/registry.ts';
import { english } from './english.ts';

/** A tool was called in a way it cannot answer; the message is one sentence for whoever typed it. */
export class BadCall extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadCall';
  }
}

/** What was asked for, or a {@link BadCall} with the reason why it cannot be. */
export function allowed<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new BadCall(english(outcome.reason));
  return outcome;
}

/**
 * The game of this id or name, in capitals, with hyphens, in Korean or not. Throws {@link BadCall}, naming the games,
 * when there is none.
 */
export function gameCalled(id: string | undefined, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => called(candidate).includes(bare(id ?? '')));
  if (game) return game;
  const known = among.map((candidate) => candidate.id).join(', ');
  throw new BadCall(
    id === undefined ? `Say which game: ${known}.` : `There is no game "${id}". The games are: ${known}.`,
  );
}

function called({ id, words }: Game): readonly string[] {
  const names = Object.values(words.sentences).map(({ name }) => name);
  return [id, ...names].map(bare);
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** The options of a JSON object over the usual ones. Throws {@link BadCall}. */
export function optionsCalled(game: Game, json: string | undefined): Options {
  return { ...defaults(game.options), ...chosenCalled(game, json) };
}

/**
 * The options of a JSON object, and no others; numbers and truth values may be given as text, `"40"`. Throws
 * {@link BadCall}.
 */
export function chosenCalled(game: Game, json: string | undefined): Options {
  const chosen = Object.entries(json === undefined ? {} : objectOf(json));
  const read = Object.fromEntries(chosen.map(([id, value]) => [id, meant(game.options, id, value)]));
  const options = allowed(completed(game.options, read));
  return Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(read, id)));
}

function meant(options: readonly GameOption[], id: string, value: unknown): unknown {
  const values = options.find((option) => option.id === id)?.values ?? [];
  return values.find((known) => typeof value === 'string' && String(known) === value.trim()) ?? value;
}

/** A whole number that was typed in decimal digits, not below `least`. Throws {@link BadCall}. */
export function numberCalled(name: string, typed: string, least: number): number {
  const value = Number(typed);
  if (/^\d+$/.test(typed.trim()) && Number.isSafeInteger(value) && value >= least) return value;
  throw new BadCall(`--${name} is a whole number of at least ${least}, not "${typed}".`);
}

/** Whole numbers that were typed with commas between them; none for an empty text. */
export function numbersCalled(name: string, typed: string): number[] {
  return typed.trim() === '' ? [] : typed.split(',').map((one) => numberCalled(name, one, 0));
}

function objectOf(json: string): Record<string, unknown> {
  const value = parsed(json);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new BadCall(`--options is a JSON object such as {"size":16}, not ${json}`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
