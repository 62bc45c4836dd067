import { setFlagsFromString } from 'node:v8';

/** By so many hundredths of what is in use a heap grows before V8 goes over all of it. */
const GROWING = 100;

/**
 * Lets the heaps of this process grow to twice what is in use before they are gone over. V8 by itself takes a tenth more for enough,
 * and has its helpers go over some 55 MB at every fiftieth move.
 */
export function letHeapsGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING}`);
}
