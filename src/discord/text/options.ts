import type { Table } from '../../app/core/table.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type GameOption, getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { hasSentence, type Names, translate } from '../../i18n/translate.ts';

/** Returns the setting for hints, listed beside the game's options: off or on. Games without an AI have no hints. */
export function createHintsOption({ game, record }: Table, language: Language): readonly SelectableOption[] {
  if (!game.ai) return [];
  const said = (what: KeySuffix<'bot:hints'>) => translate(language, text(`bot:hints.${what}`), () => '');
  return [
    {
      id: 'hints',
      name: said('name'),
      about: said('about'),
      values: [said('off'), said('on')],
      chosen: Number(record.hints),
    },
  ];
}

/** Returns a line saying that the table has hints; none otherwise. */
export function formatHintsLine({ game, record }: Table, language: Language): readonly string[] {
  return record.hints && game.ai ? [translate(language, text('bot:lobby.hints'), () => '')] : [];
}

/**
 * Returns the expected length of a match for these numbers of players: "about 30–35 turns each".
 * Null if it was never measured: at a free table, and for custom options.
 */
export function describeLength(game: Game, options: Options, seats: readonly number[]): Text | null {
  const measured = getMeasuredTurns(game, options);
  const turns = seats.flatMap((count) => measured[count] ?? []).map(roundTurns);
  if (turns.length === 0) return null;
  return text('bot:lobby.length', { turns: formatSeatRange([...turns].sort((one, other) => one - other)) });
}

function getMeasuredTurns(game: Game, options: Options): Readonly<Record<number, number>> {
  if (isPreset(game, options, {})) return game.ai?.turnsEach ?? {};
  return game.presets?.find(({ options: chosen }) => isPreset(game, options, chosen))?.turnsEach ?? {};
}

/** Rounds many turns to the nearest five, because players differ by more than that; few turns stay exact. */
function roundTurns(turns: number): number {
  return turns < 15 ? turns : 5 * Math.round(turns / 5);
}

const NO_NAMES: Names = () => '';

/** An option as its two menus show it. */
export interface SelectableOption {
  readonly id: string;
  readonly name: string;
  /** Description, or null. */
  readonly about: string | null;
  readonly values: readonly string[];
  /** Half-sentence explaining each value; null if its name says it. */
  readonly whys?: readonly (string | null)[];
  /** Index of the chosen value. */
  readonly chosen: number;
}

export function getOptionName(game: Game, option: GameOption, language: Language, names = NO_NAMES): string {
  return translate(language, getGameText(game, `option.${option.id}.name`), names);
}

export function getOptionValueName(
  game: Game,
  option: GameOption,
  value: OptionValue,
  language: Language,
  names = NO_NAMES,
): string {
  return translate(language, getGameText(game, `option.${option.id}.${String(value)}`), names);
}

/** Returns the half-sentence explaining a value; null if its name says it. */
export function getOptionValueDescription(
  game: Game,
  option: GameOption,
  value: OptionValue,
  language: Language,
): string | null {
  const why = getGameText(game, `option.${option.id}.why.${String(value)}`);
  return hasSentence(language, why.key) ? translate(language, why, NO_NAMES) : null;
}

/** Returns the name of the preset in force, or of the default rules; empty for custom options. */
export function getPresetName(game: Game, options: Options, language: Language): string {
  const line = formatOptionsLine(game, options, language);
  return formatChosenOptions(game, options, language).join(', ') === line ? '' : line;
}

/** Returns the options in two parts: changed ones marked and bold, then the defaults in small print. Empty for a game without options. */
export function formatOptionTable(
  game: Game,
  options: Options,
  language: Language,
  names = NO_NAMES,
): readonly string[] {
  const all = game.options.map((option) => ({
    changed: (options[option.id] ?? option.default) !== option.default,
    said: formatOption(game, option, options, language, names),
  }));
  const changed = all.filter((one) => one.changed).map(({ said }) => `◆ **${said}**`);
  const usual = all.filter((one) => !one.changed).map(({ said }) => said);
  return [...changed, ...(usual.length > 0 ? [`-# ${usual.join(' · ')}`] : [])];
}

/** Returns the changed options one by one: "Board: 12×8, no wrap". */
export function formatChosenOptions(
  game: Game,
  options: Options,
  language: Language,
  names = NO_NAMES,
): readonly string[] {
  return game.options
    .filter((option) => (options[option.id] ?? option.default) !== option.default)
    .map((option) => formatOption(game, option, options, language, names));
}

/** Returns the options in one line: the preset's name, the changed options, or that the defaults apply. */
export function formatOptionsLine(
  game: Game,
  options: Options,
  language: Language,
  names = NO_NAMES,
): string {
  const preset = game.presets?.find(({ options: chosen }) => isPreset(game, options, chosen));
  if (preset) return translate(language, getGameText(game, `preset.${preset.id}.name`), names);
  const chosen = formatChosenOptions(game, options, language, names);
  return chosen.length > 0 ? chosen.join(', ') : translate(language, text('bot:lobby.plain'), names);
}

/** Returns the preset's name and every changed option on its own line, also those of the preset. */
export function formatAllOptions(game: Game, options: Options, language: Language): string {
  const line = formatOptionsLine(game, options, language);
  const single = formatChosenOptions(game, options, language);
  if (single.length === 0) return line;
  const preset = single.join(', ') === line ? '' : line;
  return [preset, ...single.map((option) => `- ${option}`)].join('\n');
}

/** Returns whether the options equal a preset with defaults for the rest, including options added after the match began. */
export function isPreset(game: Game, now: Options, chosen: Options): boolean {
  const wanted = { ...getDefaultOptions(game.options), ...chosen };
  return game.options.every(({ id, default: usual }) => (now[id] ?? usual) === wanted[id]);
}

function formatOption(
  game: Game,
  option: GameOption,
  options: Options,
  language: Language,
  names: Names,
): string {
  const name = getOptionName(game, option, language, names);
  const value = getOptionValueName(game, option, options[option.id] ?? option.default, language, names);
  return translate(language, text('bot:lobby.option', { name, value }), names);
}

/** Returns the setting whether a match counts for ratings, listed beside the game's options: `rated`, on or off. */
export function createRatedOption({ game, record }: Table, language: Language): readonly SelectableOption[] {
  if (game.table !== 'match') return [];
  const said = (what: KeySuffix<'bot:rated'>) => translate(language, text(`bot:rated.${what}`), () => '');
  return [
    {
      id: 'rated',
      name: said('name'),
      about: said('about'),
      values: [said('on'), said('off')],
      chosen: Number(!record.rated),
    },
  ];
}

/** Returns a line saying that the match is unrated; none for a rated one, the default. */
export function formatUnratedLine({ game, record }: Table, language: Language): readonly string[] {
  const isUnrated = game.table === 'match' && !record.rated;
  return isUnrated ? [translate(language, text('bot:rated.unrated'), () => '')] : [];
}
