/** The domains in a text, each once. They are separated by commas, spaces or line breaks; a leading `@` is dropped. */
export function domainsIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.slice(word.lastIndexOf('@') + 1))
    .filter(Boolean);
  return [...new Set(found)];
}
