import type { WikiHeading } from '@foreglow/contract';
import { useEffect, useState } from 'react';

/** A heading counts as reached when it is in the upper part of the window. */
const reachedPart = 0.25;

/** The anchor of the last heading that was reached by scrolling; of the first one before that. */
export function useShownHeading(headings: readonly WikiHeading[]): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const look = () => {
      const reached = headings.filter(({ anchor }) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight * reachedPart;
      });
      // At the end of the page, its last headings cannot come up any further.
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      setShown((isAtEnd ? headings.at(-1) : (reached.at(-1) ?? headings[0]))?.anchor);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [headings]);
  return shown;
}
