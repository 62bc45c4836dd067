/** What stands between moves in a record (rulings 1.1): move numbers, which end in a period, and comments in braces. */
const BESIDES = /(?<!\S)(?:\{[^{}]*\}|[\w.]*\.)(?!\S)/g;

/** What was typed without move numbers and comments; as it was where nothing is left. */
export function bare(typed: string): string {
  const left = typed.replace(BESIDES, ' ').trim();
  return left === '' ? typed : left;
}

const TOKEN = /^(?=.*\d)(?:[*+]|\S*[^\s*+]+[@\\_:#~=-])\S+$/;

/** The first of several moves in one line, null where there is but one. */
export function firstOfSeveral(clean: string): string | null {
  const tokens = clean.split(' ');
  return tokens.length > 1 && tokens.every((token) => TOKEN.test(token)) ? (tokens[0] as string) : null;
}
