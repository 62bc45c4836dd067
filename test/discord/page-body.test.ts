import { describe, expect, test } from 'vitest';
import { formatPageBody } from '../../src/discord/rules/page.ts';
import { getDefaultOptions, getUsualOptions, type Options } from '../../src/engine/options.ts';
import { listBodyOptions } from '../../src/engine/rules-body.ts';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { translate } from '../../src/i18n/translate.ts';

/** Room for the heading, the page number and the credit within the 2000 characters of a message. */
const MOST = 1700;

/** Sentences about available choices, which must not appear for a running table. */
const CHOOSABLE = /\bhost (may|can|could)\b|방장/;

describe.each(games)('the rules pages of $id', (game) => {
  const { pages } = game.text;
  const formatPages = (options: Options | null, language: Language) =>
    pages.map((page) => formatPageBody(game, page, options, language).body);

  test('rules pages: depend on every option, the same ones in both languages', () => {
    const marked = LANGUAGES.map((language) =>
      pages.map(({ body }) => listBodyOptions(translate(language, body, () => '')).toSorted()),
    );
    expect(marked[1]).toEqual(marked[0]);
    expect([...new Set(marked[0]?.flat())].toSorted()).toEqual(game.options.map(({ id }) => id).toSorted());
  });

  test.each(LANGUAGES)('rules pages: differ for each value of each option in %s', (language) => {
    for (const { id, values } of game.options) {
      const pageText = values.map((value) =>
        formatPages({ ...getDefaultOptions(game.options), [id]: value }, language).join('\n'),
      );
      expect(new Set(pageText).size, id).toBe(values.length);
    }
  });

  test.each(LANGUAGES)('rules pages: describe only the chosen options of a table in %s', (language) => {
    for (const options of listVariants())
      expect(formatPages(options, language).join('\n')).not.toMatch(CHOOSABLE);
  });

  test.each(LANGUAGES)('rules pages: are complete sentences within the message limit in %s', (language) => {
    for (const options of [...listVariants(), null])
      for (const body of formatPages(options, language)) {
        expect(body.length).toBeLessThan(MOST);
        expect(body).not.toMatch(/[[\]]| {2}|\n{3}| [.,;]|\.\.(?!\.)|,\./);
      }
  });

  /** Lists the usual options, each single change of them, and all changes at once. */
  function listVariants(): readonly Options[] {
    const usual = getDefaultOptions(game.options);
    const others = game.options.map(({ id, values, default: one }) => [
      id,
      values.find((value) => value !== one),
    ]);
    const single = game.options.flatMap(({ id, values }) =>
      values.map((value) => ({ ...usual, [id]: value })),
    );
    return [
      usual,
      ...single,
      Object.fromEntries(others) as Options,
      ...LANGUAGES.map((one) => getUsualOptions(game, one)),
    ];
  }
});

/** By game: the options of a table, a sentence its rules contain, and one they do not. */
const SENTENCES: readonly (readonly [string, Language, Options, RegExp, RegExp])[] = [
  ['gostop', 'ko', { dealer: 'rps' }, /선은 가위바위보로/, /무작위로|첫 번째 자리/],
  ['gostop', 'en', { dealer: 'random' }, /dealer \(선\) is random/, /rock, paper/],
  ['gostop', 'ko', { deals: 3 }, /3판을 하고/, /한 판 승부/],
  ['gostop', 'ko', { jjok: true }, /패로 먹을 때\(쪽\)/, /따닥|피박/],
  ['gostop', 'ko', { penalties: true }, /피박[\s\S]*광박[\s\S]*고박/, /나머지는 받지 못합니다/],
  ['gostop', 'en', {}, /The others get nothing/, /bak|jjok|ttadak|twice|more points than then/],
  ['gostop', 'ko', { rain: 'two' }, /비삼광은 2점/, /쌍피로 치는 쪽/],
  ['gostop', 'ko', { additive: true }, /열끗과 띠로도 셉니다/, /다시 세지 않습니다|다른 열끗/],
  ['gostop', 'ko', { reserve: 'unlimited' }, /제한이 없습니다/, /모두 6개|남아 있는 동안/],
  ['gostop', 'ko', { four: 'ten' }, /10점을 받습니다/, /적어도 7점/],
  ['gostop', 'ko', { improve: true }, /그때보다 점수가 더 올라야/, /점수가 나 있으면 차례마다/],
  ['gostop', 'ko', { exhausted: 'double', deals: 3 }, /다음 판은 두 배/, /가장 높은 사람이 그 판/],
  [
    'gostop',
    'en',
    { steal: 'victim', shake: 'first' },
    /The giver chooses[\s\S]*on your first turn/,
    /plain junk first/,
  ],
  [
    'runaround',
    'en',
    { goal: 3, size: 18 },
    /loop of 18 spaces[\s\S]*First to 3 runs wins/,
    /\b5 runs|four runs|24 spaces/,
  ],
  [
    'runaround',
    'ko',
    { share: true, enter: true },
    /칸을 함께 씁니다[\s\S]*이때도/,
    /집에 남습니다|나오지 않습니다/,
  ],
  ['runaround', 'en', { beyond: true }, /moves past your start/, /reaches or passes|and wins\./],
  ['runaround', 'en', { form: 'eight' }, /figure eight of/, /folded around/],
  ['runaround', 'en', { beyond: true }, /around and moves past your start/, /reaches or passes/],
  ['forage', 'en', { finishRound: true }, /round is finished first/, /ends at once|an edge on the way/],
  ['motox', 'en', { runOff: 'forced' }, /use the blank to ride 4/, /fall off the bend/],
  ['moneyrun', 'en', { tiny: true }, /5c goes anywhere/, /10c goes anywhere/],
  ['gostop', 'en', { wins: 'most' }, /most points, doublings included, wins/, /can stop and win/],
  ['gostop', 'ko', { drawnFourth: false }, /뒤집어서 먹으면 피를 뺏지 못합니다/, /낸 패든 뒤집은/],
  ['forage', 'en', { board: 'ring' }, /10×10 board[\s\S]*cross the hole either/, /in the corners|come back/],
  ['forage', 'ko', { faceUp: true }, /값이 보이게 말 밑에[\s\S]*아무도 가져갈 수 없습니다/, /사람 수 이하/],
  [
    'forage',
    'en',
    { roundCap: 0, clearBoard: true },
    /when no coin is left/,
    /rounds of gathering|than there are players/,
  ],
  ['forage', 'en', { openMemory: true }, /values you see stay visible/, /remember|only you see/],
  [
    'motox',
    'en',
    { flight: 'tile', runOff: 'forced' },
    /next tile only[\s\S]*no ride stays/,
    /end of that move|even if you could/,
  ],
  [
    'motox',
    'ko',
    { traps: 'end', stuckCoins: 'discarded' },
    /거기서 끝나고[\s\S]*쓴 동전 더미로 가고/,
    /안 됩니다\. 남은|빠집니다/,
  ],
  ['moneyrun', 'en', { board: 8, tiny: true }, /8×8 board[\s\S]*column h[\s\S]*18 of 5c/, /9×9|42 coins/],
  [
    'moneyrun',
    'ko',
    { sharing: true, climbFirst: true },
    /한 칸에 함께 있고[\s\S]*첫걸음은/,
    /들어가거나 지나갈/,
  ],
  [
    'moneyrun',
    'en',
    { roundCap: 0, ko: true },
    /or when all players offer[\s\S]*/,
    /60 rounds|shift a coin back again/i,
  ],
  ['piecepack', 'en', { layout: 'empty' }, /the table is empty/, /face down as a board/],
];

test.each(SENTENCES)(
  'rules of %s in %s with %j: contain %s, not %s',
  (id, language, chosen, plays, doesNot) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(`There is no ${id}`);
    const options = { ...getDefaultOptions(game.options), ...chosen };
    const pageText = game.text.pages
      .map((page) => formatPageBody(game, page, options, language).body)
      .join('\n');
    expect(pageText).toMatch(plays);
    expect(pageText).not.toMatch(doesNot);
  },
);

test('rules without a table: show the defaults of the reader’s language and the host’s choices', () => {
  const gostop = games.find(({ id }) => id === 'gostop');
  const pageText = (language: Language) =>
    gostop?.text.pages.map((page) => formatPageBody(gostop, page, null, language).body).join('\n');
  expect(pageText('ko')).toMatch(/3판을 하고[\s\S]*판 수와 선 정하는 방법은 방장이/);
  expect(pageText('en')).toMatch(
    /One deal makes the game[\s\S]*The host can choose more deals[\s\S]*jjok 쪽/,
  );
});
