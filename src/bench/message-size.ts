import type { APIMessage } from 'discord-api-types/v10';
import { listPressable } from '../playground/index.ts';
import { listOpenAnswers } from './open-answers.ts';

/** Size of a message, or the maximum of several. */
export interface MessageSize {
  readonly characters: number;
  readonly lines: number;
  /** Buttons and menus. */
  readonly buttons: number;
  /** Rows of buttons and menus. */
  readonly buttonRows: number;
}

export const NO_MESSAGE: MessageSize = { characters: 0, lines: 0, buttons: 0, buttonRows: 0 };

/** Returns the larger of two sizes, figure by figure. */
export function maxSize(one: MessageSize, other: MessageSize): MessageSize {
  return {
    characters: Math.max(one.characters, other.characters),
    lines: Math.max(one.lines, other.lines),
    buttons: Math.max(one.buttons, other.buttons),
    buttonRows: Math.max(one.buttonRows, other.buttonRows),
  };
}

/** Measures a message. The buttons of a panel that asks for an answer do not count: the game decides how many there are. */
export function measureMessage(message: APIMessage): MessageSize {
  const { content, components = [] } = message;
  const asks = listOpenAnswers(message).length > 0;
  return {
    characters: content.length,
    lines: content.split('\n').length,
    buttons: asks ? 0 : listPressable(components).length,
    buttonRows: asks ? 0 : components.length,
  };
}
