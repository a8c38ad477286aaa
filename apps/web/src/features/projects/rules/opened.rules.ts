/** The number of projects that are remembered, the last opened first. */
const maxRemembered = 300;

/** The slugs of the projects that a user has opened, read from the stored text; empty if the text is invalid. */
export const openedIn = (text: string | null): readonly string[] => (text ? text.split(' ') : []);

/** The text to store after a project has been opened. */
export const withOpened = (text: string | null, slug: string): string =>
  [slug, ...openedIn(text).filter((other) => other !== slug)].slice(0, maxRemembered).join(' ');
