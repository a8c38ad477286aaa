import { type ErrorDocument, messageByStatus } from '@foreglow/contract';

/** One error of a response, with its field or parameter. */
export interface ApiErrorItem {
  readonly code: string;
  readonly detail: string;
  /** JSON pointer into the body, such as `/data/attributes/title`. */
  readonly pointer?: string | undefined;
  readonly parameter?: string | undefined;
}

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly ApiErrorItem[];
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A failed call. `message` is a sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Code of the first error; `network` if there was no response. */
  readonly code: string;
  readonly errors: readonly ApiErrorItem[];
  /** The id of the call in the server's log. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors;
    this.requestId = failure.requestId;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

const networkErrorMessage = 'A network error occured.';

/** The error of a call without a response. */
export const networkError = (): ApiError =>
  new ApiError({ status: 0, code: 'network', message: networkErrorMessage, errors: [] });

/** Whether a call failed because its target does not exist or the user may not see it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/**
 * Creates an error from a failed response (§8 of the specification). The message of the response is preferred to the
 * default one for its status.
 */
export function apiErrorFrom(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const errors = isErrorDocument(body) ? body.errors : [];
  const own = [...new Set(errors.map((error) => error.detail || error.title).filter(Boolean))].join(' ');
  const seconds = Number(retryAfter);
  return new ApiError({
    status,
    code: errors[0]?.code ?? `status_${status}`,
    message: own || plainMessage(body) || messageByStatus[status] || messageByStatus[500] || '',
    errors: errors.map(({ code, detail, title, source }) => ({
      code,
      detail: detail || title,
      pointer: source?.pointer,
      parameter: source?.parameter,
    })),
    requestId: errors[0]?.meta?.request_id,
    retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  });
}

function isErrorDocument(body: unknown): body is ErrorDocument {
  return isObject(body) && Array.isArray(body.errors) && body.errors.every(isObject);
}

function plainMessage(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const isSentence = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return [body.errors, body.message, body.error].find(isSentence);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
