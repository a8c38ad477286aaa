import { useRef, useState } from 'react';
import { useStable } from '#lib/callbacks/use-stable.ts';
import type { Evidence } from '../rules/evidence.rules.ts';

/** The chosen piece of evidence that is open next to the text. It closes when that evidence is removed. */
export function useReading(value: readonly Evidence[]) {
  const [slug, setSlug] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const there = value.filter(({ removed_at }) => removed_at === null);
  const at = there.findIndex((one) => one.slug === slug);
  return {
    item: there[at],
    previous: at > 0 ? there[at - 1] : undefined,
    next: at >= 0 ? there[at + 1] : undefined,
    /** A stable function, since many rows use it. */
    open: useStable((item: Evidence) => {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
      setSlug(item.slug);
    }),
    show: (item: Evidence) => setSlug(item.slug),
    close: () => {
      setSlug(undefined);
      opener.current?.focus();
      opener.current = null;
    },
  };
}
