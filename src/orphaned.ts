/** How often it is looked whether who started the process is still there, in ms. */
const LOOK = 500;

/**
 * Does something once when the process was started by `npm start` and the shell that npm put in between is gone: npm hands
 * a signal to that shell, which ends by it and tells nobody. Started otherwise, the process stays when its parent goes.
 */
export function whenOrphaned(
  { npm_lifecycle_event: script }: NodeJS.ProcessEnv,
  end: () => void,
  parent: () => number = () => process.ppid,
): void {
  if (script === undefined) return;
  const first = parent();
  const looking = setInterval(() => {
    if (parent() === first) return;
    clearInterval(looking);
    end();
  }, LOOK).unref();
}
