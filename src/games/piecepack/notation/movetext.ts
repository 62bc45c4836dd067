/** What a record says of the game before its moves. */
const HEAD = /^---\s.*?\s\.\.\.(?=\s|$)/s;

/** What stands between moves in a record (rulings 1.1): move numbers, which end in a period, and comments in braces. */
const BESIDES = /(?<![^\s;])(?:\{[^{}]*\}|[\w.]*\.)(?![^\s;])/g;

/** What was typed without head, move numbers and comments; as it was where nothing is left. */
export function bare(typed: string): string {
  const left = typed.trim().replace(HEAD, ' ').replace(BESIDES, ' ').trim();
  return left === '' ? typed : left;
}

/** A sign before a spot, or between two; both have a digit, which words have not. */
const PLACED = /^(?!draw@|show@)(?=.*[\d~])(?:[*+]|\S*[^\s*+]+[@\\_:#~=-])\S+$/;

/** A sign before a piece or between two: an ace, a null or a pawn has no digit, but one of them has a suit or `?`. */
const PIECE = '%?\\??[tcdpfbSMCAna0-5^<v>]{1,6}';
const NAMED = new RegExp(`^(?=\\S*[SMCA?])(?:[*+]|${PIECE}[@\\\\_:#=-])${PIECE}$`);

function isToken(word: string): boolean {
  return PLACED.test(word) || NAMED.test(word);
}

/** The actions of a line: what semicolons part, and moves in signs one after the other, with words after and between them. */
export function actionsIn(told: string): readonly string[] {
  return told.split(';').flatMap((part) => (part.trim() === '' ? [] : movesIn(part.trim())));
}

/** What begins with words is one action. */
function movesIn(part: string): readonly string[] {
  const tokens = part.split(/\s+/);
  if (!isToken(tokens[0] ?? '')) return [part];
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
