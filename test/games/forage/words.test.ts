import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/engine/question.ts';
import { LANGUAGES, type Sentences, type Text } from '../../../src/engine/text.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { ForageState } from '../../../src/games/forage/types.ts';
import { randomSteps } from './games.ts';
import { stateOf } from './table.ts';
import { said, saidLong } from './words.ts';

const { words } = forage;
const SOURCE = new URL('../../../src/games/forage/', import.meta.url);

/** Every sentence by its key, plural forms joined under one. */
function flat(sentences: Sentences, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(sentences)) {
    const name = `${path}${key.replace(/_(one|other)$/, '')}`;
    if (typeof value === 'string') all.set(name, `${all.get(name) ?? ''} ${value}`);
    else for (const [inner, sentence] of flat(value, `${name}.`)) all.set(inner, sentence);
  }
  return all;
}

function places(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{\{\s*([^,}\s]+)/g)].map(([, name]) => name as string);
  return [...new Set(names)].sort();
}

const en = flat(words.sentences.en);
const ko = flat(words.sentences.ko);

describe('sentences', () => {
  test('are the same in both languages, with the same places', () => {
    expect([...ko.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, sentence] of en)
      expect([key, places(ko.get(key) ?? '')]).toEqual([key, places(sentence)]);
  });

  test('exist for every key that the source names', () => {
    const source = readdirSync(SOURCE).map((file) => readFileSync(new URL(file, SOURCE), 'utf8'));
    const keys = source.join('').matchAll(/'forage:([\w.]+)'/g);
    for (const [, key] of keys) expect(en.has(key as string), key).toBe(true);
  });

  test('exist for every option and value', () => {
    for (const { id, values } of forage.options) {
      for (const part of ['name', 'about', ...values.map(String)])
        expect(en.has(`option.${id}.${part}`)).toBe(true);
    }
  });

  test('do not shout', () => {
    for (const sentence of [...en.values(), ...ko.values()]) expect(sentence).not.toContain('!');
  });
});

describe('what is said in random games', () => {
  const steps = [...randomSteps(2)].filter((_, at) => at % 4 === 0);

  test('every event is told to everybody, now and later', () => {
    for (const { entry } of steps) {
      for (const event of entry.events) for (const text of tellings(event)) expectSaid(text, 400);
    }
  });

  test('the alt text has at most 1024 characters, for every viewer', () => {
    for (const { after } of steps) for (const view of views(after)) expectShort(words.describe(view));
  });

  test('the status is said, and tells a spectator nothing more than a player', () => {
    for (const { after } of steps) {
      const status = words.status(forage.view(after, null));
      expectSaid(status, 250);
      expect(words.status(forage.view(after, after.mover))).toEqual(status);
    }
  });

  test('labels are unique and at most 80 characters, and bear the mark', () => {
    for (const { before } of steps) for (const question of questions(before)) expectLabels(question);
  });

  test('two directions to one space share its letter', () => {
    const at =
      'torus 2 | pawns a1 h5 c8 | coins c3:C1 c6:C2 f6:C3 g7:C4 | stash S:- M:- C:- | round 1 first S to move S rolled 4';
    const question = forage.next(forage.view(stateOf(at), 0), 0, []);
    if (question.kind !== 'pick') throw new Error('Not a pick');
    const marks = question.choices.map((choice) => `${choice.id}:${choice.at}:${choice.mark}`);
    expect(marks).toEqual([
      'n:a5:A',
      'ne:e5:B',
      'e:e1:C',
      'se:e5:B',
      's:a5:A',
      'sw:e5:B',
      'w:e1:C',
      'nw:e5:B',
    ]);
  });
});

test('the rules pages are short, and their positions can be read and drawn from', () => {
  expect(words.rules.length).toBeGreaterThanOrEqual(4);
  for (const page of words.rules) {
    for (const language of LANGUAGES) expect(said(language, page.body).length).toBeLessThanOrEqual(900);
    expectSaid(page.title, 40);
    if (page.picture) stateOf(page.picture.at, page.picture.options);
  }
});

function tellings(event: Parameters<typeof words.tell>[0]): Text[] {
  const seen = ([null, 0, 1] as const).flatMap((viewer) => [
    forage.seen(event, viewer, 'now'),
    forage.seen(event, viewer, 'later'),
  ]);
  return seen.flatMap((one) => (one === null ? [] : [words.tell(one)])).filter((text) => text !== null);
}

function views(state: ForageState): ReturnType<typeof forage.view>[] {
  return [null, ...state.pawns.keys()].map((viewer) => forage.view(state, viewer));
}

/** The questions along every path. */
function* questions(
  state: ForageState,
  path: readonly string[] = [],
): Generator<Exclude<Asked, { kind: 'ready' }>> {
  const question = forage.next(forage.view(state, state.mover), state.mover, path);
  if (question.kind === 'ready') return;
  yield question;
  for (const { id } of question.choices) yield* questions(state, [...path, id]);
}

type Asked = Question<unknown>;

function expectSaid(text: Text, longest: number): void {
  for (const language of LANGUAGES) {
    const sentence = saidLong(language, text);
    expect(sentence).not.toMatch(/\{\{|undefined|NaN/);
    expect(sentence.length).toBeLessThanOrEqual(longest);
  }
}

function expectShort(texts: readonly Text[]): void {
  for (const language of LANGUAGES) {
    const whole = texts.map((text) => saidLong(language, text)).join(' ');
    expect(whole.length, whole).toBeLessThanOrEqual(1024);
  }
}

function expectLabels({ ask, choices }: Exclude<Asked, { kind: 'ready' }>): void {
  expectSaid(ask, 200);
  for (const language of LANGUAGES) {
    const labels = choices.map((choice) => said(language, choice.label));
    expect(new Set(labels).size).toBe(labels.length);
    for (const [at, label] of labels.entries()) {
      expect(label.length).toBeLessThanOrEqual(80);
      expect(label.startsWith(choices[at]?.mark ?? '')).toBe(true);
    }
  }
}
