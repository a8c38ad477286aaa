/** The whole address of a page of this installation, which the server may name by its path alone. */
export const pageAddress = (link: string): string => new URL(link, location.origin).href;
