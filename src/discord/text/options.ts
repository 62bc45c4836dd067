import type { Table } from '../../app/core/table.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type GameOption, getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { hasSentence, type Names, translate } from '../../i18n/translate.ts';

/** Whether a table has hints, as an option beside those of its game: `hints`, off or on. Nothing where no AI could give one. */
export function createHintsOption({ game, record }: Table, language: Language): readonly SelectableOption[] {
  if (!game.mind) return [];
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

/** That a table has hints, in a line; nothing where it has none. */
export function formatHintsLine({ game, record }: Table, language: Language): readonly string[] {
  return record.hints && game.mind ? [translate(language, text('bot:lobby.hints'), () => '')] : [];
}

/**
 * How long a match takes each of so many, whichever of these come together: "about 30–35 turns each". Null where nobody
 * has measured it: at a free table, and by options of somebody's own choice.
 */
export function describeLength(game: Game, options: Options, seats: readonly number[]): Text | null {
  const measured = getMeasuredTurns(game, options);
  const turns = seats.flatMap((count) => measured[count] ?? []).map(roundTurns);
  if (turns.length === 0) return null;
  return text('bot:lobby.length', { turns: formatSeatRange([...turns].sort((one, other) => one - other)) });
}

function getMeasuredTurns(game: Game, options: Options): Readonly<Record<number, number>> {
  if (isPreset(game, options, {})) return game.mind?.turnsEach ?? {};
  return game.presets?.find(({ options: chosen }) => isPreset(game, options, chosen))?.turnsEach ?? {};
}

/** Few turns as they were counted, many to the nearest five: people differ more than that. */
function roundTurns(turns: number): number {
  return turns < 15 ? turns : 5 * Math.round(turns / 5);
}

const NO_NAMES: Names = () => '';

/** An option as its two menus offer it. */
export interface SelectableOption {
  readonly id: string;
  readonly name: string;
  /** What it is about; null where nothing is said. */
  readonly about: string | null;
  readonly values: readonly string[];
  /** What each value means, in half a sentence; null where its name says it. */
  readonly whys?: readonly (string | null)[];
  /** The place of what it is. */
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

/** What a value means, in half a sentence; null where its name says it. */
export function getOptionValueDescription(
  game: Game,
  option: GameOption,
  value: OptionValue,
  language: Language,
): string | null {
  const why = getGameText(game, `option.${option.id}.why.${String(value)}`);
  return hasSentence(language, why.key) ? translate(language, why, NO_NAMES) : null;
}

/** The preset in force, or that all is as usual; what is chosen one by one has no name. */
export function getPresetName(game: Game, options: Options, language: Language): string {
  const line = formatOptionsLine(game, options, language);
  return formatChosenOptions(game, options, language).join(', ') === line ? '' : line;
}

/**
 * What is set, as a table in two lines: what was changed, each marked and bold, then what is as usual, small. Nothing for a
 * game without options.
 */
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

/** The options in force that are not as usual, one by one: "Board: 12×8, no wrap". */
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

/** The chosen options in one line: the name of a preset, or one by one, or that all is as usual. */
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

/** The same with every option that is not as usual on a line of its own, also those of a preset. */
export function formatAllOptions(game: Game, options: Options, language: Language): string {
  const line = formatOptionsLine(game, options, language);
  const single = formatChosenOptions(game, options, language);
  if (single.length === 0) return line;
  const preset = single.join(', ') === line ? '' : line;
  return [preset, ...single.map((option) => `- ${option}`)].join('\n');
}

/** Whether the options are just those of a preset, all others being as usual, those too that came after the match began. */
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

/** Whether a match counts for ratings, as an option beside those of its game: `rated`, on or off. */
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

/** That it does not count, in a line; nothing where it does, as usual. */
export function formatUnratedLine({ game, record }: Table, language: Language): readonly string[] {
  const isUnrated = game.table === 'match' && !record.rated;
  return isUnrated ? [translate(language, text('bot:rated.unrated'), () => '')] : [];
}
