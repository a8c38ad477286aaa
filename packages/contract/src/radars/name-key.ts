/** The key of a name of a radar: two names with the same key count as one. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
