import { useEffect, useRef, useState } from 'react';
import { remoteImage } from '#features/attachments/api/fetch-remote-image.ts';
import type { PictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { errorText } from '#lib/http/error-text.ts';
import { capturePage } from '../api/capture-page.ts';
import { type CapturedTexts, filledIn, valuesFrom } from '../rules/capture.rules.ts';

export type CaptureState =
  | { readonly is: 'idle' }
  | { readonly is: 'reading' }
  | { readonly is: 'filled'; readonly complete: boolean }
  | { readonly is: 'failed'; readonly message: string };

interface Filling {
  readonly projectSlug: string;
  /** The current values; `image` is null without a picture. */
  readonly values: CapturedTexts & { readonly image: unknown };
  readonly change: (part: Partial<CapturedTexts>) => void;
  readonly upload: PictureUpload;
}

/** Fills a card from a web page: the texts immediately, the picture as soon as it has been fetched. */
export function useCapture({ projectSlug, values, change, upload }: Filling) {
  const [state, setState] = useState<CaptureState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => () => running.current?.abort(), []);
  const capture = async (url: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ is: 'reading' });
    try {
      const page = await capturePage({ projectSlug, url, signal });
      change(filledIn(latest.current, valuesFrom(page)));
      if (page.image_url && !latest.current.image) {
        upload.take(remoteImage(page.image_url), { credit: page.site_name });
      }
      setState({ is: 'filled', complete: page.complete });
    } catch (error) {
      if (signal.aborted) return;
      // The address is filled in even if the page cannot be read.
      change(filledIn(latest.current, { source_url: url }));
      setState({ is: 'failed', message: errorText(error) });
    }
  };
  return { state, capture: (url: string) => void capture(url) };
}
