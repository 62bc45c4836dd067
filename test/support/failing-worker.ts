/** Worker that fails as it starts, as if out of memory. It never has a task. */
export {};

throw new Error('This thread is never begun');
