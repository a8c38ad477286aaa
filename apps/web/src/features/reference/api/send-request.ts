import { networkError } from '#lib/http/api-error.ts';
import { sessionToken } from '#lib/http/token.ts';
import type { ApiRequest } from '../rules/request.rules.ts';

/** The response to a call, as far as it has arrived. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  /** The body as text, at most `shownCharacters`; undefined for a file. */
  readonly text: string | undefined;
  /** The file in the response. */
  readonly file: Blob | undefined;
  readonly cut: boolean;
}

const shownCharacters = 200_000;

/**
 * Sends a request with the session of this browser. `onAnswer` is called whenever another part of the response has
 * arrived, since a stream of events has no end. Throws if the server cannot be reached.
 */
export async function sendRequest(
  { method, address, headers, body }: ApiRequest,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const token = sessionToken.read();
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    body,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : networkError();
  });
  const answer = { status: response.status, type: response.headers.get('content-type') ?? '', cut: false };
  if (/^(image|video|application\/(pdf|zip|octet-stream))/.test(answer.type)) {
    return onAnswer({ ...answer, text: undefined, file: await response.blob() });
  }
  let text = '';
  onAnswer({ ...answer, text, file: undefined });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const cut = text.length > shownCharacters;
    if (cut) text = text.slice(0, shownCharacters);
    onAnswer({ ...answer, text, file: undefined, cut });
    if (cut) return reader.cancel();
  }
}
