import { ALL_ROWS_TIMEOUT_MS, withStatementTimeout } from '../store/statement-timeout.ts';
import { UsageError } from './cli-args.ts';
import { HelpRequest } from './flags.ts';

/**
 * Runs a tool and ends the process with the code it returns. A {@link UsageError} becomes one line on stderr and code
 * 2, a {@link HelpRequest} the help on stdout and code 0.
 */
export async function run(tool: () => number | Promise<number>): Promise<void> {
  process.stdout.on('error', ignoreClosedPipe);
  try {
    process.exitCode = await withStatementTimeout(ALL_ROWS_TIMEOUT_MS, tool);
  } catch (error) {
    process.exitCode = printCallError(error);
  }
}

/** Prints the help or the fault of the call, and returns the exit code. Throws any other error again. */
function printCallError(error: unknown): number {
  if (error instanceof HelpRequest) {
    process.stdout.write(`${error.message}\n`);
    return 0;
  }
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 2;
}

/** Ends the process when a reader such as `head` closes the pipe early. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
