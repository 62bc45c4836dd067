import type { StrengthId } from '../../ai/strengths.ts';
import type { VoteChoice } from '../../app/turns/timeout-votes.ts';
import type { Path } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import { wholeNumber } from './fields.ts';

/** Tabs of the user's settings, in their order. */
export const SETTINGS_TABS = ['notifications', 'display', 'privacy'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Display settings that a player switches on and off. */
export const DISPLAY_SETTINGS = ['contrast', 'large', 'corners', 'byHand', 'still'] as const;
export type DisplaySetting = (typeof DISPLAY_SETTINGS)[number];

/** Messages that have a button to follow a game. */
export const FOLLOW_PLACES = ['view', 'more'] as const;
export type FollowPlace = (typeof FOLLOW_PLACES)[number];

/** All buttons and menus by name, with the fields that the id carries besides the table. */
export interface Components {
  // analysis
  went: [];
  chart: [];
  // board
  play: [version: number];
  again: [];
  turn: [];
  answer: [version: number, path: Path];
  menu: [version: number, path: Path];
  rethink: [version: number, path: Path];
  do: [version: number, path: Path];
  repeat: [version: number];
  'repeat-stop': [];
  resign: [];
  'resign-sure': [];
  view: [version: number];
  more: [version: number];
  look: [];
  words: [];
  rules: [version: number];
  page: [game: string, page: string];
  why: [game: string, ruling: string];
  hint: [version: number];
  follow: [on: boolean, from: FollowPlace];
  'direct-board': [from: FollowPlace];
  unfollow: [table: number];
  stop: [];
  // direct messages
  code: [code: string];
  'new-code': [];
  // hall
  hall: [];
  // leagues
  'league-enter': [league: number];
  'league-start': [league: number];
  'league-again': [league: number];
  'league-leave': [league: number];
  'league-leave-sure': [league: number];
  'league-out': [league: number];
  'league-out-sure': [league: number, number: number];
  'league-close': [league: number];
  'league-close-sure': [league: number];
  'league-mine': [league: number];
  'league-late': [league: number];
  'league-award': [league: number, match: number];
  // lobby
  join: [];
  leave: [];
  start: [];
  ai: [];
  mind: [strength: StrengthId];
  noai: [];
  seats: [];
  'seat-take': [to: number];
  'seat-who': [];
  'seat-to': [from: number, revision: number];
  'seat-shuffle': [];
  options: [];
  option: [];
  value: [option: string];
  preset: [];
  theme: [];
  language: [];
  'in-with': [game: string, theme: string, spoken: Language, pace: string, guests: string];
  'in-thread': [game: string, theme: string, spoken: Language, pace: string, atOnce: boolean];
  cancel: [];
  'cancel-sure': [];
  'not-coming': [];
  rematch: [];
  'rematch-thread': [];
  challenge: [person: string];
  // plans
  plan: [];
  'plan-answer': [situation: string, path: Path];
  'plan-menu': [situation: string, path: Path];
  'plan-always': [always: boolean];
  'plan-clear': [];
  // poster
  poster: [];
  // privacy
  'forget-sure': [person: string];
  // puzzles
  puzzle: [key: string];
  'puzzle-answer': [key: string, path: Path];
  'puzzle-menu': [key: string, path: Path];
  'puzzle-rethink': [key: string, path: Path];
  'puzzle-month': [guild: string];
  // replay
  step: [step: number];
  first: [step: number];
  back: [step: number];
  forward: [step: number];
  last: [step: number];
  jump: [step: number];
  film: [];
  since: [entry: number];
  export: [];
  // server-settings
  'server-openers': [];
  'server-block': [];
  'server-unblock': [];
  'server-blocked': [from: number];
  'server-log': [];
  'server-channels': [];
  'server-dashboard': [wanted: boolean];
  'dashboard-join': [table: number];
  'server-language': [language: Language | 'discord'];
  'server-letter': [wanted: boolean];
  'server-person': [];
  'server-tables': [];
  'server-notify': [];
  'server-tidy': [];
  'server-voices': [on: boolean];
  'server-page': [page: 'games' | 'messages' | 'access'];
  'server-pace': [];
  'server-puzzles': [on: boolean];
  'server-ratings': [rated: boolean];
  // settings
  own: [part: DisplaySetting, on: boolean];
  'my-language': [];
  'my-look': [part: DisplaySetting, on: boolean];
  'my-zone': [];
  'my-zone-pick': [];
  'my-quiet': [];
  'my-reminders': [];
  'my-remind': [guild: string];
  'my-away': [];
  'my-return': [];
  'my-challenges': [challenges: boolean];
  'my-listing': [listed: boolean];
  'my-page': [page: 'settings' | SettingsTab, guild: string];
  luck: [];
  invite: [];
  'use-preset': [preset: string];
  'fine-tune': [];
  'my-data': [];
  'my-lobbies': [guild: string];
  'my-next': [on: boolean, guild: string];
  'my-puzzle': [on: boolean, guild: string];
  // turns
  nudge: [];
  claim: [];
  'claim-sure': [];
  vote: [seat: number, openedAt: number, choice: VoteChoice];
  votes: [];
  seat: [seat: number];
  return: [];
  'wake-thread': [];
  // tutorial
  learn: [game: string];
  'learn-which': [];
  'learn-pick': [];
  'learn-answer': [lesson: number, version: number, path: Path];
  'learn-menu': [lesson: number, version: number, path: Path];
  'learn-rethink': [lesson: number, version: number, path: Path];
  'learn-match': [game: string];
  'learn-rules': [game: string];
  'learn-stop': [lesson: number];
  tutorial: [lesson: number, step: number];
  'tutorial-answer': [lesson: number, step: number, path: Path];
  'tutorial-menu': [lesson: number, step: number, path: Path];
  'tutorial-rethink': [lesson: number, step: number, path: Path];
  'tutorial-game': [lesson: number];
  // undo
  'take-back': [version: number];
  'ask-back': [version: number];
  agree: [version: number];
  decline: [version: number];
  // welcome
  two: [];
  open: [];
  against: [];
  about: [];
  watch: [];
}

export type ComponentName = keyof Components & string;

/** A component of one table (0 for none), to be formatted as a `custom_id`: `['answer', 7, 12, ['ride', '3']]`. */
export type ComponentId = {
  [N in ComponentName]: readonly [name: N, tableId: number, ...fields: Components[N]];
}[ComponentName];

/**
 * Returns the `custom_id` of a component, at most 100 characters: "answer:7:c:ride.3".
 * Ids carry the table and, where it matters, the table's version at creation. The user always comes from Discord, never from the id.
 */
export function formatCustomId(pressing: ComponentId): string {
  return (pressing as readonly FieldValue[]).map(formatField).join(':');
}

type FieldValue = string | number | boolean | Path;

function formatField(value: FieldValue): string {
  if (typeof value === 'number') return value.toString(36);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : value.join('.');
}

/** A parsed custom id; its name is not yet checked against the known components. */
export interface CustomIdParts {
  readonly name: string;
  readonly tableId: number;
  readonly fields: readonly string[];
}

/** Returns the parts of a custom id, or null if it names no table. */
export function parseCustomId(id: string): CustomIdParts | null {
  const [name = '', tableText = '', ...fields] = id.split(':');
  const tableId = wholeNumber.read(tableText);
  return tableId === null ? null : { name, tableId: tableId, fields };
}
