/**
 * For the menu of a row: rendered outside the list, in which fixed positions do not work, but within the page's
 * landmark.
 */
export const overRows = { withinPortal: true, portalProps: { target: '#content' } } as const;
