import type { WikiHeading } from '@foreglow/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shownHeading } from '../rules/shown-heading.rules.ts';

/** The anchor of the heading being read. */
export function useShownHeading(headings: readonly WikiHeading[]): string | undefined {
  const named = useLocation({ select: ({ hash }) => hash });
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const update = () => {
      const placed = headings.map(({ anchor }) => ({
        anchor,
        top: document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      }));
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + innerHeight >= scrollHeight - 1;
      setShown(shownHeading(placed, { height: innerHeight, atStart: scrollY <= 0, atEnd, named }));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [headings, named]);
  return shown;
}
