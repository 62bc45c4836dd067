import { expect, test } from 'vitest';
import { answerRows } from '../../src/discord/answers/rows.ts';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { say } from '../../src/i18n/say.ts';
import { pressable } from '../../src/playground/index.ts';

const from = { tableId: 1, version: 1, path: [] };

/** What the buttons of the throw say, in order. */
function throwsIn(language: Language): readonly (string | undefined)[] {
  const asked = gostop.next({ phase: 'throw' } as never, 0, []);
  if (asked.kind !== 'pick') throw new Error('A throw is picked');
  const rows = answerRows(asked, from, (label) => say(language, label, () => ''), language);
  return pressable(rows as never).map(({ label }) => label);
}

test('the throws stand in the order in which the language counts them', () => {
  expect(LANGUAGES.map(throwsIn)).toEqual([
    ['Rock', 'Paper', 'Scissors'],
    ['가위', '바위', '보'],
  ]);
});
