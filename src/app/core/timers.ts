/** Timers that tests can advance by hand. */
export interface Timers {
  /** Runs the work after so many ms; the returned function cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** Node's timers, which keep no process from exiting. */
export const realTimers: Timers = {
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
