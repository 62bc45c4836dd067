import { expect, test } from 'vitest';
import { createAnswerRows } from '../../src/discord/answers/question.ts';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { translate } from '../../src/i18n/translate.ts';
import { listPressable } from '../../src/playground/index.ts';

const from = { tableId: 1, version: 1, path: [] };

/** Lists the labels of the throw buttons in order. */
function listThrowLabels(language: Language): readonly (string | undefined)[] {
  const question = gostop.next({ phase: 'throw' } as never, 0, []);
  if (question.kind !== 'pick') throw new Error('A throw is picked');
  const rows = createAnswerRows(question, from, (label) => translate(language, label, () => ''), language);
  return listPressable(rows as never).map(({ label }) => label);
}

test('createAnswerRows: rock, paper and scissors are in the usual order of each language', () => {
  expect(LANGUAGES.map(listThrowLabels)).toEqual([
    ['Rock', 'Paper', 'Scissors'],
    ['가위', '바위', '보'],
  ]);
});
