import { cacheCompiledCode } from './compile-cache.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let end = (code: number): void => process.exit(code);
const endWell = (): void => end(0);
const listen = (): void => SIGNALS.forEach((signal) => void process.once(signal, endWell));
// Process 1 of a container ends by no signal that it does not listen to; any other does so at once, also while it loads.
const isFirst = process.pid === 1;

if (isFirst) listen();
cacheCompiledCode();
const { start } = await import('./start.ts');
await start((ending) => {
  end = ending;
  if (!isFirst) listen();
});
