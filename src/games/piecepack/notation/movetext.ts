/** What a record says of the game before its moves. */
const HEAD = /^---\s.*?\s\.\.\.(?=\s|$)/s;

/** What stands between moves in a record (rulings 1.1): move numbers, which end in a period, and comments in braces. */
const BESIDES = /(?<!\S)(?:\{[^{}]*\}|[\w.]*\.)(?!\S)/g;

/** What was typed without head, move numbers and comments; as it was where nothing is left. */
export function bare(typed: string): string {
  const left = typed.trim().replace(HEAD, ' ').replace(BESIDES, ' ').trim();
  return left === '' ? typed : left;
}

const TOKEN = /^(?=.*[\d~])(?:[*+]|\S*[^\s*+]+[@\\_:#~=-])\S+$/;

/** The actions of a line: what semicolons part, and moves in signs one after the other, with words after and between them. */
export function actionsIn(told: string): readonly string[] {
  return told
    .split(/(?<=\s|^);|;(?=\s|$)/)
    .flatMap((part) => (part.trim() === '' ? [] : movesIn(part.trim())));
}

/** What begins with words is one action. */
function movesIn(part: string): readonly string[] {
  const tokens = part.split(/\s+/);
  if (!TOKEN.test(tokens[0] ?? '')) return [part];
  const moves: string[] = [];
  let words = '';
  for (const token of tokens) {
    if (!TOKEN.test(token)) words += ` ${token}`;
    else if (words === '') moves.push(token);
    else moves.push(words.trim(), token);
    if (TOKEN.test(token)) words = '';
  }
  return words === '' ? moves : [...moves, words.trim()];
}
