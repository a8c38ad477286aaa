import { linkOptions, useRouterState } from '@tanstack/react-router';

const wiki = '/wiki/{-$wikiSlug}';

/** The route of the current screen. */
export const useScreen = () => useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });

/**
 * A link to the help page of a screen. The wiki looks up the page, so that the shell does not have to load the table.
 */
export const helpOn = (screen: string | undefined) =>
  linkOptions({
    to: wiki,
    params: { wikiSlug: undefined },
    search: screen === undefined || screen === wiki ? {} : { for: screen },
  });
