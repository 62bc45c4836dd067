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

/** The actions of a line: what semicolons part, and moves in signs one after the other. */
export function actionsIn(told: string): readonly string[] {
  return told
    .split(/(?<=\s|^);|;(?=\s|$)/)
    .flatMap((part) => (part.trim() === '' ? [] : movesIn(part.trim())));
}

function movesIn(part: string): readonly string[] {
  const tokens = part.split(/\s+/);
  return tokens.length > 1 && tokens.every((token) => TOKEN.test(token)) ? tokens : [part];
}
