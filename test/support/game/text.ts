import { beforeEach, describe, expect, test } from 'vitest';
import { formatPageBody } from '../../../src/discord/rules/page.ts';
import type { Game, Kinds, Seat } from '../../../src/engine/game.ts';
import { listSteps as answers } from '../../../src/engine/kernel.ts';
import { getUsualOptions } from '../../../src/engine/options.ts';
import type { Path, Question } from '../../../src/engine/question.ts';
import { LANGUAGES, type Sentences, type Text } from '../../../src/engine/text.ts';
import { formatLongText, formatText, introduceGame } from './format-text.ts';
import { parseState } from './positions.ts';
import type { RandomStep } from './random.ts';

type OpenQuestion = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Returns every sentence by its key, plural forms joined under one. */
export function flattenSentences(sentences: Sentences, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(sentences)) {
    const name = `${path}${key.replace(/_(one|other)$/, '')}`;
    if (typeof value === 'string') all.set(name, `${all.get(name) ?? ''} ${value}`);
    else for (const [inner, sentence] of flattenSentences(value, `${name}.`)) all.set(inner, sentence);
  }
  return all;
}

/** Matches an exclamation of a few words at the beginning: 'Kiss (쪽)! '. */
const CALL_PATTERN = /(?<=^| )(?:\p{L}[\p{L} ]{0,20}(?: \(\p{L}+\))?|\{\{go\}\})! /gu;

function listPlaceholders(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{\{\s*([^,}\s]+)/g)].map(([, name]) => name as string);
  return [...new Set(names)].sort();
}

/** Tests a game's sentences: the same in both languages, complete and calm. */
export function testTranslations<K extends Kinds>(game: Game<K>): void {
  const en = flattenSentences(game.text.sentences.en);
  const ko = flattenSentences(game.text.sentences.ko);

  const unwritten = `Write the sentences of ${game.id} in src/games/${game.id}/text/texts.en.ts and texts.ko.ts.`;

  describe(`sentences of ${game.id}`, () => {
    beforeEach(() => {
      expect(game.text.sentences.en.name, unwritten).not.toBe('');
    });

    test(`${game.id} sentences: have the same keys and placeholders in both languages`, () => {
      expect([...ko.keys()].sort()).toEqual([...en.keys()].sort());
      for (const [key, sentence] of en)
        expect([key, listPlaceholders(ko.get(key) ?? '')]).toEqual([key, listPlaceholders(sentence)]);
    });

    test(`${game.id} sentences: exist for the game, every option and every value`, () => {
      const wanted = (key: string) =>
        `Write "${key}" in src/games/${game.id}/text/texts.en.ts and texts.ko.ts.`;
      for (const key of ['name', 'gist', 'blurb', 'credit']) expect(en.has(key), wanted(key)).toBe(true);
      for (const { id, values } of game.options) {
        for (const part of ['name', 'about', ...values.map(String)])
          expect(en.has(`option.${id}.${part}`), wanted(`option.${id}.${part}`)).toBe(true);
      }
    });

    test(`${game.id} sentences: have no exclamation mark except in calls of players`, () => {
      for (const [key, sentence] of [...en, ...ko]) {
        const said = key.startsWith('tell.') ? sentence.replaceAll(CALL_PATTERN, '') : sentence;
        expect(said).not.toMatch(/[!！]/);
      }
    });
  });
}

/** Tests the lengths of lines, alt texts, statuses, questions and labels in random games, which are played once. */
export function testTextLengths<K extends Kinds>(
  game: Game<K>,
  playing: readonly RandomStep<K>[] | (() => readonly RandomStep<K>[]),
): void {
  introduceGame(game);
  const { text } = game;
  describe(`texts of ${game.id} in random games`, () => {
    let played: readonly RandomStep<K>[] | null = null;
    const steps = () => {
      played ??= typeof playing === 'function' ? playing() : playing;
      return played;
    };

    test(`${game.id} texts: every event has a text for every viewer, now and later`, () => {
      for (const { entry } of steps())
        for (const text of listTellings(game, entry.events)) expectSaid(text, 500);
    });

    test(`${game.id} texts: the alt text has at most 1024 characters for every viewer`, () => {
      for (const { after, seat } of steps()) {
        for (const viewer of [null, seat]) expectShort(text.describe(game.view(after, viewer)));
      }
    });

    test(`${game.id} texts: the status is the same for a spectator and a player`, () => {
      for (const { before, seat } of steps()) {
        const status = text.status(game.view(before, null));
        expectSaid(status, 250);
        expect(text.status(game.view(before, seat))).toEqual(status);
      }
    });

    test(`${game.id} texts: labels are unique, have at most 80 characters and the mark`, () => {
      for (const { before, seat } of steps()) {
        for (const question of walkQuestions(game, game.view(before, seat), seat)) expectLabels(question);
      }
    });
  });
}

/** Tests the rules pages: four to eight, short, each picture a valid position. */
export function testRulesPages<K extends Kinds>(game: Game<K>): void {
  introduceGame(game);
  test(`${game.id} rules pages: are short and have valid positions`, () => {
    const { pages } = game.text;
    const wanted = `Write src/games/${game.id}/text/pages.ts: the rules in four to eight short pages.`;
    expect(pages.length, wanted).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(8);
    for (const { title, body, picture } of pages) {
      expectSaid(title, 40);
      for (const language of LANGUAGES)
        expect(formatPageBody(game, { body }, null, language).body.length).toBeLessThanOrEqual(900);
      if (picture) parseState(game, picture.at, picture.options);
    }
  });
}

/** Tests that a game says how to win, in a short line with every value of every option. */
export function testGoal<K extends Kinds>(game: Game<K>): void {
  introduceGame(game);
  test(`${game.id} goal: is short with every option`, () => {
    const { goal } = game.text;
    if (!goal) throw new Error(`Write goal in src/games/${game.id}/text/status.ts: how to win, in one line.`);
    const usual = getUsualOptions(game, 'en');
    const changes = game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })));
    for (const change of [{}, ...changes]) expectSaid(goal(game.seats[0] ?? 2, { ...usual, ...change }), 179);
  });
}

function listTellings<K extends Kinds>(game: Game<K>, events: readonly K['event'][]): Text[] {
  const seen = events.flatMap((event) =>
    [null, 0, 1].flatMap((viewer) => [game.seen(event, viewer, 'now'), game.seen(event, viewer, 'later')]),
  );
  return seen.flatMap((one) => (one === null ? [] : [game.text.tell(one)])).filter((text) => text !== null);
}

/** Yields the questions along every path, at most `left.count` of them. */
export function* walkQuestions<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  path: Path = [],
  left = { count: 40 },
): Generator<OpenQuestion> {
  if (left.count-- <= 0) return;
  const question = game.next(view, seat, path);
  if (question.kind === 'ready') return;
  yield question;
  for (const step of answers(question)) yield* walkQuestions(game, view, seat, [...path, step], left);
}

function expectSaid(text: Text, longest: number): void {
  for (const language of LANGUAGES) {
    const sentence = formatLongText(language, text);
    expect(sentence).not.toMatch(/\{\{|undefined|NaN|\[object/);
    expect(sentence.length, sentence).toBeLessThanOrEqual(longest);
  }
}

function expectShort(texts: readonly Text[]): void {
  for (const text of texts) expectSaid(text, 1024);
  for (const language of LANGUAGES) {
    const whole = texts.map((text) => formatLongText(language, text)).join(' ');
    expect(whole.length, whole).toBeLessThanOrEqual(1024);
  }
}

function expectLabels({ ask, choices }: OpenQuestion): void {
  expectSaid(ask, 400);
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.length).toBeLessThanOrEqual(25);
  for (const language of LANGUAGES) {
    const labels = choices.map((choice) => formatText(language, choice.label));
    expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
    for (const [at, label] of labels.entries()) {
      expect(label.length, label).toBeLessThanOrEqual(80);
      expect(label.startsWith(choices[at]?.mark ?? ''), label).toBe(true);
    }
  }
}
