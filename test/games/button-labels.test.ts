import { expect, test } from 'vitest';
import { getCommonChoices, isMenu, removeTwins } from '../../src/discord/answers/answers.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import type { Path } from '../../src/engine/question.ts';
import { LANGUAGES, type Text } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { createThemedNames, translate } from '../../src/i18n/translate.ts';
import { listThemes } from '../../themes/registry.ts';
import type { Theme } from '../../themes/theme.ts';
import { coverOptions } from '../support/cover-options.ts';
import { playRandomGame } from '../support/game/random.ts';

/** Maximum number of characters on a button. Phones cut longer labels. */
const MAX_LABEL = 24;
/** Maximum number of moves of a random game. */
const MAX_MOVES = 300;

/** Returns the labels of the buttons of a question and of those after each of its answers. */
function listButtonLabels(game: Game, view: unknown, seat: Seat, path: Path = []): readonly Text[] {
  const question = game.next(view, seat, path);
  if (question.kind !== 'pick') return [];
  const isButtons = question.layout === undefined && !isMenu(question);
  const own = isButtons ? getCommonChoices(removeTwins(question.choices)).map(({ label }) => label) : [];
  const later = path.length > 0 ? [] : question.choices.map(({ id }) => id);
  return [...own, ...later.flatMap((id) => listButtonLabels(game, view, seat, [id]))];
}

/** Returns the labels on buttons in a random game of each variant. */
function* playLabels(game: Game): Generator<Text> {
  for (const [number, variant] of coverOptions(game).entries())
    for (const { before, seat } of playRandomGame(game, number, { ...variant, most: MAX_MOVES }))
      yield* listButtonLabels(game, game.view(before, seat), seat);
}

/** Returns the label in the words of a theme, in each language. */
function formatLabels(label: Text, theme: Theme): readonly string[] {
  const names = createThemedNames(theme, (seat) => `P${seat}`);
  return LANGUAGES.map((language) => translate(language, label, names));
}

test.each(games.map((game) => [game.id, game] as const))(
  'buttons of %s: have at most 24 characters, in each theme and language',
  (id, game) => {
    const labels = new Set<string>();
    for (const label of playLabels(game))
      for (const theme of listThemes(id)) for (const one of formatLabels(label, theme)) labels.add(one);
    expect(labels.size).toBeGreaterThan(1);
    expect([...labels].filter((label) => [...label].length > MAX_LABEL)).toEqual([]);
  },
);
