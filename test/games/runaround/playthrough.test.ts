import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runaround } from '../../../src/games/runaround/index.ts';
import { randomGame, type Step } from './games.ts';
import { said } from './words.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

/** Number, who, move, luck; what is told of it; the position after it. */
function* lines({ entry, after }: Step, number: number): Generator<string> {
  const luck = entry.luck.length === 0 ? '' : ` [${entry.luck.join(' ')}]`;
  yield `${number}. ${'YB'[entry.seat]} ${runaround.notation.printMove(entry.move)}${luck}`;
  yield `   ${entry.events.map(told).join(' ')}`;
  yield `   ${runaround.notation.print(after)}`;
}

function told(event: Parameters<typeof runaround.words.tell>[0]): string {
  const text = runaround.words.tell(event);
  return text === null ? '' : said('en', text);
}

/** Rewritten by `UPDATE_GOLDEN=1 npx vitest run test/games/runaround/playthrough.test.ts`. */
test('a whole game is played and told as it was before', () => {
  const steps = [...randomGame(2007, { size: 24, goal: 5 })];
  const text = `${steps.flatMap((step, at) => [...lines(step, at + 1)]).join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, text);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});
