/** A text as it is compared when the user looks for a name: composed (NFC) and in lower case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** A text as part of a regular expression that matches exactly this text. */
export const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
