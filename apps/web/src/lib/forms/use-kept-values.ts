import { useEffect } from 'react';
import { ownTabStorage } from '../browser/index.ts';
import { sessionLossEvent } from '../http/index.ts';

/**
 * Keeps what was typed into the text fields of a `form` when the session ends, under a `name` in this tab. It is in the
 * form again after the same user has signed in. `form` is the element of `useApiForm`.
 */
export function useKeptValues(name: string, form: HTMLFormElement | null): void {
  useEffect(() => {
    if (!form) return;
    const key = `foreglow.form.${name}`;
    const kept = ownTabStorage.read(key);
    ownTabStorage.write(key, null);
    if (kept) fill(form, JSON.parse(kept));
    const keep = () => ownTabStorage.write(key, JSON.stringify(changedIn(form)));
    addEventListener(sessionLossEvent, keep);
    return () => removeEventListener(sessionLossEvent, keep);
  }, [name, form]);
}

type NamedValue = readonly [name: string, value: string];

/** The names and values of the fields that were changed: others may be changed elsewhere until the user returns. */
const changedIn = (form: HTMLFormElement): NamedValue[] =>
  [...form.elements]
    .filter(isTextField)
    .filter(({ name, value, defaultValue }) => name !== '' && value !== defaultValue)
    .map(({ name, value }) => [name, value]);

/** Sets the values of fields as if the user had typed them. */
function fill(form: HTMLFormElement, values: readonly NamedValue[]): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name);
    if (!isTextField(field)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'file', 'radio'].includes(element.type));
