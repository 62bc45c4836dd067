import fc from 'fast-check';

/** Change of a custom id before it is pressed. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'field'; readonly at: number; readonly value: string }
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'whole'; readonly id: string };

/** Something that somebody sends, with places in lists that are only known then: they are taken round and round. */
export type Shape = { readonly who: number; readonly where: number } & (
  | { readonly kind: 'command'; readonly command: number; readonly values: readonly Value[] }
  | { readonly kind: 'complete'; readonly command: number; readonly focus: number; readonly text: string }
  | {
      readonly kind: 'press';
      readonly from: number;
      readonly change: Change;
      readonly values: readonly Value[] | null;
    }
  | { readonly kind: 'modal'; readonly from: number; readonly change: Change; readonly text: string }
  | { readonly kind: 'person'; readonly target: number }
);

/** A value of an argument or menu: one that is offered, or any text. Null leaves an argument out. */
export type Value = number | string | null;

/** Texts whose markup must not take effect. */
export const ALIVE = ['**bold**', '@everyone', '<@1>', '[x](http'];

const HOSTILE = [
  ...ALIVE,
  '**bold** @everyone <@1> [x](http://e)',
  '__proto__',
  'constructor',
  '$t(bot:name) {{who}}',
  '‮‭​',
  '{"a":[',
  '-1',
  '999999999999999999999',
  'a1-b2',
  'c2-c3',
  'undo',
  'note @everyone **bold**',
  '김이박',
  '\\\\`` ||x|| ~~y~~',
];

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 100 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(30) },
  { weight: 3, arbitrary: typed },
  { weight: 2, arbitrary: fc.constant(null) },
);

const field = fc.oneof(
  fc.constantFrom('', '0', '1', '2', 'zz', '-1', '%00', 'é', 'a.b.c', 'zzzzzzzzzzz'),
  typed,
);

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('none' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('field' as const), at: fc.nat(6), value: field }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('table' as const), table: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('whole' as const), id: typed }) },
);

const from = { who: fc.nat(3), where: fc.nat(4) };
const place = fc.nat(1_000_000);

/** Any interaction. */
export const shape: fc.Arbitrary<Shape> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...from,
      kind: fc.constant('command' as const),
      command: place,
      values: fc.array(value, { maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...from,
      kind: fc.constant('complete' as const),
      command: place,
      focus: place,
      text: typed,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      ...from,
      kind: fc.constant('press' as const),
      from: place,
      change,
      values: fc.option(fc.array(value, { maxLength: 3 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...from, kind: fc.constant('modal' as const), from: place, change, text: typed }),
  },
  { weight: 1, arbitrary: fc.record({ ...from, kind: fc.constant('person' as const), target: place }) },
);
