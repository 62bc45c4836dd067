import { foldText } from './fold.ts';
import type { CommandLeaf, CommandOption } from './leaves.ts';

/** A whole command typed in one line. */
interface TypedLine {
  readonly leaf: CommandLeaf;
  /** Text after each option's name. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Parses `/borrow shelf:poems days:2`; null if there is no such command.
 * A lone text goes to the first option that accepts it. A lone option name selects that option, still empty.
 */
export function parseTyped(line: string, leaves: readonly CommandLeaf[]): TypedLine | null {
  const typed = line.trim().slice(1);
  const found = leaves
    .flatMap((leaf) => [leaf.name, leaf.shown].map((name) => ({ leaf, name })))
    .filter(({ name }) => typed.toLowerCase() === name || typed.toLowerCase().startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found
    ? { leaf: found.leaf, texts: parseTexts(typed.slice(found.name.length), found.leaf.options) }
    : null;
}

function parseTexts(rest: string, options: readonly CommandOption[]): ReadonlyMap<string, string> {
  const marks = options.flatMap((option) => findMarks(rest, option)).sort((a, b) => a.at - b.at);
  if (marks.length === 0) return parseLoneText(rest.trim(), options);
  return new Map(
    marks.map(({ name, end }, index) => [name, rest.slice(end, marks[index + 1]?.at).trim()] as const),
  );
}

function parseLoneText(lone: string, options: readonly CommandOption[]): ReadonlyMap<string, string> {
  if (lone === '') return new Map();
  const named = options.find(({ name, shown }) => [name, shown].includes(lone.toLowerCase()));
  if (named) return new Map([[named.name, '']]);
  const taker = options.find((option) => canTake(option, lone)) ?? options[0];
  return new Map(taker ? [[taker.name, lone]] : []);
}

const WHOLE = 4;
const NUMBER = 10;
const ANY_TEXT = 3;

/** Returns true if the option could accept the text. */
function canTake({ type, choices }: CommandOption, text: string): boolean {
  if (choices.length > 0)
    return choices.some(({ name, value }) =>
      [foldText(name), foldText(String(value))].includes(foldText(text)),
    );
  if (type === WHOLE || type === NUMBER) return Number.isFinite(Number(text));
  return type === ANY_TEXT;
}

function findMarks(
  rest: string,
  option: CommandOption,
): readonly { name: string; at: number; end: number }[] {
  const lower = rest.toLowerCase();
  for (const word of [option.name, option.shown]) {
    const at = lower.indexOf(` ${word}:`);
    if (at >= 0) return [{ name: option.name, at, end: at + word.length + 2 }];
  }
  return [];
}

/** Lists the matching commands: exact name first, then prefixes, then names that contain the text. */
export function findMatchingLeaves(
  beginning: string,
  leaves: readonly CommandLeaf[],
): readonly CommandLeaf[] {
  const wanted = beginning.toLowerCase();
  return leaves
    .map((leaf) => ({ leaf, rank: Math.min(rankName(leaf.shown, wanted), rankName(leaf.name, wanted)) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ leaf }) => leaf);
}

function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}
