/** For the menu of a row: not inside the list, which is no place to be fixed in, but still within the page's landmark. */
export const overRows = { withinPortal: true, portalProps: { target: '#content' } } as const;
