import { useEffect, useRef } from 'react';
import { ownTabStorage } from '../browser/index.ts';
import { sessionLossEvent } from '../http/index.ts';

interface KeptForm {
  /** The element of `useApiForm`. */
  readonly element: HTMLFormElement | null;
  /** Whether something was changed and not sent yet. */
  readonly dirty: boolean;
}

/**
 * Keeps what was typed into a form when the session ends, under a `name` in this tab. It is in the form again after the
 * same user has signed in.
 */
export function useKeptValues(name: string, { element, dirty }: KeptForm): void {
  const isDirty = useRef(dirty);
  useEffect(() => {
    isDirty.current = dirty;
  });
  useEffect(() => {
    if (!element) return;
    const key = `foreglow.form.${name}`;
    const kept = ownTabStorage.read(key);
    ownTabStorage.write(key, null);
    if (kept) fill(element, JSON.parse(kept));
    const keep = () => {
      const texts = [...new FormData(element)].filter(([, value]) => typeof value === 'string');
      if (isDirty.current) ownTabStorage.write(key, JSON.stringify(texts));
    };
    addEventListener(sessionLossEvent, keep);
    return () => removeEventListener(sessionLossEvent, keep);
  }, [name, element]);
}

/** Sets the values of fields as if the user had typed them. */
function fill(form: HTMLFormElement, values: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of values) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
