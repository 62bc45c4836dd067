import type { Refusal } from '../../../engine/refusal.ts';
import { no } from '../grip.ts';
import type { PiecepackState } from '../types.ts';
import type { Action } from './action.ts';

/** A note has at most so many characters. */
export const LONGEST = 200;

/** So many notes are kept. */
const KEPT = 5;

/** A note for all to read. */
export function noted({ state, seat, emit }: Action, typed: string): PiecepackState | Refusal {
  const text = harmless(typed);
  if (text === '') return no('emptyNote');
  if (text.length > LONGEST) return no('longNote', { count: text.length, most: LONGEST });
  emit({ kind: 'noted', seat, text });
  return { ...state, notes: [...state.notes, { seat, text }].slice(-KEPT) };
}

/** What Discord would read as markup, mention or link, by a character that only looks like it. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '*': '＊',
  _: '＿',
  '~': '～',
  '`': '｀',
  '|': '｜',
  '\\': '＼',
  '<': '＜',
  '>': '＞',
  '@': '＠',
  '#': '＃',
  '[': '［',
  ']': '］',
  '{': '｛',
  '}': '｝',
  $: '＄',
};

/** The text on one line, without anything that means more than it says. */
export function harmless(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', '：//')
    .replaceAll(/[*_~`|\\<>@#[\]{}$]/g, (sign) => LOOKALIKES[sign] as string)
    .trim();
}
