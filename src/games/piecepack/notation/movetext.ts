/** What a record says of the game before its moves. */
const HEAD = /^---\s.*?\s\.\.\.(?=\s|$)/s;

/** What stands between moves in a record (rulings 1.1): move numbers, which end in a period, and comments in braces. */
const BESIDES = /(?<![^\s;])(?:\{[^{}]*\}|[\w.]*\.)(?![^\s;])/g;

/** What was typed without head, move numbers and comments; as it was where nothing is left. */
export function stripMovetext(typed: string): string {
  const left = typed.trim().replace(HEAD, ' ').replace(BESIDES, ' ').trim();
  return left === ''
    ? typed
    : left.replaceAll(UNDERTIES, '_').replaceAll(BRACED, (word) => expandBraces(word).join(' '));
}

/** The reader takes them for an underscore. */
const UNDERTIES = /[\u035c\u203f]/g;

/** A word with braces in it, which stands for several: `t@{b,d}{2..8..2}`. */
const BRACED = /[^\s;{}]*\{[^\s{}]*\}[^\s;]*/g;

/** A word has no more than this many meanings: no line holds more actions. */
const MAX_MEANINGS = 200;

/** The words that one with braces stands for, the last braces changing first. */
function expandBraces(word: string): readonly string[] {
  const [, before = '', within = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word) ?? [];
  const parts = expandRange(within) ?? (within.includes(',') ? within.split(',') : null);
  if (parts === null) return [word];
  const rest = expandBraces(after);
  return parts.flatMap((part) => rest.map((end) => before + part + end)).slice(0, MAX_MEANINGS);
}

/** `2..8..2`: from 2 to 8 by steps of 2; letters too. */
function expandRange(within: string): readonly string[] | null {
  const [, first, last, step = '1'] =
    /^(\d{1,2}|[a-z])\.\.(\d{1,2}|[a-z])(?:\.\.(\d{1,2}))?$/.exec(within) ?? [];
  if (first === undefined || last === undefined) return null;
  const isLetter = /[a-z]/.test(first);
  if (isLetter !== /[a-z]/.test(last)) return null;
  const [from, to] = isLetter ? [first.charCodeAt(0), last.charCodeAt(0)] : [Number(first), Number(last)];
  const by = Math.max(Number(step), 1);
  const count = Math.floor(Math.abs(to - from) / by) + 1;
  return Array.from({ length: count }, (_, at) => {
    const value = from + Math.sign(to - from) * by * at;
    return isLetter ? String.fromCharCode(value) : String(value);
  });
}

/** A sign before a spot, or between two; both have a digit, which words have not. */
const PLACED = /^(?!draw@|show@)(?=.*[\d~])(?:[*+!]|\S*[^\s*+]+(?:[@\\_:#~=-]|\$>))\S+$/;

/** A sign before a piece or between two: an ace, a null or a pawn has no digit, but one of them has a suit or `?`. */
const PIECE = '[%&]?\\??[tcdpfbSMCAna0-5^<v>]{1,6}';
const NAMED = new RegExp(`^(?=\\S*[SMCA?])(?:[*+!]|${PIECE}[@\\\\_:#=-])${PIECE}(?:%${PIECE})?$`);

function isToken(word: string): boolean {
  return PLACED.test(word) || NAMED.test(word);
}

/** The actions of a line: what semicolons part, and moves in signs one after the other, with words after and between them. */
export function splitActions(told: string): readonly string[] {
  return told.split(';').flatMap((part) => (part.trim() === '' ? [] : splitMoves(part.trim())));
}

/** What begins with words is one action. */
function splitMoves(part: string): readonly string[] {
  const written = part.split(/\s+/);
  if (!isToken(written[0] ?? '')) return [part];
  const tokens = written.flatMap(splitGlued);
  const moves: string[] = [];
  let words = '';
  for (const token of tokens) {
    if (!isToken(token)) words += ` ${token}`;
    else if (words === '') moves.push(token);
    else moves.push(words.trim(), token);
    if (isToken(token)) words = '';
  }
  return words === '' ? moves : [...moves, words.trim()];
}

/** Splits a token before the signs that begin another move, as in `e5-g3*f4`. */
function splitGlued(token: string): readonly string[] {
  return isToken(token) ? token.replaceAll(/(?<=[^\s(<,])([*+!])(?=\S)/g, ' $1').split(' ') : [token];
}
