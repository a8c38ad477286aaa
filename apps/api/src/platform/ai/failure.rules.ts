import { cutTo } from '@foreglow/contract/cut-to';
import { APICallError, LoadAPIKeyError, RetryError } from 'ai';
import type { AiFailure } from './ai-failed.ts';
import { withoutKey } from './without-key.rules.ts';

/** The maximum length of a provider's message that is passed on. */
const detailLength = 300;
/** How much of it is read: comparing it with the key takes time for each letter. */
const readLength = 4000;

/** The failure that an error of the client stands for. */
export function failureOf(error: unknown): AiFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (LoadAPIKeyError.isInstance(cause)) return 'provider_refused';
  if (!APICallError.isInstance(cause)) return 'provider_unreachable';
  const { statusCode = 0 } = cause;
  if (statusCode === 429 || statusCode === 529) return 'provider_busy';
  return statusCode >= 400 && statusCode < 500 ? 'provider_refused' : 'provider_unreachable';
}

/** Whether a service rejected the requested form of the answer, rather than the question. */
export function refusesSchema(error: unknown): boolean {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return (
    APICallError.isInstance(cause) &&
    [400, 404, 415, 422, 501].includes(cause.statusCode ?? 0) &&
    /response_format|json_schema|output_format|output_config|structured|grammar/i.test(
      `${cause.message} ${cause.responseBody ?? ''}`,
    )
  );
}

/** The provider's message, on one line and shortened. Nothing of it tells anything about the key. */
export function detailOf(error: unknown, apiKey: string | undefined): string {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  const status = APICallError.isInstance(cause) && cause.statusCode ? `${cause.statusCode}: ` : '';
  const message = cause instanceof Error ? cause.message : 'The provider did not answer.';
  const line = message.slice(0, readLength).replace(/\s+/g, ' ').trim();
  const scrubbed = apiKey ? withoutKey(line, apiKey) : line;
  return cutTo(`${status}${scrubbed}`.replace(/\b(sk|key)-[\w-]{8,}/gi, '…'), detailLength);
}
