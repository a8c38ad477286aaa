/** How the icon of a row is drawn. */
export const rowIcon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
