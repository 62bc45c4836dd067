import { plainRefusal, refusal } from './refusal.ts';

const BUDGET = 10_170;
const EACH = 12;
const MENU_BUDGET = 4096;

/**
 * Discord breaks, rather than refuses, above a number of UTF-8 bytes, far below what its limits in characters
 * allow: https://github.com/discord/discord-api-docs/issues/8554 (the figures),
 * https://github.com/discord/discord-api-docs/issues/7310 (the answer to an interaction).
 */
export function spend(texts: readonly string[], answering: boolean): void {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes + EACH * texts.length > BUDGET) throw broken(answering);
}

/**
 * The labels of one menu. The report names one that breaks at 4.6 KB of Thai and works in English; where exactly
 * it begins nobody has measured, so this stays below.
 * https://github.com/discord/discord-api-docs/issues/7310
 */
export function spendMenu(texts: readonly string[], answering: boolean): void {
  const all = texts.join('');
  const bytes = Buffer.byteLength(all);
  if (bytes > MENU_BUDGET && bytes > all.length * 1.5) throw broken(answering);
}

const broken = (answering: boolean) =>
  answering ? refusal(10062) : plainRefusal(500, 'Internal Server Error');
