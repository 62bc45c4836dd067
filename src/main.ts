import { keepCompiled } from './compiled.ts';
import { directly } from './directly.ts';
import { whenOrphaned } from './orphaned.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Before it has begun there is nothing to bring to an end. */
let end = (code: number): void => process.exit(code);
const byThem = (): void => end(0);
const listen = (): void => SIGNALS.forEach((signal) => void process.once(signal, byThem));
// Process 1 of a container ends by no signal that it does not listen to; any other does so at once, also while it loads.
const isFirst = process.pid === 1;

if (isFirst) listen();
whenOrphaned(process.env, byThem);
keepCompiled();
// Loading all the rest takes seconds, and who started the process may be gone after them.
const { start } = await directly(() => import('./start.ts'));
await start((ending) => {
  end = ending;
  if (!isFirst) listen();
});
