/** The control of a form with this name. */
export const controlOf = (form: HTMLFormElement, name: string | undefined): HTMLElement | null =>
  name ? form.querySelector<HTMLElement>(`[name="${name}"]`) : null;
