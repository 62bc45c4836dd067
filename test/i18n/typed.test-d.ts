/**
 * Lines that must not compile: `tsc` reports every line below that compiles, as its `@ts-expect-error` is unused then.
 * Nothing here runs.
 */
import { getGameText } from '../../src/engine/game-text.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import { text } from '../../src/engine/text.ts';
import type { CheckedTranslation, ThemeTranslation, Translation } from '../../src/engine/translation.ts';
import { runaround } from '../../src/games/runaround/index.ts';

const who = { seat: 0 };

export const keys = [
  text('runaround:choice.roll'),
  text('runaround:tell.run', { who, count: 2 }),
  getGameText(runaround, 'option.size.name'),
  getGameText(runaround, 'ruling.R-RA-1'),
  // @ts-expect-error: no sentence has this key
  text('runaround:choice.fly'),
  // @ts-expect-error: no sentence has this key, whatever is filled in
  text('runaround:tell.flew', { who }),
  // @ts-expect-error: a form of number is no sentence of its own
  text('runaround:tell.run_one', { who, count: 1 }),
  // @ts-expect-error: a branch of the tree is no sentence
  text('runaround:choice'),
  // @ts-expect-error: there is no such namespace
  text('chess:name'),
  // @ts-expect-error: not every game has this sentence
  getGameText(runaround, 'tell.rolled'),
  // @ts-expect-error: no game tells this ruling
  getGameText(runaround, 'ruling.R-RA'),
];

const reason = text('runaround:choice.roll');

export const refusals = [
  new Refusal(reason, 'R-RA-1'),
  // @ts-expect-error: no game tells this ruling
  new Refusal(reason, 'R-RA'),
];

export function ofEither(way: 'up' | 'down', colour: 'yellow' | 'green') {
  const places = { who, colour: text('runaround:colour.blue'), start: 0, count: 4 };
  return [
    text(`runaround:describe.${way}Empty`, places),
    // @ts-expect-error: one of the two keys is of no sentence
    text(`runaround:colour.${colour}`),
    // @ts-expect-error: both need what is still at home
    text(`runaround:describe.${way}Empty`, { who, colour: places.colour, start: 0 }),
  ];
}

export const places = [
  // @ts-expect-error: nothing fills {{roll}}
  text('runaround:tell.rolled', { who }),
  // @ts-expect-error: nothing fills any place
  text('runaround:tell.rolled'),
  // @ts-expect-error: forms of number need a count
  text('runaround:tell.run', { who }),
  // @ts-expect-error: a count is a number
  text('runaround:tell.run', { who, count: '2' }),
  // @ts-expect-error: there is no place {{where}}
  text('runaround:tell.rolled', { who, roll: 3, where: 'a1' }),
  // @ts-expect-error: it has no places
  text('runaround:choice.roll', { who }),
];

const en = {
  name: 'Spoons',
  taken: { one: '{{who}} takes {{what}}.', left_one: '{{count}} spoon', left_other: '{{count}} spoons' },
} as const;

const whole = {
  name: '숟가락',
  taken: { one: '{{who, 이가}} 가져갑니다: {{what}}.', left_other: '숟가락 {{count}}개' },
} as const satisfies Translation<typeof en>;

export const korean = [
  whole satisfies CheckedTranslation<typeof en, typeof whole>,
  // @ts-expect-error: a sentence is missing
  { name: '숟가락', taken: { left_other: '숟가락 {{count}}개' } } satisfies Translation<typeof en>,
  // @ts-expect-error: the form of number is missing
  { name: '숟가락', taken: { one: '{{who}}' } } satisfies Translation<typeof en>,
  // @ts-expect-error: the English sentences have no such key
  { ...whole, blurb: '부엌' } satisfies Translation<typeof en>,
  // @ts-expect-error: Korean has one form of number
  { ...whole, taken: { ...whole.taken, left_one: '하나' } } satisfies Translation<typeof en>,
];

const misplaced = { name: '{{who}}의 숟가락' } as const;
const miscounted = { taken: { one: '{{count}}개' } } as const;

export const filled = [
  // @ts-expect-error: nothing fills {{who}}
  misplaced satisfies CheckedTranslation<typeof en, typeof misplaced>,
  // @ts-expect-error: only forms of number are sure to have a count
  miscounted satisfies CheckedTranslation<typeof en, typeof miscounted>,
];

type EventTexts = ThemeTranslation<'runaround', 'en'>['tell'];

const strangeTheme = { about: '{{who}} on a street.', tell: { rolled: '{{who}} hears {{bells}}.' } } as const;

export function themes(tell: EventTexts) {
  const own = { name: 'Twin couriers', about: 'Two errands.', tell };
  return [
    { ...own, colour: { blue: 'the blue courier' } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: it has no name
    { about: 'Two errands.', tell } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: it has to tell all that is told
    { ...own, tell: { rolled: '{{who}}' } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: the game has no such sentence
    { ...own, colour: { green: 'green' } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: the game has no such sentences
    { ...own, walls: { high: 'high' } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: the rulings are the game's
    { ...own, ruling: { 'R-RA-1': 'The street' } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: the rules are the game's
    { ...own, rules: { race: { title: 'The street' } } } satisfies ThemeTranslation<'runaround', 'en'>,
    // @ts-expect-error: the game fills neither {{who}} nor {{bells}}
    strangeTheme satisfies CheckedTranslation<SentenceRegistry['runaround'], typeof strangeTheme>,
  ];
}
