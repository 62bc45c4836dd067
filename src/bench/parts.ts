import { games } from './games.ts';
import { kernel } from './kernel.ts';
import type { Part } from './part.ts';
import { pictures } from './pictures.ts';

/** All that is measured, in this order: the kernel first, while nothing else has been compiled. */
export const parts: readonly Part[] = [kernel, games, pictures];
