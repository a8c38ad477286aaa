import { linkOptions, useRouterState } from '@tanstack/react-router';

const wiki = '/wiki/{-$wikiSlug}';

/** The route of the screen that is open. */
export const useScreen = () => useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });

/** Leads to the help page of a screen. The wiki knows which one that is: the shell is loaded without the table. */
export const helpOn = (screen: string | undefined) =>
  linkOptions({
    to: wiki,
    params: { wikiSlug: undefined },
    search: screen === undefined || screen === wiki ? {} : { for: screen },
  });
