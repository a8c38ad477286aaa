import { isAddress } from './addresses.rules.ts';

/** The addresses among the words of a text, each once. For a field that requests addresses. */
export const addressesAmong = (text: string): string[] => [
  ...new Set(text.split(/[\s<>"]+/).filter((part) => isAddress(part))),
];

/** The contents of a field for links, one per line. */
interface LinkLines {
  /** The addresses, each once. A line that is only the name of a site and a path gets `https://`. */
  readonly urls: readonly string[];
  /** The lines without an address. */
  readonly others: readonly string[];
}

/** A name with at least one dot and a top level of letters, as in `example.org`, alone or with a path behind it. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** Reads the text of a field for links. */
export function linksIn(text: string): LinkLines {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = lines.filter(Boolean).map((line) => {
    const urls = addressesAmong(line);
    const completed = `https://${line}`;
    return { line, urls: urls.length > 0 || !bareAddress.test(line) || !isAddress(completed) ? urls : [completed] };
  });
  return {
    urls: [...new Set(found.flatMap(({ urls }) => urls))],
    others: found.filter(({ urls }) => urls.length === 0).map(({ line }) => line),
  };
}

/** The name under which the links that are still to be read are kept. */
export const keptLinks = (projectSlug: string): string => `links.${projectSlug}`;
