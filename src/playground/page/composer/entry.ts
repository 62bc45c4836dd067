import type { TypedOption } from '../../protocol.ts';
import { listChannels, listRoles, listUsers } from '../components/choice.ts';
import type { PageTexts } from '../text/page-texts.ts';
import type { PageState } from '../world/page-state.ts';
import { foldText } from './fold.ts';
import type { CommandLeaf, CommandOption, CommandOptionChoice } from './leaves.ts';

/** An option being filled in. */
export interface Entry {
  readonly option: CommandOption;
  readonly text: string;
  /** Value of the picked choice, whose name is then the text. */
  readonly value: CommandOptionChoice['value'] | null;
}

/** Creates the initial entries: required options and options with text. */
export function createEntries(
  leaf: CommandLeaf,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly Entry[] {
  return leaf.options
    .filter(({ name, isRequired }) => isRequired || texts.has(name))
    .map((option) => ({ option, text: texts.get(option.name) ?? '', value: null }));
}

/** Lists the choices that an option offers itself; autocomplete asks the bot instead. */
export function listFixedChoices(
  option: CommandOption,
  world: PageState,
  words: PageTexts,
): readonly CommandOptionChoice[] {
  if (option.choices.length > 0) return option.choices;
  if (option.type === 5)
    return [
      { name: words.yes, value: true },
      { name: words.no, value: false },
    ];
  const offered = listOffers(option, world);
  return offered.map(({ label, value }) => ({ name: label, value }));
}

function listOffers({ type, channelTypes }: CommandOption, world: PageState) {
  if (type === 6) return listUsers(world);
  if (type === 7) return listChannels(world, channelTypes);
  if (type === 8) return listRoles(world);
  return type === 9 ? [...listUsers(world), ...listRoles(world)] : [];
}

/** Returns the value to be sent or a problem; null for an optional option left empty. */
export function readEntry(
  entry: Entry,
  choices: readonly CommandOptionChoice[],
  words: PageTexts,
): { readonly value: TypedOption['value'] } | { readonly problem: string } | null {
  const { option, text, value } = entry;
  if (value !== null) return { value };
  if (text.trim() === '') return option.isRequired ? { problem: words.missing(option.shown) } : null;
  if (choices.length > 0) return readChoice(entry, choices, words);
  return option.type === 4 || option.type === 10 ? readNumber(entry, words) : readText(entry, words);
}

function readChoice({ option, text }: Entry, choices: readonly CommandOptionChoice[], words: PageTexts) {
  const wanted = foldText(text);
  const found = choices.find(
    ({ name, value }) => foldText(name) === wanted || foldText(String(value)) === wanted,
  );
  return found ? { value: found.value } : { problem: words.notAChoice(option.shown) };
}

function readNumber({ option, text }: Entry, words: PageTexts) {
  const value = Number(text);
  const isFit = option.type === 4 ? Number.isInteger(value) : Number.isFinite(value);
  if (!isFit) return { problem: words.notANumber(option.shown) };
  const { min, max } = option;
  if ((min !== null && value < min) || (max !== null && value > max))
    return { problem: words.outOfRange(option.shown, String(min ?? '−∞'), String(max ?? '∞')) };
  return { value };
}

function readText({ option, text }: Entry, words: PageTexts) {
  const min = option.min ?? 0;
  const max = option.max ?? 6000;
  const length = [...text].length;
  return length < min || length > max
    ? { problem: words.wrongLength(option.shown, min, max) }
    : { value: text };
}

/** Returns all options to be sent, or the first problem and its option. */
export function readOptions(
  entries: readonly Entry[],
  world: PageState,
  words: PageTexts,
): { readonly options: readonly TypedOption[] } | { readonly problem: string; readonly at: string } {
  const options: TypedOption[] = [];
  for (const entry of entries) {
    const read = readEntry(entry, listFixedChoices(entry.option, world, words), words);
    if (read && 'problem' in read) return { problem: read.problem, at: entry.option.name };
    if (read) options.push({ name: entry.option.name, value: read.value });
  }
  return { options };
}

/** Lists the entries for autocomplete: as typed, unchecked. */
export function getDraftOptions(entries: readonly Entry[]): readonly TypedOption[] {
  return entries
    .filter(({ text, value }) => text !== '' || value !== null)
    .map(({ option, text, value }) => ({ name: option.name, value: value ?? text }));
}
