import { useEffect } from 'react';
import { ownTabStorage } from '../browser/own-storage.ts';

const keyOf = (name: string) => `foreglow.form.${name}`;

/** Where `useEntry` keeps what was sent. */
export const sentKeyOf = (name: string) => `${keyOf(name)}.sent`;

/** Forgets what was typed into a form, and what was sent. */
function forgetForm(name: string): void {
  ownTabStorage.write(keyOf(name), null);
  ownTabStorage.write(sentKeyOf(name), null);
}

/**
 * Keeps what is typed into the text fields of a `form` in this tab, under a `name`. It is in the form again after a
 * reload, after the screen was left, and after the same user has signed in again. `form` is the element of
 * `useApiForm`. Returns the function to call when the values were sent or discarded. Resetting the form does the same.
 */
export function useKeptValues(name: string, form: HTMLFormElement | null): () => void {
  useEffect(() => {
    if (!form) return;
    const key = keyOf(name);
    // Not the default values: these change when others change what the form shows.
    const initial = new Map(textFieldsOf(form).map(({ name, value }) => [name, value]));
    const kept = ownTabStorage.read(key);
    if (kept) fill(form, JSON.parse(kept));
    const keep = () => {
      const changed = changedIn(form, initial);
      ownTabStorage.write(key, changed.length > 0 ? JSON.stringify(changed) : null);
    };
    const forget = () => forgetForm(name);
    form.addEventListener('input', keep);
    form.addEventListener('reset', forget);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('reset', forget);
    };
  }, [name, form]);
  return () => forgetForm(name);
}

type NamedValue = readonly [name: string, value: string];

/** The names and values of the fields that were changed: others may be changed elsewhere until the user returns. */
const changedIn = (form: HTMLFormElement, initial: ReadonlyMap<string, string>): NamedValue[] =>
  textFieldsOf(form)
    .filter(({ name, value }) => name !== '' && value !== (initial.get(name) ?? ''))
    .map(({ name, value }) => [name, value]);

const textFieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isTextField);

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
