import { Refusal } from './refusal.ts';
import { type Language, text } from './text.ts';

export type OptionValue = string | number | boolean;

/** Choice that the host makes before the match starts: one of 2 to 25 values. */
export interface GameOption {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/** Value for every option of the game. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Options that differ from the defaults; all others keep their default. Its name and description are texts of the game. */
export interface Preset {
  readonly id: string;
  readonly options: Options;
  /** Language whose tables use this preset unless the host chooses otherwise. */
  readonly usualIn?: Language;
  /** Like `turnsEach` of the AI, where the preset makes a match longer or shorter: { 2: 27, 3: 20 }. */
  readonly turnsEach?: Readonly<Record<number, number>>;
}

/** Returns the default value of every option. */
export function getDefaultOptions(options: readonly GameOption[]): Options {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** Returns the default options of a table in this language, with the preset that is usual in it. */
export function getUsualOptions(
  {
    options,
    presets = [],
  }: { readonly options: readonly GameOption[]; readonly presets?: readonly Preset[] },
  language: Language,
): Options {
  return { ...getDefaultOptions(options), ...presets.find(({ usualIn }) => usualIn === language)?.options };
}

/** Returns whether two complete sets of options have the same values. */
export function isSameOptions(one: Options, other: Options): boolean {
  return Object.keys(one).every((id) => one[id] === other[id]);
}

/** Returns the chosen values that still exist; all other options get their default. */
export function filterKnownOptions(options: readonly GameOption[], chosen: Options): Options {
  return Object.fromEntries(
    options.map(({ id, values, default: usual }) => [
      id,
      values.find((value) => value === chosen[id]) ?? usual,
    ]),
  );
}

/** Returns the chosen values over the defaults, or a refusal that names an option or value that does not exist. */
export function applyDefaultOptions(
  options: readonly GameOption[],
  chosen: Readonly<Record<string, unknown>>,
): Options | Refusal {
  const all: Record<string, OptionValue> = { ...getDefaultOptions(options) };
  for (const [id, value] of Object.entries(chosen)) {
    const option = options.find((candidate) => candidate.id === id);
    if (!option) return refuseUnknownOption(id, options);
    const known = option.values.find((candidate) => candidate === value);
    if (known === undefined) return refuseUnknownValue(option, value);
    all[id] = known;
  }
  return all;
}

function refuseUnknownOption(id: string, options: readonly GameOption[]): Refusal {
  const known = options.map((option) => option.id).join(', ');
  return new Refusal(text('bot:refuse.noSuchOption', { option: id, known }));
}

function refuseUnknownValue(option: GameOption, value: unknown): Refusal {
  const known = option.values.join(', ');
  return new Refusal(text('bot:refuse.noSuchValue', { option: option.id, value: String(value), known }));
}
