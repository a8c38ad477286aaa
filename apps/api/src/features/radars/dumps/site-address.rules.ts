/** The address of a radar on an external site, from its template. Names are encoded, since a theme comes from the host. */
export const siteAddress = (template: string, { theme, id }: { readonly theme: string; readonly id: string }): string =>
  template.replaceAll('{theme}', encodeURIComponent(theme)).replaceAll('{id}', encodeURIComponent(id));
