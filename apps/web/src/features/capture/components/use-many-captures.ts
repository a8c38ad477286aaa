import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText, translated } from '#lib/http/error-text.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { capturePage } from '../api/capture-page.ts';

/** The result for one link. */
export type LinkOutcome =
  | { readonly is: 'waiting' | 'reading' }
  | { readonly is: 'made'; readonly slug: string; readonly title: string }
  /** The page could not be read, and the draft has only its address. */
  | { readonly is: 'kept'; readonly slug: string; readonly title: string; readonly message: string }
  | { readonly is: 'known'; readonly slug: string | undefined; readonly title: string }
  | { readonly is: 'failed'; readonly message: string };

export interface CapturedLink {
  readonly url: string;
  readonly outcome: LinkOutcome;
}

/** Creates drafts from links, one after the other. */
export function useManyCaptures(projectSlug: string, urls: readonly string[]) {
  const client = useQueryClient();
  const [links, setLinks] = useState<readonly CapturedLink[]>(() =>
    urls.map((url) => ({ url, outcome: { is: 'waiting' } })),
  );
  const running = useRef<AbortController>(null);
  const tell = (url: string, outcome: LinkOutcome) =>
    setLinks((now) => now.map((link) => (link.url === url ? { url, outcome } : link)));
  const run = async (given: readonly string[]): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    for (const url of given) {
      if (signal.aborted) return;
      tell(url, { is: 'reading' });
      const outcome = await outcomeOf(projectSlug, url, signal);
      if (signal.aborted) return tell(url, { is: 'waiting' });
      tell(url, outcome);
    }
    await invalidate(client, [queryRoots.cards, queryRoots.tags, queryRoots.projects, queryRoots.workspaces]);
  };
  const start = useRef(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with the links it was opened with
  useEffect(() => {
    void start.current(urls);
    return () => running.current?.abort();
  }, []);
  const left = links.filter(({ outcome }) => outcome.is === 'waiting' || outcome.is === 'reading');
  return {
    links,
    /** Some links still have to be read. */
    busy: left.length > 0,
    done: links.length - left.length,
    /** The drafts that were created, in the order of the links. */
    drafts: links.flatMap(({ outcome }) => (outcome.is === 'made' || outcome.is === 'kept' ? outcome.slug : [])),
    /** The links that are not cards yet. */
    unsaved: links.filter(({ outcome }) => !('slug' in outcome)).map(({ url }) => url),
    retry: () => {
      const failed = links.filter(({ outcome }) => outcome.is === 'failed').map(({ url }) => url);
      for (const url of failed) tell(url, { is: 'waiting' });
      void run(failed);
    },
  };
}

async function outcomeOf(projectSlug: string, url: string, signal: AbortSignal): Promise<LinkOutcome> {
  try {
    const page = await capturePage({ projectSlug, url, create: true, signal });
    const { card_slug: slug, title, unread } = page;
    if (slug && unread) return { is: 'kept', slug, title, message: translated('page_failed', unread) };
    if (slug) return { is: 'made', slug, title };
    const [known] = page.duplicates;
    return { is: 'known', slug: known?.id, title: known?.attributes.title ?? title };
  } catch (error) {
    return { is: 'failed', message: errorText(error) };
  }
}
