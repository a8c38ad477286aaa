/** How many projects are remembered, the last opened first. */
const maxRemembered = 300;

/** The slugs of the projects that somebody has opened, from the stored text; none from any other text. */
export const openedIn = (text: string | null): readonly string[] => (text ? text.split(' ') : []);

/** The stored text once a project has been opened. */
export const withOpened = (text: string | null, slug: string): string =>
  [slug, ...openedIn(text).filter((other) => other !== slug)].slice(0, maxRemembered).join(' ');
