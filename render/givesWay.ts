/**
 * How much later than all else the threads that draw are given the processor, as `nice` counts, where a machine tells threads
 * apart: whoever answers people waits for none of them, however many processes have just started.
 */
export const GIVES_WAY = process.platform === 'linux' ? 5 : 0;
