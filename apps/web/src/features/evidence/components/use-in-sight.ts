import { type RefCallback, useState } from 'react';

/**
 * Whether any of several elements, such as the rows of a part of a list, is visible; `untilKnown` until that is known.
 * The second value is the `ref` for each element.
 */
export function useInSight(untilKnown: boolean): readonly [boolean, RefCallback<Element>] {
  const [inSight, setInSight] = useState(untilKnown);
  const [watch] = useState(() => watching(setInSight));
  return [inSight, watch];
}

function watching(onChange: (inSight: boolean) => void): RefCallback<Element> {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    onChange(seen.size > 0);
  });
  return (element) => {
    if (!element) return;
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      seen.delete(element);
    };
  };
}
