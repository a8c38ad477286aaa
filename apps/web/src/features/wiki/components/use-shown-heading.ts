import type { WikiHeading } from '@foreglow/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shownHeading } from '../rules/shown-heading.rules.ts';

/** The anchor of the heading being read. */
export function useShownHeading(headings: readonly WikiHeading[]): string | undefined {
  const named = useLocation({ select: ({ hash }) => hash });
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const look = () => {
      const placed = headings.map(({ anchor }) => ({
        anchor,
        top: document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      }));
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + innerHeight >= scrollHeight - 1;
      setShown(shownHeading(placed, { height: innerHeight, atStart: scrollY <= 0, atEnd, named }));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [headings, named]);
  return shown;
}
