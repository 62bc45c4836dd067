import { ALL_ROWS_TIMEOUT_MS, withStatementTimeout } from '../store/statement-timeout.ts';
import { UsageError } from './cli-args.ts';

/**
 * Runs a tool and ends the process with the code it returns. A {@link UsageError} becomes one sentence on stderr and
 * code 2.
 */
export async function run(tool: () => number | Promise<number>): Promise<void> {
  process.stdout.on('error', ignoreClosedPipe);
  try {
    process.exitCode = await withStatementTimeout(ALL_ROWS_TIMEOUT_MS, tool);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** Ends the process when a reader such as `head` closes the pipe early. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
