/** How German texts address people: formally, with "Sie", or with "du". */
export const germanAddresses = ['sie', 'du'] as const;
export type GermanAddress = (typeof germanAddresses)[number];
