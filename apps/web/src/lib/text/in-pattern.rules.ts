/** A text as part of a regular expression that matches exactly this text. */
export const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
