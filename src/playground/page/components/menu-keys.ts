import type { Choice } from './choice.ts';

/** Returns the effect of a key in an open menu: a line to go to, pick, leave, or null. */
export function handleMenuKey(
  { key }: KeyboardEvent,
  active: number,
  choices: readonly Choice[],
): number | 'pick' | 'leave' | null {
  const last = choices.length - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'Enter' || key === ' ') return 'pick';
  if (key === 'Escape' || key === 'Tab') return 'leave';
  return key.length === 1 ? findStartingLetter(key, active, choices) : null;
}

function findStartingLetter(letter: string, active: number, choices: readonly Choice[]): number | null {
  const turned = [...choices.keys()].map((offset) => (active + 1 + offset) % choices.length);
  const lower = letter.toLowerCase();
  return turned.find((index) => choices[index]?.label.toLowerCase().startsWith(lower)) ?? null;
}
