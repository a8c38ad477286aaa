import i18next from 'i18next';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../http/error-text.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { controlOf } from './controls.ts';
import { changesOf, missing, type Values } from './values.rules.ts';

interface FormOptions<Name extends string> {
  /** The fields, by the names of their controls. */
  readonly names: readonly Name[];
  /** The fields that must not be empty. */
  readonly required?: readonly Name[];
  /** The attribute of the request body that contains the fields; by default the fields are attributes themselves. */
  readonly within?: string;
  /**
   * Called with the values, and with those of them that were changed: a form that shows saved values sends only these,
   * so that it keeps what others have changed meanwhile. An error is shown at its field if it names one.
   */
  readonly onSubmit: (values: Values<Name>, changes: Partial<Values<Name>>) => Promise<unknown>;
  /** False leaves the focus where it is when the form appears. */
  readonly focusFirst?: boolean;
}

/**
 * A form with uncontrolled fields (`name`, `defaultValue`). It sends one request at a time: on the button, Enter in a
 * single-line field or Ctrl+Enter anywhere. Errors of the API are shown at their fields.
 */
export function useApiForm<Name extends string>({
  names,
  required = [],
  within,
  onSubmit,
  focusFirst = true,
}: FormOptions<Name>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const running = useRef(false);
  const initial = useRef<Values<Name> | null>(null);

  const read = useCallback((element: HTMLFormElement) => valuesOf(element, names), [names]);

  useEffect(() => {
    if (!form) return;
    initial.current ??= read(form);
    // On touch screens the focus would open the keyboard over the page.
    if (focusFirst && matchMedia('(pointer: fine)').matches) controlOf(form, names[0])?.focus();
  }, [form, read, focusFirst, names]);

  const show = (found: Partial<Record<Name, string>>) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (form && first) controlOf(form, first)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const values = read(event.currentTarget);
    const empty = missing(values, required, i18next.t('ui:required'));
    setFailure(undefined);
    show(empty);
    if (Object.keys(empty).length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await onSubmit(values, changesOf(initial.current, values));
    } catch (error) {
      const found = fieldErrors(error, within) as Partial<Record<Name, string>>;
      const known = names.some((name) => found[name]);
      show(found);
      if (!known) setFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    /** Props for the `form` element. */
    form: {
      ref: setForm,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        setErrors((before) => ({ ...before, [name]: undefined }));
        setDirty(Object.keys(changesOf(initial.current, read(event.currentTarget))).length > 0);
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        // Key events of a dialog inside the form bubble here too, and must not submit it.
        const inside = event.currentTarget.contains(event.target as Node);
        if (inside && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      },
    },
    /** The `form` element, once it is there. */
    element: form,
    /** Props for a field. */
    field: (name: Name) => ({ name, error: errors[name], required: required.includes(name) }),
    busy,
    /** Whether something was changed and not sent yet. */
    dirty,
    /** Why the last attempt failed, unless the error belongs to a field. */
    failure: failure === undefined ? undefined : errorText(failure),
    /** The error itself. */
    cause: failure,
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Values<Name>;
}
