/** A thread that fails while it begins, as where there is no memory left for it. */
throw new Error('This thread is never begun');
