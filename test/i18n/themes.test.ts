import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language, type Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { addSentences } from '../../src/i18n/sentences.ts';
import { plain } from '../../themes/plain/index.ts';
import { listThemes, THEMES } from '../../themes/registry.ts';
import type { Motif, PlainColours, Stroke, Theme } from '../../themes/theme.ts';
import { createMarkedTheme } from '../support/themes.ts';
import { listFaultyTexts } from './faulty-texts.ts';
import { leavesOf } from './leaves.ts';
import { listColourFaults, listThemeFaults } from './theme-faults.ts';

test('themes: have no faults', () => {
  expect(listThemeFaults(THEMES, games)).toEqual([]);
});

test('themes: can be played through in both languages', () => {
  for (const theme of THEMES)
    for (const game of games.filter(({ id }) => listThemes(id).includes(theme)))
      expect(listFaultyTexts(theme, game), theme.id).toEqual([]);
});

const PLAIN = fileURLToPath(new URL('../../themes/plain/', import.meta.url));

test.each(readdirSync(PLAIN).filter((file) => !/^(index|words\..*)\.ts$/.test(file)))(
  'plain theme: %s contains only colours',
  async (file) => {
    const exported = Object.values<object>(await import(PLAIN + file));
    const plain = exported.filter((one): one is PlainColours => 'colours' in one && 'strong' in one);
    expect(plain).toHaveLength(1);
    const hues = plain.flatMap(({ colours, strong }) => [
      ...Object.entries(colours),
      ...Object.entries(strong),
    ]);
    expect(hues.flatMap(([name, hue]) => listColourFaults(name, hue))).toEqual([]);
  },
);

/** Theme with a mark before every sentence of Runaround. */
const SIGNED = createMarkedTheme(runaround, 'street', ['Twin couriers', '쌍둥이 배달꾼']);

const COMPLETE: Theme = {
  ...SIGNED,
  colours: { wall: '#334455', sides: ['red', 'rgb(1 2 3 / 50%)'] },
  motifs: { bag: bag({}) },
};

test('listThemeFaults: finds no fault in a complete theme', () => {
  expect(listThemeFaults([COMPLETE], games)).toEqual([]);
  registerTheme(COMPLETE);
  expect(listFaultyTexts(COMPLETE, runaround)).toEqual([]);
});

test.each<[string, Partial<Theme>]>([
  ['Street: is no id', { id: 'Street' }],
  ['plain: is no id', { id: 'plain' }],
  ['street: chess is no game', { game: 'chess' }],
  ['street: any is no game', { game: 'any' }],
  ['street: has no name that fits in ko', inKorean({ name: '' })],
  ['street: has no line about it that fits in ko', inKorean({ about: '길'.repeat(101) })],
  ['street: has no line about it that fits in en', inEnglish({ about: 'Two\nlines' })],
  ['street: shouts tell.rolled in en', inEnglish({ tell: { rolled: 'Hark!' } })],
  ['street: shouts about in ko', inKorean({ about: '배달！' })],
  ['street: says tell.flew in ko, the game does not', inBoth({ tell: { flew: 'Up.' } })],
  ['street: says rules.race.title of the rules', inBoth({ rules: { race: { title: 'Up' } } })],
  ['street: says ruling.R-RA-5 of the rules', inBoth({ ruling: { 'R-RA-5': 'Up' } })],
  ['street: says rules.walls in en, the game does not', inBoth({ rules: { walls: 'Up.' } })],
  ['street: leaves tell.won untold in en', without(LANGUAGES, 'tell', 'won')],
  ['street: leaves tell.run untold in ko', without(LANGUAGES, 'tell', 'run_one', 'run_other')],
  ['street: lacks a plural form of tell.run in en', without(['en'], 'tell', 'run_one')],
  ['street: counts tell.won in en, the game does not', inBoth({ tell: { won_one: 'a', won_other: 'b' } })],
  [
    'street: fills {{what}} of tell.rolled in en with nothing',
    inEnglish({ tell: { rolled: '{{who}} hears {{what, 을를}}.' } }),
  ],
  ['street: wall is no colour: blurple', { colours: { wall: 'blurple' } }],
  ['street: sides is no colour: #12345', { colours: { sides: ['#123', '#12345'] } }],
  ['street: bag has no stroke', { motifs: { bag: { strokes: [] } } }],
  [
    'street: the mark of bag is outside',
    { motifs: { bag: { ...bag({}), mark: { x: 50, y: 0, radius: 20 } } } },
  ],
  ['street: bag has a path that is none: M0 0 Q', { motifs: { bag: bag({ d: 'M0 0 Q' }) } }],
  ['street: bag reaches out: M0 0 L66 0', { motifs: { bag: bag({ d: 'M0 0 L66 0' }) } }],
  ['street: bag has a stroke that is not seen: M0 0', { motifs: { bag: { strokes: [{ d: 'M0 0' }] } } }],
  ['street: bag has no such ink: @paper', { motifs: { bag: bag({ fill: '@paper' }) } }],
  ['street: bag has no such ink: blurple', { motifs: { bag: bag({ line: 'blurple' }) } }],
])('listThemeFaults: finds "%s"', (fault, change) => {
  expect(listThemeFaults([{ ...COMPLETE, ...change }], games)).toContain(fault);
});

test.each<[string, Partial<Theme>]>([
  ['plain: changes wall', { colours: { wall: '#334455' } }],
  ['plain: changes bag', { motifs: { bag: bag({}) } }],
  ['plain: changes tell.won', { words: { ...plain.words, en: { ...plain.words.en, tell: { won: 'Up.' } } } }],
  ['plain: has no name that fits in ko', { words: { ...plain.words, ko: {} } }],
])('listThemeFaults: finds in the plain theme "%s"', (fault, change) => {
  expect(listThemeFaults([{ ...plain, ...change }], games)).toContain(fault);
});

test('listThemeFaults: finds two themes with one id', () => {
  expect(listThemeFaults([COMPLETE, { ...COMPLETE, game: 'forage' }], games)).toContain(
    'street: is there twice',
  );
});

const LONG = 'Roll '.repeat(20);

test.each<[string, string, Partial<Theme>]>([
  ['two answers that read the same', 'Run', inBoth({ choice: { run: 'Run', runAnd: 'Run', roll: 'Run' } })],
  ['an answer that is too long for a button', LONG, inBoth({ choice: { roll: LONG } })],
  ['a sentence with a place that nothing fills', 'to {{what}}', inBoth({ status: { roll: 'to {{what}}' } })],
])('listFaultyTexts: finds %s', (_, line, change) => {
  const theme = { ...COMPLETE, ...change, id: 'faulty' };
  registerTheme(theme);
  expect(listFaultyTexts(theme, runaround)).toContain(line);
});

/** Registers the sentences of a theme that is not in the registry. */
function registerTheme({ id, game, words }: Theme): void {
  addSentences(`${game}/${id}`, words);
}

function inEnglish(change: Sentences): Partial<Theme> {
  return { words: { ...SIGNED.words, en: mergeSentences(SIGNED.words.en, change) } };
}

function inKorean(change: Sentences): Partial<Theme> {
  return { words: { ...SIGNED.words, ko: mergeSentences(SIGNED.words.ko, change) } };
}

function inBoth(change: Sentences): Partial<Theme> {
  return {
    words: { en: mergeSentences(SIGNED.words.en, change), ko: mergeSentences(SIGNED.words.ko, change) },
  };
}

function mergeSentences(whole: Sentences, change: Sentences): Sentences {
  const changed = Object.entries(change).map(([key, value]) => {
    const before = whole[key];
    return [
      key,
      typeof value === 'string' || typeof before !== 'object' ? value : mergeSentences(before, value),
    ];
  });
  return { ...whole, ...Object.fromEntries(changed) };
}

function without(languages: readonly Language[], group: string, ...keys: readonly string[]): Partial<Theme> {
  const less = (language: Language): Sentences => {
    const all = SIGNED.words[language];
    if (!languages.includes(language)) return all;
    const kept = Object.entries(all[group] ?? {}).filter(([key]) => !keys.includes(key));
    return { ...all, [group]: Object.fromEntries(kept) };
  };
  return { words: { en: less('en'), ko: less('ko') } };
}

/** Creates a motif of one stroke. */
function bag(change: Partial<Stroke>): Motif {
  return { strokes: [{ d: 'M-40 -40 L40 -40 L40 40 Z', fill: '@colour', line: '#222', ...change }] };
}

/** Sentences that a theme has in one language only, as the game's own fits in the other. */
const IN_ONE_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  canyon: [
    ...['named', 'ask.started', 'ask.startedNulls', 'ask.startedStuck'],
    ...['choice.ramp', 'choice.rollCoins', 'choice.kickCoins', 'spot.FL', 'spot.FR', 'spot.RL', 'spot.RR'],
    ...['describe.stretch', 'refuse.phase.race'],
  ],
  causeway: [...[], ...['status.over', 'status.shared']],
  winter: [
    ...['option.clearBoard.false', 'option.clearBoard.true', 'ask.forced', 'ask.stay'],
    ...['refuse.mustStay', 'refuse.mustStop'],
  ],
  couriers: [...['option.goal.3', 'option.goal.4', 'option.goal.5', 'outcome.again'], 'choice.run'],
  flowers: ['cause.shake', 'choose.shake', 'note.shake', 'bill.times.shake'],
};

test.each(THEMES.map((theme) => [theme.id, theme] as const))(
  'themes: %s has the same sentences in both languages, except for listed ones',
  (id, { words }) => {
    const pathsIn = (language: Language) =>
      new Set([...leavesOf(words[language]).keys()].map((path) => path.replace(/_(one|other)$/, '')));
    const [en, ko] = [pathsIn('en'), pathsIn('ko')];
    const once = [...[...en].filter((path) => !ko.has(path)), ...[...ko].filter((path) => !en.has(path))];
    expect(once.sort()).toEqual([...(IN_ONE_LANGUAGE[id] ?? [])].sort());
  },
);
