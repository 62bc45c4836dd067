import { HWATU } from './cards.ts';
import type { ShapeKind } from './kind.ts';
import { MONEY } from './money.ts';
import { RUNAROUND } from './runaround.ts';
import { SUITED } from './suited.ts';

/** Every kind of shape that the scenes distinguish. */
export const SHAPE_KINDS: readonly ShapeKind[] = [...SUITED, ...MONEY, ...RUNAROUND, ...HWATU];
