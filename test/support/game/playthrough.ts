import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../../src/engine/game.ts';
import { formatText, introduceGame } from './format-text.ts';
import type { RandomStep } from './random.ts';

/** Tests that a whole game and its lines equal the golden file. `UPDATE_GOLDEN=1 npx vitest run <the test>` rewrites the file. */
export function testPlaythrough<K extends Kinds>(
  game: Game<K>,
  name: string,
  golden: URL,
  steps: Iterable<RandomStep<K>>,
): void {
  introduceGame(game);
  test(name, () => {
    const text = `${[...steps].flatMap((step, at) => [...formatLines(game, step, at + 1)]).join('\n')}\n`;
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, text);
    const wanted = `Write ${fileURLToPath(golden)}: UPDATE_GOLDEN=1 before the command does it.`;
    expect(existsSync(golden), wanted).toBe(true);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });
}

/** Yields number, seat, move and randomness; then the public lines; then the position after it. */
function* formatLines<K extends Kinds>(
  game: Game<K>,
  { seat, entry, after }: RandomStep<K>,
  number: number,
): Generator<string> {
  const luck = entry.luck.length === 0 ? '' : ` [${entry.luck.join(' ')}]`;
  yield `${number}. seat ${seat + 1} ${game.notation.printMove(entry.move)}${luck}`;
  yield `   ${formatEvents(game, entry.events)}`;
  yield `   ${game.notation.print(after)}`;
}

function formatEvents<K extends Kinds>(game: Game<K>, events: readonly K['event'][]): string {
  const seen = events.map((event) => game.seen(event, null, 'now')).filter((event) => event !== null);
  const texts = seen.map((event) => game.text.tell(event)).filter((text) => text !== null);
  return texts.map((text) => formatText('en', text)).join(' ');
}
