/** The absolute address of a page of this installation, for which the server may return only a path. */
export const pageAddress = (link: string): string => new URL(link, location.origin).href;
