import { type Above, above } from './above.ts';

/** How often it is looked whether who started the process is still there, in ms. */
const LOOK = 500;

/** A line of npm's in which Node itself starts the bot and is waited for; what a line leaves behind on purpose, `… &`, is to stay. */
const STARTING =
  /(?:^|&& *)(?:\w+=\S* +)*(?:exec +)?(?:\S*\/)?node(?:\.exe)? [^&|;]*\bmain\.ts\b(?!.*(?<![&>])&(?![&>\d]))/;

/**
 * Does something once when the process was started by `npm start` and the shell that npm put in between is gone, or npm above it: npm
 * hands a signal to that shell, which ends by it and tells nobody, and ends by it alone where it has just begun. Started otherwise, the
 * process stays when its parent goes.
 */
export function whenOrphaned(
  { npm_lifecycle_event: script, npm_lifecycle_script: line = '' }: NodeJS.ProcessEnv,
  end: () => void,
  around: Above = above,
): void {
  if (script === undefined || !STARTING.test(line)) return;
  const shell = around.parent();
  const npm = around.aboveShell(shell);
  // Node takes some 40 ms to begin, in which both may end.
  if (![shell, npm ?? shell].every((pid) => around.isOfNpm(pid, script))) end();
  else whenGone(shell, npm, end, around);
}

function whenGone(shell: number, npm: number | null, end: () => void, around: Above): void {
  const looking = setInterval(() => {
    // Windows goes on naming a parent that is gone.
    const hasShell = around.parent() === shell && around.isThere(shell);
    if (hasShell && (npm === null || around.aboveShell(shell) === npm)) return;
    clearInterval(looking);
    end();
  }, LOOK).unref();
}
