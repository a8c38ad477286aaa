import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onSeen` whenever an element comes within `margin` pixels of the window. Returns the `ref` for the element. */
export function useSeen<E extends Element>(onSeen: () => void, margin = 0): RefObject<E | null> {
  const ref = useRef<E>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
      {
        rootMargin: `${margin}px`,
      },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [margin]);
  return ref;
}
