import type { Game } from '../engine/game.ts';
import { completed, type Options } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { games } from '../games/registry.ts';
import { english } from './english.ts';

/** A tool was called in a way it cannot answer; the message is one sentence for whoever typed it. */
export class BadCall extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadCall';
  }
}

/** The game of this id. Throws {@link BadCall}, naming the games, when there is none. */
export function gameCalled(id: string | undefined, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => candidate.id === id);
  if (game) return game;
  const known = among.map((candidate) => candidate.id).join(', ');
  throw new BadCall(
    id === undefined ? `Say which game: ${known}.` : `There is no game "${id}". The games are: ${known}.`,
  );
}

/** The options of a JSON object over the usual ones. Throws {@link BadCall}. */
export function optionsCalled(game: Game, json: string | undefined): Options {
  const options = completed(game.options, json === undefined ? {} : objectOf(json));
  if (refused(options)) throw new BadCall(english(options.reason));
  return options;
}

/** A whole number that was typed, not below `least`. Throws {@link BadCall}. */
export function numberCalled(name: string, typed: string, least: number): number {
  const value = Number(typed);
  if (typed.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
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
