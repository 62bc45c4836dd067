import { describe, expect, test } from 'vitest';
import { optionsInForce } from '../../src/discord/messages/rules/options-in-force.ts';
import { defaults, type Options, usualOptions } from '../../src/engine/options.ts';
import type { RulesPage } from '../../src/engine/rulesPage.ts';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { games } from '../../src/games/registry.ts';
import { say } from '../../src/words/say.ts';

/** Room for the heading, the page number and the credit within the 2000 characters of a message. */
const MOST = 1700;

describe.each(games)('the rules pages of $id', (game) => {
  const { pages } = game.words;

  test('name every option on a page that it changes, and no others', () => {
    const concerned = pages.flatMap(({ options = [] }) => options);
    expect([...new Set(concerned)].sort()).toEqual(game.options.map(({ id }) => id).sort());
  });

  test.each(LANGUAGES)('say in %s what a table plays otherwise, whatever it is', (language) => {
    for (const { id, values, default: usual } of game.options)
      for (const value of values) {
        const options = { ...defaults(game.options), [id]: value };
        const told = pages.map((page) => optionsInForce(game, page, options, language, 'table').join('\n'));
        expect(
          told.some((lines) => lines.includes('◆')),
          `${id} ${value}`,
        ).toBe(value !== usual);
      }
  });

  test.each(LANGUAGES)('have room in %s for all that can be otherwise', (language) => {
    const others = game.options.map(({ id, values, default: usual }) => [
      id,
      values.find((one) => one !== usual),
    ]);
    const options = Object.fromEntries(others) as Options;
    for (const page of pages.slice(1)) expect(wholeOf(page, options, language).length).toBeLessThan(MOST);
  });

  function wholeOf(page: RulesPage, options: Options, language: Language): string {
    const body = say(language, page.body, () => '');
    return [body, ...optionsInForce(game, page, options, language, 'table')].join('\n');
  }
});

describe('a Korean reader of Go-Stop', () => {
  const told = (at: number, options: Options, whose: 'table' | 'language') =>
    optionsInForce(gostop, gostop.words.pages[at] as RulesPage, options, 'ko', whose).join('\n');

  test.each([
    [4, '두 배 패: **제한 없음**'],
    [4, '폭탄: **피를 받고 두 배**'],
    [5, '비광: **2점**'],
    [5, '고도리와 단: **함께 셈**'],
    [6, '총통: **10점**'],
    [6, '고를 부른 뒤: **그때보다 높은 점수**'],
    [6, '나가리: **다음 판 두 배**'],
    [7, '박: **진 사람이 냄**'],
  ])('reads on page %i + 1: %s', (at, line) => {
    const usual = usualOptions(gostop, 'ko');
    expect(told(at, usual, 'table')).toContain(line);
    expect(told(at, usual, 'language')).toMatch(/^\*\*한국어 테이블은 처음부터/);
    expect(told(at, defaults(gostop.options), 'table')).not.toContain(line);
  });

  test('is told that a table plays a page as it is', () => {
    expect(told(6, defaults(gostop.options), 'table')).toBe('-# 이 테이블에서는 여기에 적힌 그대로 합니다.');
  });
});
