/** A thread that fails while it begins, as where there is no memory left for it. */
export default function work(): never {
  throw new Error('This thread has begun');
}

queueMicrotask(() => {
  throw new Error('This thread is never begun');
});
