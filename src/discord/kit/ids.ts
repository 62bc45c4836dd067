import type { Path } from '../../engine/question.ts';

/**
 * What a button or menu does, as it is written into its `custom_id` (at most 100 characters). Ids carry the table and,
 * where it matters, the version they were made for; who clicks is always told by Discord, never by the id.
 */
export type Pressed =
  /** The table message: `version` is the last log entry that it tells. */
  | { readonly what: BoardButton; readonly table: number; readonly version: number }
  /** An answer of the panel, or with a menu all but the last answer. */
  | {
      readonly what: 'answer' | 'menu';
      readonly table: number;
      readonly version: number;
      readonly path: Path;
    }
  | { readonly what: TableButton; readonly table: number }
  | { readonly what: 'value'; readonly table: number; readonly option: string }
  /** The step of a match that is shown next; `jump` is a menu of them. */
  | { readonly what: StepButton; readonly table: number; readonly step: number }
  | { readonly what: 'page'; readonly table: number; readonly game: string; readonly page: number }
  /** A person's own look, at no table (0): the part of it, and how it is to be from now on. */
  | { readonly what: 'own'; readonly table: number; readonly part: LookPart; readonly on: boolean };

export const LOOK_PARTS = ['contrast', 'large', 'corners'] as const;
export type LookPart = (typeof LOOK_PARTS)[number];

/** Ways through a match that is shown again: `step` opens it, the others lead from one of its steps to another. */
const STEP_BUTTONS = ['step', 'first', 'back', 'forward', 'last', 'jump'] as const;
export type StepButton = (typeof STEP_BUTTONS)[number];

const BOARD_BUTTONS = ['play', 'view', 'rules', 'more'] as const;
export type BoardButton = (typeof BOARD_BUTTONS)[number];

const TABLE_BUTTONS = [
  'join',
  'leave',
  'ai',
  'noai',
  'options',
  'option',
  'preset',
  'theme',
  'start',
  'cancel',
  'stop',
  'again',
  'words',
  'resign',
  'resign-sure',
  'cancel-sure',
] as const;
export type TableButton = (typeof TABLE_BUTTONS)[number];

/** The `custom_id` for it. */
export function idOf(pressed: Pressed): string {
  const { what, table } = pressed;
  if ('path' in pressed)
    return [what, short(table), short(pressed.version), pressed.path.join('.')].join(':');
  if ('version' in pressed) return [what, short(table), short(pressed.version)].join(':');
  if ('step' in pressed) return [what, short(table), short(pressed.step)].join(':');
  if ('option' in pressed) return [what, short(table), pressed.option].join(':');
  if ('part' in pressed) return [what, short(table), pressed.part, pressed.on ? '1' : '0'].join(':');
  if ('page' in pressed) return [what, short(table), pressed.game, String(pressed.page)].join(':');
  return [what, short(table)].join(':');
}

/** What a `custom_id` says, or null for one that we never made. */
export function pressedOf(id: string): Pressed | null {
  const [what = '', tableText, third, fourth, ...more] = id.split(':');
  const table = long(tableText);
  if (table === null || more.length > 0) return null;
  if (isOneOf(TABLE_BUTTONS, what)) return third === undefined ? { what, table } : null;
  if (third === undefined) return null;
  if (what === 'value') return fourth === undefined ? { what, table, option: third } : null;
  if (what === 'page') return paged(table, third, fourth);
  if (what === 'own') return owned(table, third, fourth);
  if (isOneOf(STEP_BUTTONS, what)) return fourth === undefined ? stepped(what, table, third) : null;
  return versioned(what, table, third, fourth);
}

function stepped(what: StepButton, table: number, digits: string): Pressed | null {
  const step = long(digits);
  return step === null ? null : { what, table, step };
}

function owned(table: number, part: string, on: string | undefined): Pressed | null {
  if (!isOneOf(LOOK_PARTS, part) || (on !== '0' && on !== '1')) return null;
  return { what: 'own', table, part, on: on === '1' };
}

function paged(table: number, game: string, page: string | undefined): Pressed | null {
  return page !== undefined && /^\d{1,3}$/.test(page)
    ? { what: 'page', table, game, page: Number(page) }
    : null;
}

function versioned(
  what: string,
  table: number,
  versionText: string,
  path: string | undefined,
): Pressed | null {
  const version = long(versionText);
  if (version === null) return null;
  if (isOneOf(BOARD_BUTTONS, what)) return path === undefined ? { what, table, version } : null;
  if ((what !== 'answer' && what !== 'menu') || path === undefined) return null;
  return { what, table, version, path: path === '' ? [] : path.split('.') };
}

function isOneOf<T extends string>(known: readonly T[], word: string): word is T {
  return (known as readonly string[]).includes(word);
}

function short(number: number): string {
  return number.toString(36);
}

function long(digits: string | undefined): number | null {
  return digits !== undefined && /^[0-9a-z]{1,10}$/.test(digits) ? Number.parseInt(digits, 36) : null;
}
