import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../grip.ts';
import type { PiecepackState } from '../types.ts';
import type { Action } from './action.ts';

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 200;

/** Maximum number of notes kept; older ones are dropped. */
const MAX_NOTES = 5;

/** Adds a note for everybody to read. */
export function addNote({ state, seat, emit }: Action, typed: string): PiecepackState | Refusal {
  const text = sanitiseText(typed);
  if (text === '') return refuse('emptyNote');
  if (text.length > MAX_NOTE_LENGTH) return refuse('longNote', { count: text.length, most: MAX_NOTE_LENGTH });
  emit({ kind: 'noted', seat, text });
  return { ...state, notes: [...state.notes, { seat, text }].slice(-MAX_NOTES) };
}

/** Lookalikes for characters that Discord would read as markup, a mention or a link. */
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

/** Returns the text on one line, without control characters or Discord markup. */
export function sanitiseText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', '：//')
    .replaceAll(/[*_~`|\\<>@#[\]{}$]/g, (sign) => LOOKALIKES[sign] as string)
    .trim();
}
