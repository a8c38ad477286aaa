/** Why a connection could not be made, on one line and without a full stop at its end. */
export function failureOf(error: unknown): string {
  // A name with several addresses, such as localhost, has an error for each of them and no message of its own.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(failureOf))].join(', ');
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}
