import type { Painters } from '../../render/pool.ts';

/** What is measured needs no picture. */
export const noPainters: Pick<Painters, 'paint'> = {
  paint: () => Promise.reject(new Error('Nothing is painted here')),
};
