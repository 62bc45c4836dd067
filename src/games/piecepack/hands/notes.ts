import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../grip.ts';
import type { PiecepackState } from '../types.ts';
import type { Action } from './action.ts';

/** A note has at most so many characters. */
export const MAX_NOTE_LENGTH = 200;

/** So many notes are kept. */
const MAX_NOTES = 5;

/** A note for all to read. */
export function addNote({ state, seat, emit }: Action, typed: string): PiecepackState | Refusal {
  const text = sanitiseText(typed);
  if (text === '') return refuse('emptyNote');
  if (text.length > MAX_NOTE_LENGTH) return refuse('longNote', { count: text.length, most: MAX_NOTE_LENGTH });
  emit({ kind: 'noted', seat, text });
  return { ...state, notes: [...state.notes, { seat, text }].slice(-MAX_NOTES) };
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
export function sanitiseText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', '：//')
    .replaceAll(/[*_~`|\\<>@#[\]{}$]/g, (sign) => LOOKALIKES[sign] as string)
    .trim();
}
