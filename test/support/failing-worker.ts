/** Worker that fails as it starts, as if out of memory. */
export default function work(): never {
  throw new Error('This thread has begun');
}

queueMicrotask(() => {
  throw new Error('This thread is never begun');
});
