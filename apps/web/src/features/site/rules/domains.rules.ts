/** The domains in a text: separated by commas, spaces or lines, an `@` before them left out, each once. */
export function domainsIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.slice(word.lastIndexOf('@') + 1))
    .filter(Boolean);
  return [...new Set(found)];
}
