/** The database is out of reach, or was lost on the way: nothing was done. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is out of reach: ${(cause as Error).message}`, { cause });
    this.name = 'StoreAway';
  }
}

/** It was lost at a commit: whether that is kept will be seen. */
export class CommitUnacknowledgedError extends Error {
  constructor(cause: unknown) {
    super(`The database was lost at a commit: ${(cause as Error).message}`, { cause });
    this.name = 'CommitUnknown';
  }
}

/** What `pg` says of a connection that is gone; it has no codes for these. */
const CONNECTION_LOST_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

/** Of Node, for a server that cannot be reached. */
const UNREACHABLE_CODES = new Set([
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
const READ_ONLY_CODE = '25006';

/** Whether the connection is gone by this, or leads to a server that takes no changes: FATAL ends the session, and so does class 08. https://www.postgresql.org/docs/15/errcodes-appendix.html */
export function isConnectionLoss(error: unknown): boolean {
  const { code = '', severity, message = '' } = error as Partial<Record<string, string>>;
  if (code === READ_ONLY_CODE) return true;
  return (
    severity === 'FATAL' ||
    code.startsWith('08') ||
    UNREACHABLE_CODES.has(code) ||
    CONNECTION_LOST_MESSAGE.test(message)
  );
}

/** PostgreSQL errors at connecting for which a sentence exists. https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const CONNECTION_REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'it does not take this user and password',
  '28000': 'it does not let this user in',
  '3D000': 'there is no database of that name on it',
  '53300': 'it has no connection left',
  '25006': 'it takes no changes, as it is a standby or read-only',
  '42501': 'this user lacks the right to create tables in it',
};

/** Whether a server cannot be reached, or not yet, by this or by what it comes from: one that lets nobody in is there. */
export function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as Error & { readonly code?: string };
  return (isConnectionLoss(error) && CONNECTION_REFUSALS[code] === undefined) || isUnreachable(error.cause);
}
