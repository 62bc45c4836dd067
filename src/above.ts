import { readFileSync } from 'node:fs';

/** What is known of the process that started this one. */
export interface Above {
  readonly parent: () => number;
  /** Who is above the shell in which npm runs a script; null where that is npm itself, or nothing tells. */
  readonly aboveShell: (pid: number) => number | null;
  /** Whether there is one of that id. */
  readonly isThere: (pid: number) => boolean;
  /** Whether it may be the shell in which npm runs a script, or npm itself. */
  readonly isOfNpm: (pid: number, script: string) => boolean;
}

export const above: Above = { parent: () => process.ppid, aboveShell, isThere, isOfNpm };

/** Who runs scripts by itself or by a shell that gives itself up for the line: https://docs.npmjs.com/cli/using-npm/scripts */
const NPM = /\b\w*(?:npm|yarn|bun)\b/;

function aboveShell(pid: number): number | null {
  const line = toldOf(pid, 'cmdline');
  if (typeof line !== 'string' && NPM.test(line.join(' '))) return null;
  const told = toldOf(pid, 'status');
  const [, parent] = typeof told === 'string' ? [] : (/^PPid:\s*(\d+)$/m.exec(told.join('')) ?? []);
  return parent === undefined ? null : Number(parent);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Who takes over what is orphaned has not got npm's environment; where nothing tells that, it is process 1. What belongs to somebody
 * else may not be looked into.
 */
function isOfNpm(pid: number, script: string): boolean {
  const environment = toldOf(pid, 'environ');
  const line = toldOf(pid, 'cmdline');
  if (environment === 'untold' || line === 'untold' || toldOf('self', 'environ') === 'gone') return pid !== 1;
  if (environment === 'gone' || line === 'gone') return false;
  return environment.includes(`npm_lifecycle_event=${script}`) || NPM.test(line.join(' '));
}

/** What Linux tells of a process: where it tells of none at all, each is gone. */
function toldOf(
  pid: number | 'self',
  what: 'environ' | 'cmdline' | 'status',
): readonly string[] | 'gone' | 'untold' {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ESRCH' ? 'gone' : 'untold';
  }
}
