import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forage } from '../../../src/games/forage/index.ts';
import { randomGame, type Step } from './games.ts';
import { said } from './words.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

/** Number, who, move, luck; what all are told of it; the position after it. */
function* lines({ entry, after }: Step, number: number): Generator<string> {
  const luck = entry.luck.length === 0 ? '' : ` [${entry.luck.join(' ')}]`;
  yield `${number}. ${'SMCA'[entry.seat]} ${forage.notation.printMove(entry.move)}${luck}`;
  yield `   ${entry.events.map(told).join(' ')}`;
  yield `   ${forage.notation.print(after)}`;
}

function told(event: Step['entry']['events'][number]): string {
  const shown = forage.seen(event, null, 'now');
  const text = shown && forage.words.tell(shown);
  return text === null ? '' : said('en', text);
}

/** Rewritten by `UPDATE_GOLDEN=1 npx vitest run test/games/forage/playthrough.test.ts`. */
test('a whole game is played and told as it was before', () => {
  const steps = [...randomGame(1887, 3, { roundCap: 20 })];
  const text = `${steps.flatMap((step, at) => [...lines(step, at + 1)]).join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, text);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});
