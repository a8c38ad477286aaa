/** A text as it is compared when the user looks for a name: composed (NFC) and in lower case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();
