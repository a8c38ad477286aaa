import { apiErrorFrom, networkError } from '#lib/http/api-error.ts';
import { eventsOf } from '#lib/http/events-of.ts';

/** How to follow a draft while it is being generated. */
export interface Follow {
  /** Called with the text that has arrived so far. */
  readonly onText: (text: string) => void;
  /** Aborting it stops the draft on the server too. */
  readonly signal: AbortSignal;
}

/** Request options for a call that drafts, so that its text can be followed. */
export const asEvents = { accept: 'text/event-stream' } as const;

/** Follows the response of a drafting call and returns its document. */
export async function followDraft<Document>(response: Response, { onText }: Follow): Promise<Document> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return (await response.json()) as Document;
  }
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'progress') onText((data as { text: string }).text);
    const { status, body } = data as { status: number; body: unknown };
    if (event === 'error') throw apiErrorFrom(status, body);
    if (event === 'done') return body as Document;
  }
  throw networkError();
}
