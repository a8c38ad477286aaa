import { call } from '#lib/http/call.ts';

interface Capturing {
  readonly projectSlug: string;
  readonly url: string;
  /** Creates a draft of the page, or of its address alone, unless a card with this address already exists. */
  readonly create?: boolean;
  readonly signal?: AbortSignal;
}

/** Reads the metadata of a page. */
export const capturePage = async ({ projectSlug, url, create = false, signal }: Capturing) =>
  (
    await call('POST /v1/projects/{id}/captures', {
      params: { id: projectSlug },
      body: { url, create, keep: create },
      ...(signal && { signal }),
    })
  ).data.attributes;
