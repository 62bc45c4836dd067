import { expect, test } from 'vitest';
import { getBodyInForce, listBodyOptions } from '../../src/engine/rules-body.ts';

const OPTIONS = { goal: 5, share: false, form: 'ring' };

test.each([
  ['Wins with [=goal].', 'Wins with 5.'],
  ['A.[if share=true] B.[end] C.', 'A. C.'],
  ['A.[if not share=true] B.[end] C.', 'A. B. C.'],
  ['[if goal=3,5]A.[end] [if goal=4]B.[end] C.', 'A. C.'],
  ['[if share=false & goal=4 | form=ring]A.[end]', 'A.'],
  ['[if share=false & goal=4]A.[end]B.', 'B.'],
  ['• A[if share=true]\n• B[end]\n• C', '• A\n• C'],
  ['A.\n\n[if share=true]B.\n\n[end]C.', 'A.\n\nC.'],
  ['A.\n\n[if share=true]B.[end]\n\nC.', 'A.\n\nC.'],
  ['A.[if general] The host may choose.[end]', 'A.'],
  ['A.[if table] Here.[end]', 'A. Here.'],
])('getBodyInForce: at a table, %j becomes %j', (body, expected) => {
  expect(getBodyInForce(body, OPTIONS, 'table')).toBe(expected);
});

test.each([
  '[if speed=1]A.[end]',
  '[=speed]',
  '[if share]A.[end]',
  '[if share=true]A.',
  'A.[end]',
  '[if a=1][if b=1]A.[end][end]',
])('getBodyInForce: throws on %j', (body) => {
  expect(() => getBodyInForce(body, { ...OPTIONS, a: 1, b: 1 }, 'table')).toThrow();
});

test('listBodyOptions: lists each option of conditions and values once', () => {
  expect(listBodyOptions('[=goal][if share=true & goal=3 | general]A.[end]')).toEqual(['share', 'goal']);
});
