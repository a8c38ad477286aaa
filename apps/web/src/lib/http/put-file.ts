import { reportFailure } from '../reports/failures.ts';
import { type ApiError, apiErrorFrom, networkError } from './api-error.ts';

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  /** Called with the share sent so far, between 0 and 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file by PUT to a signed address and reports progress, which `fetch` cannot do. A failure becomes an
 * `ApiError`; an aborted request is rejected with the reason of the signal.
 */
export function putFile({ url, headers, file, onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = (failure: ApiError) => {
      const { status, code, requestId } = failure;
      reportFailure({ kind: 'call', route: 'PUT (file)', status, code, requestId });
      reject(failure);
    };
    request.onload = () =>
      request.status < 300 ? resolve() : fail(apiErrorFrom(request.status, parsed(request.responseText)));
    request.onerror = () => fail(networkError());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
