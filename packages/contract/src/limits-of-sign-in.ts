// The limits that the page before sign-in needs, apart from the many others: it loads nothing it can do without.

/** How long after a navigation what the address does not name is deselected. */
export const deselectProjectAfterMs = 500;
export const emailLength = 254;
