/** The database is out of reach, or was lost on the way: nothing was done. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super(`The database is out of reach: ${(cause as Error).message}`, { cause });
    this.name = 'StoreAway';
  }
}

/** It was lost at a commit: whether that is kept will be seen. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super(`The database was lost at a commit: ${(cause as Error).message}`, { cause });
    this.name = 'CommitUnknown';
  }
}

/** What `pg` says of a connection that is gone; it has no codes for these. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Of Node, for a server that cannot be reached. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether the connection is gone by this: FATAL ends the session, and so does class 08. https://www.postgresql.org/docs/15/errcodes-appendix.html */
export function isLoss(error: unknown): boolean {
  const { code = '', severity, message = '' } = error as Partial<Record<string, string>>;
  return severity === 'FATAL' || code.startsWith('08') || UNREACHABLE.has(code) || GONE.test(message);
}
