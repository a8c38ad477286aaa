/** The control of a form with this name. */
export const controlOf = (form: HTMLFormElement, name: string | undefined): HTMLElement | null =>
  name ? form.querySelector<HTMLElement>(`[name="${name}"]`) : null;

/** Focuses the first field that has a fault. The keys of `faults` are the names of the controls, in their order. */
export function focusFault(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): void {
  const first = Object.keys(faults).find((name) => faults[name]);
  controlOf(form, first)?.focus();
}
