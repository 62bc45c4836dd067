import { HWATU } from './cards.ts';
import type { Kind } from './kind.ts';
import { MONEY } from './money.ts';
import { RUNAROUND } from './sides.ts';
import { SUITED } from './suited.ts';

/** Every kind of thing that the scenes tell apart by shape. */
export const KINDS: readonly Kind[] = [...SUITED, ...MONEY, ...RUNAROUND, ...HWATU];
