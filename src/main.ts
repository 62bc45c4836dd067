import { cacheCompiledCode } from './compile-cache.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let end = (code: number): void => process.exit(code);
const endNormally = (): void => end(0);
const listenToSignals = (): void => SIGNALS.forEach((signal) => void process.once(signal, endNormally));
// Process 1 of a container ends by no signal that it does not listen to; any other does so at once, also while it loads.
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
 * Ends the bot when its parent process is gone: npm hands a signal to the shell that runs its script, and that shell ends by it without a word
 * to the bot.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end(0);
  }, 500).unref();
}
