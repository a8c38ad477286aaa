/** Whether two names of a radar count as one. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
