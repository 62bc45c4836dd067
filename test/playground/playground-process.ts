import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A running `npm run playground`, with what it printed. */
export interface PlaygroundProcess {
  readonly address: string;
  readonly api: string;
  readonly token: string;
  /** Everything it has printed on stderr. */
  complaints(): string;
  /** Ends it as Ctrl+C does; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the tool on a free port and waits until it has printed its addresses. */
export async function startPlaygroundProcess(args: readonly string[] = []): Promise<PlaygroundProcess> {
  const child = spawn(process.execPath, ['src/tools/playground.ts', '--port', '0', ...args]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += String(data);
  });
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line.split(/: +/)[1] ?? '');
    if (printed.length === 3) break;
  }
  const [address = '', api = '', token = ''] = printed;
  if (token === '') throw new Error(`The playground has not started. ${complaints}`);
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { address, api, token, complaints: () => complaints, stop };
}
