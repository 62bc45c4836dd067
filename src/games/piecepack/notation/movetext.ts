/** Head of a record, before its moves. */
const HEAD = /^---\s.*?\s\.\.\.(?=\s|$)/s;

/** Text between the moves of a record (rulings 1.1): move numbers, which end in a period, and comments in braces. */
const BESIDES = /(?<![^\s;])(?:\{[^{}]*\}|[\w.]*\.)(?![^\s;])/g;

/** Returns the typed text without head, move numbers and comments; unchanged if nothing would be left. */
export function stripMovetext(typed: string): string {
  const left = typed.trim().replace(HEAD, ' ').replace(BESIDES, ' ').trim();
  return left === ''
    ? typed
    : left.replaceAll(UNDERTIES, '_').replaceAll(BRACED, (word) => expandBraces(word).join(' '));
}

/** Characters that the published PPN reader takes for an underscore. */
const UNDERTIES = /[\u035c\u203f]/g;

/** Word with braces, which stands for several words: `t@{b,d}{2..8..2}`. */
const BRACED = /[^\s;{}]*\{[^\s{}]*\}[^\s;]*/g;

/** Maximum number of words that one word expands to; no line holds more actions. */
const MAX_MEANINGS = 200;

/** Expands a word with braces; the last braces change first. */
function expandBraces(word: string): readonly string[] {
  const [, before = '', within = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word) ?? [];
  const parts = expandRange(within) ?? (within.includes(',') ? within.split(',') : null);
  if (parts === null) return [word];
  const rest = expandBraces(after);
  return parts.flatMap((part) => rest.map((end) => before + part + end)).slice(0, MAX_MEANINGS);
}

/** Expands a range such as `2..8..2`, from 2 to 8 by steps of 2; also of letters. */
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

/** Token with a sign before a spot, or between two; both have a digit, which words lack. */
const PLACED = /^(?!draw@|show@)(?=.*[\d~])(?:[*+!]|\S*[^\s*+]+(?:[@\\_:#~=-]|\$>))\S+$/;

/** Token with a sign before a piece or between two. An ace, a null or a pawn has no digit, but one of them has a suit or `?`. */
const PIECE = '[%&]?\\??[tcdpfbSMCAna0-5^<v>]{1,6}';
const NAMED = new RegExp(`^(?=\\S*[SMCA?])(?:[*+!]|${PIECE}[@\\\\_:#=-])${PIECE}(?:%${PIECE})?$`);

function isToken(word: string): boolean {
  return PLACED.test(word) || NAMED.test(word);
}

/**
 * Splits a line into actions: at semicolons, and between consecutive moves in signs. Words between and after moves are actions of their
 * own.
 */
export function splitActions(told: string): readonly string[] {
  return told.split(';').flatMap((part) => (part.trim() === '' ? [] : splitMoves(part.trim())));
}

/** Splits a part into moves; a part that begins with a word is one action. */
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
