/** Thrown when the database is unreachable or the connection was lost; nothing was changed. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${(cause as Error).message}`, { cause });
    this.name = 'StoreUnavailableError';
  }
}

/** Thrown when the connection was lost during a commit: it is unknown whether the transaction was committed. */
export class CommitUnacknowledgedError extends Error {
  constructor(cause: unknown) {
    super(`The connection was lost during a commit: ${(cause as Error).message}`, { cause });
    this.name = 'CommitUnacknowledgedError';
  }
}

/** Messages of `pg` for a lost connection; it has no error codes for them. */
const CONNECTION_LOST_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

/** Node's error codes for an unreachable server. */
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

/**
 * Returns whether the error ends the connection or comes from a read-only server: FATAL ends the session, and so does
 * class 08. https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
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

/**
 * PostgreSQL errors on connecting, with an explanation for the host.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export const CONNECTION_REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'it rejects this user name or password',
  '28000': 'it rejects this user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no free connections',
  '25006': 'it takes no changes, as it is a standby or read-only',
  '42501': 'this user lacks the right to create tables in it',
};

/**
 * Returns whether the error or its cause means that the server is unreachable, or not up yet. A server that refuses the
 * login is up.
 */
export function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as Error & { readonly code?: string };
  return (isConnectionLoss(error) && CONNECTION_REFUSALS[code] === undefined) || isUnreachable(error.cause);
}
