import { call } from '../../../lib/http/index.ts';

interface Capturing {
  readonly projectSlug: string;
  readonly url: string;
  /** Makes a draft of it, unless a card has the address already. */
  readonly create?: boolean;
  readonly signal?: AbortSignal;
}

/** Reads what a page says about itself. */
export const capturePage = async ({ projectSlug, url, create = false, signal }: Capturing) =>
  (
    await call('POST /v1/projects/{id}/captures', {
      params: { id: projectSlug },
      body: { url, create },
      ...(signal && { signal }),
    })
  ).data.attributes;
