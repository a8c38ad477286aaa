import { apiErrorFrom, eventsOf, networkError } from '../../../lib/http/index.ts';

/** How a draft is followed while it is made. */
export interface Follow {
  /** Called with the text that has arrived so far. */
  readonly onText: (text: string) => void;
  /** Aborting it stops the draft on the server too. */
  readonly signal: AbortSignal;
}

/** What a call that drafts has to ask for, so that its text can be followed. */
export const asEvents = { accept: 'text/event-stream' } as const;

/** Follows the answer to a call that drafts something, and returns its document. */
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
