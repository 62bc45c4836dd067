import { ALL_ROWS_TAKE, withStatementTimeout } from '../store/statement-timeout.ts';
import { BadCall } from './called.ts';

/** Runs a tool and ends the process with the code that it returns. A bad call becomes one sentence on stderr and code 2. */
export async function run(tool: () => number | Promise<number>): Promise<void> {
  process.stdout.on('error', readerWentAway);
  try {
    process.exitCode = await withStatementTimeout(ALL_ROWS_TAKE, tool);
  } catch (error) {
    if (!(error instanceof BadCall)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** `npm run … | head` closes the pipe early, and wants nothing more. */
function readerWentAway(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
