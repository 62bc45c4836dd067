import { cacheCompiledCode } from './compile-cache.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let end = (code: number): void => process.exit(code);
const endNormally = (): void => end(0);
const listenToSignals = (): void => SIGNALS.forEach((signal) => void process.once(signal, endNormally));
// Process 1 of a container ignores signals without a listener; any other process ends at once, also while loading.
const isFirst = process.pid === 1;

if (isFirst) listenToSignals();
if (process.env.npm_lifecycle_event === 'start') endWithParent();
cacheCompiledCode();
const { start } = await import('./start.ts');
await start((ending) => {
  end = ending;
  if (!isFirst) listenToSignals();
});

/**
 * Ends the bot when its parent process is gone. npm forwards a signal only to the shell that runs its script, and that shell exits without
 * telling the bot.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end(0);
  }, 500).unref();
}
