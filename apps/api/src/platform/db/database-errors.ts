/** Errors of the network or of a server that shuts down: the call can be repeated when the database is back. */
const connectionErrors = /^(08|57P|53300|55000)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** True for a failure of the connection, which is temporary. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Files can be missing as well, not only the socket of the database.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    connectionErrors.test(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** True for a statement that was ended because it took too long, or waited too long for a lock. */
export function isTimeoutError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '57014' || code === '55P03' || error.message === 'Query read timeout';
}

/** True if the database has no space left on its disk. It still reads. */
export const isDiskFullError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100';

/** True if a value was rejected because another row already has it. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
