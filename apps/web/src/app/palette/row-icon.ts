/** The props of the icon of a row. */
export const rowIcon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
