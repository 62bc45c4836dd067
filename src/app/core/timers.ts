/** Something that calls back after a while; tests move it by hand. */
export interface Timers {
  /** Does the work after so many ms; what is returned calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** Node's own, which keep no process from ending. */
export const realTimers: Timers = {
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
