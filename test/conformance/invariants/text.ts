import { EMOJI } from '../../../render/emoji/emoji-list.ts';
import { getBestKind } from '../../../src/app/ratings/bests.ts';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import type { Game } from '../../../src/engine/game.ts';
import { type GameSentenceKey, getGameText } from '../../../src/engine/game-text.ts';
import { applyDefaultOptions } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { LANGUAGES, type Language, type Sentences } from '../../../src/engine/text.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';
import type { AskedQuestion } from '../question-tree.ts';
import { formatStrictly, parsePlaceholders } from '../strict-text.ts';

/** Labels are unique and have at most 38 characters in every language. Two of them then fit on a phone, or one in large type. */
export const labelsSaid: Invariant = {
  kind: 'position',
  name: 'labels are unique and short',
  holds: (_game, { trees }) => {
    for (const { questions } of trees.values()) {
      for (const { question } of questions)
        for (const language of LANGUAGES) expectLabels(question, language);
    }
  },
};

/** Checks that the labels of a question are unique and short. */
export function expectLabels({ ask, choices, ...more }: AskedQuestion, language: Language): void {
  expectShort(formatStrictly(language, ask), 500, 'A question');
  for (const { note } of choices) if (note) expectShort(formatStrictly(language, note), 80, 'A note');
  for (const { why } of ('closed' in more && more.closed) || [])
    expectShort(formatStrictly(language, why), 60, 'A reason');
  const labels = choices.map(({ label }) => formatStrictly(language, label));
  for (const label of labels) expectShort(label, 38, 'A label');
  expectTrue(new Set(labels).size === labels.length, `Two labels are the same: ${formatValue(labels)}`);
}

/** Alt text describes the whole position in 1024 characters; the status is one line. */
export const positionsSaid: Invariant = {
  kind: 'position',
  name: 'every view can be put into words',
  holds: (game, { state, views }) => {
    for (const view of views.values()) expectPositionTexts(game, view);
    for (const viewer of game.laidOpen ? views.keys() : [])
      expectPositionTexts(game, game.laidOpen?.(state, viewer));
  },
};

function expectPositionTexts({ text }: Game, view: unknown): void {
  const lines = text.describe(view);
  expectTrue(lines.length > 0, 'There is nothing to say of the position');
  for (const language of LANGUAGES) {
    expectShort(lines.map((line) => formatStrictly(language, line)).join(' '), 1024, 'The description');
    expectShort(formatStrictly(language, text.status(view)), 200, 'The status');
    const revealed = text.reveal?.(view) ?? [];
    expectShort(revealed.map((line) => formatStrictly(language, line)).join(' '), 1024, 'What was hidden');
  }
}

/** The random part of the set-up can be described. */
export const openingSaid: Invariant = {
  kind: 'end',
  name: 'the luck of the set-up can be told',
  holds: ({ text }, { seats, options, luck }) => {
    for (const line of text.opening?.(seats, options, createRecordedChance(luck)) ?? [])
      for (const language of LANGUAGES)
        expectShort(formatStrictly(language, line), 400, 'A line of the opening');
  },
};

/** Every event can be described to every viewer who learns of it. */
export const eventsSaid: Invariant = {
  kind: 'move',
  name: 'every event can be told',
  holds: (game, { before, entry }) => {
    for (const viewer of before.views.keys()) {
      for (const when of ['now', 'later'] as const) {
        for (const event of entry.events) expectEventTexts(game, game.seen(event, viewer, when));
      }
    }
  },
};

function expectEventTexts({ text }: Game, event: unknown): void {
  const line = event === null ? null : text.tell(event);
  if (line)
    for (const language of LANGUAGES)
      expectShort(formatStrictly(language, line), 400, 'A line of the announcement');
}

/** Every icon has an emoji. */
export const iconsDrawn: Invariant = {
  kind: 'move',
  name: 'every icon has an emoji',
  holds: (game, { before, entry }) => {
    for (const { questions } of before.trees.values())
      for (const { question } of questions) expectIcons(question.choices.flatMap(({ icon }) => icon ?? []));
    for (const viewer of before.views.keys())
      for (const event of entry.events) {
        const seen = game.seen(event, viewer, 'now');
        if (seen !== null) expectIcons(game.text.icons?.(seen) ?? []);
      }
    for (const seat of [...before.views.keys()].filter((viewer) => viewer !== null))
      expectIcons(
        [game.text.seatIcon?.(seat, before.views.size - 1) ?? null].filter((icon) => icon !== null),
      );
  },
};

function expectIcons(icons: readonly string[]): void {
  expectTrue(icons.length <= 25, `There are ${icons.length} icons`);
  for (const icon of icons) expectTrue(EMOJI.includes(icon), `There is no emoji ${icon}`);
}

/** Name, blurb, options and rules exist in every language, and the pictures of the rules show valid positions. */
export const gameSaid: Invariant = {
  kind: 'setting',
  name: 'name, options and rules exist in every language',
  holds: (game) => {
    for (const language of LANGUAGES) {
      for (const key of listOptionTexts(game))
        expectShort(formatStrictly(language, getGameText(game, key)), key === 'gist' ? 45 : 200, key);
      for (const { title, body } of game.text.pages) {
        expectShort(formatStrictly(language, title), 100, 'A title');
        expectShort(formatStrictly(language, body), 2000, 'A page of the rules');
      }
      for (const { chart } of game.text.pages) {
        if (!chart) continue;
        expectShort(formatStrictly(language, chart.label), 38, 'A chart');
        expectShort(
          chart.alt.map((line) => formatStrictly(language, line)).join(' '),
          1024,
          'A chart in words',
        );
      }
    }
    for (const language of LANGUAGES)
      for (const key of listOptionHalves(game))
        expectShort(formatStrictly(language, getGameText(game, key)), 100, key);
    expectTrue(
      (getBestKind(game) === 'deal') === (game.dealWon !== undefined),
      'Of deals it is said who won, or none is',
    );
    expectTrue(game.text.pages.length > 0, 'There are no rules to read');
    for (const { picture } of game.text.pages) if (picture) expectPictured(game, picture);
  },
};

function listOptionTexts({ options }: Game): GameSentenceKey[] {
  const ofOption = options.flatMap(({ id, values }) =>
    ['name', ...values.map(String)].map((key) => `option.${id}.${key}` as const),
  );
  return ['name', 'gist', 'blurb', ...ofOption];
}

/** Lists the keys of each option's description and of its non-numeric values. */
function listOptionHalves({ options }: Game): GameSentenceKey[] {
  return options.flatMap(({ id, values }) => [
    `option.${id}.about` as const,
    ...values.flatMap((value) =>
      typeof value === 'number' ? [] : [`option.${id}.why.${String(value)}` as const],
    ),
  ]);
}

function expectPictured(
  game: Game,
  { at, options = {} }: { readonly at: string; readonly options?: object },
): void {
  const all = applyDefaultOptions(game.options, { ...options });
  expectTrue(!refused(all), `The rules show options that do not exist: ${formatValue(options)}`);
  if (refused(all)) return;
  const position = game.notation.parse(at, all);
  expectTrue(!refused(position), `The rules show "${at}", which is no position: ${formatValue(position)}`);
}

/** The credit exists in every language, with the same names and numbers. */
export const credited: Invariant = {
  kind: 'setting',
  name: 'every language says whose game it is',
  holds: (game) => {
    const told = LANGUAGES.map((language) => formatStrictly(language, getGameText(game, 'credit')));
    for (const credit of told) expectShort(credit, 300, 'A credit');
    const [english, ...others] = told.map(listCreditWords);
    for (const other of others) {
      const lost = english!.filter((word) => /[A-Z0-9]/.test(word) && !other.includes(word));
      const made = other.filter((word) => !english!.includes(word));
      expectTrue(lost.length + made.length === 0, `Not named alike: ${formatValue([...lost, ...made])}`);
    }
  },
};

/** Lists the words in Latin letters, in which names are written in every language. */
function listCreditWords(credit: string): string[] {
  return credit.match(/[A-Za-z0-9](?:[\w.]*\w)?/g) ?? [];
}

/** All languages have the same sentences with the same placeholders. */
export const languagesAgree: Invariant = {
  kind: 'setting',
  name: 'all languages have the same sentences',
  holds: ({ text }) => {
    const [first, ...others] = LANGUAGES.map((language) => listPlaceholdersByKey(text.sentences[language]));
    for (const other of others)
      expectSame(Object.fromEntries([...other].sort()), Object.fromEntries([...first!].sort()), 'The places');
  },
};

/** Lists the placeholders of each sentence by key; plural forms count as one sentence. */
function listPlaceholdersByKey(sentences: Sentences, prefix = ''): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [key, inner] of Object.entries(sentences)) {
    const path = prefix + key.replace(/_(zero|one|two|few|many|other)$/, '');
    const found =
      typeof inner === 'string'
        ? [[path, parsePlaceholders(inner)] as const]
        : listPlaceholdersByKey(inner, `${path}.`);
    for (const [at, places] of found) all.set(at, [...new Set([...(all.get(at) ?? []), ...places])].sort());
  }
  return all;
}

function expectShort(said: string, most: number, what: string): void {
  expectTrue(said.length <= most, `${what} has ${said.length} characters, at most ${most} fit: ${said}`);
}
