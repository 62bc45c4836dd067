import { type Above, above } from './above.ts';

/** How often it is looked whether who started the process is still there, in ms. */
const LOOK = 500;

/** A line of npm's in which Node itself starts the bot and is waited for; what a line leaves behind on purpose, `… &`, is to stay. */
const STARTING =
  /(?:^|&& *)(?:\w+=\S* +)*(?:exec +)?(?:\S*\/)?node(?:\.exe)? [^&|;]*\bmain\.ts\b(?!.*(?<![&>])&(?![&>\d]))/;

/**
 * Does something once when the process was started by `npm start` and the shell that npm put in between is gone: npm hands
 * a signal to that shell, which ends by it and tells nobody. Started otherwise, the process stays when its parent goes.
 */
export function whenOrphaned(
  { npm_lifecycle_event: script, npm_lifecycle_script: line = '' }: NodeJS.ProcessEnv,
  end: () => void,
  around: Above = above,
): void {
  if (script === undefined || !STARTING.test(line)) return;
  const first = around.parent();
  // Node takes some 40 ms to begin, in which the shell may end.
  if (around.isOfNpm(first, script)) whenGone(first, end, around);
  else end();
}

function whenGone(first: number, end: () => void, { parent, isThere }: Above): void {
  const looking = setInterval(() => {
    // Windows goes on naming a parent that is gone.
    if (parent() === first && isThere(first)) return;
    clearInterval(looking);
    end();
  }, LOOK).unref();
}
