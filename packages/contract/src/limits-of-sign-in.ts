// The limits needed before sign-in, separate from the others to keep that page small.

/** The delay after which a project or workspace that the address does not name is deselected. */
export const deselectProjectAfterMs = 500;
export const emailLength = 254;
