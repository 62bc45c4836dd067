import { createPlainRefusal, createRefusal } from './refusal.ts';

const BYTE_BUDGET = 10_170;
const BYTES_PER_TEXT = 12;
const MENU_BUDGET = 4096;

/**
 * Refuses texts above the number of UTF-8 bytes at which Discord breaks.
 * That number is far below what its limits in characters allow: https://github.com/discord/discord-api-docs/issues/8554 (the figures),
 * https://github.com/discord/discord-api-docs/issues/7310 (the answer to an interaction).
 */
export function checkByteBudget(texts: readonly string[], answering: boolean): void {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes + BYTES_PER_TEXT * texts.length > BYTE_BUDGET) throw createBudgetRefusal(answering);
}

/**
 * Refuses the labels of one menu above {@link MENU_BUDGET} bytes, unless they are mostly ASCII.
 * The report names a menu that breaks at 4.6 KB of Thai and works in English. The exact threshold is unmeasured, so this stays below it.
 * https://github.com/discord/discord-api-docs/issues/7310
 */
export function checkMenuByteBudget(texts: readonly string[], answering: boolean): void {
  const all = texts.join('');
  const bytes = Buffer.byteLength(all);
  if (bytes > MENU_BUDGET && bytes > all.length * 1.5) throw createBudgetRefusal(answering);
}

const createBudgetRefusal = (answering: boolean) =>
  answering ? createRefusal(10062) : createPlainRefusal(500, 'Internal Server Error');
