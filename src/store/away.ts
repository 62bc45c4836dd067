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
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

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

/** Read-only transaction: the server is a standby, or has become one in a failover. Another connection finds the primary. */
const READ_ONLY = '25006';

/** Whether the connection is gone by this, or leads to a server that takes no changes: FATAL ends the session, and so does class 08. https://www.postgresql.org/docs/15/errcodes-appendix.html */
export function isLoss(error: unknown): boolean {
  const { code = '', severity, message = '' } = error as Partial<Record<string, string>>;
  if (code === READ_ONLY) return true;
  return severity === 'FATAL' || code.startsWith('08') || UNREACHABLE.has(code) || GONE.test(message);
}

/** PostgreSQL errors at connecting for which a sentence exists. https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'it does not take this user and password',
  '28000': 'it does not let this user in',
  '3D000': 'there is no database of that name on it',
  '53300': 'it has no connection left',
  '25006': 'it takes no changes, as it is a standby or read-only',
  '42501': 'this user lacks the right to create tables in it',
};

/** Whether a server cannot be reached, or not yet, by this or by what it comes from: one that lets nobody in is there. */
export function isOutOfReach(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as Error & { readonly code?: string };
  return (isLoss(error) && REFUSALS[code] === undefined) || isOutOfReach(error.cause);
}
