import { BadCall } from './called.ts';

/**
 * Runs a tool and ends the process with the code that it returns. A bad call, from the tool itself or from the parsing
 * of its arguments, becomes one sentence on stderr and code 2.
 */
export async function run(tool: () => number | Promise<number>): Promise<void> {
  process.stdout.on('error', readerWentAway);
  try {
    process.exitCode = await tool();
  } catch (error) {
    if (!isBadCall(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** `npm run … | head` closes the pipe early, and wants nothing more. */
function readerWentAway(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

function isBadCall(error: unknown): error is Error {
  if (error instanceof BadCall) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
