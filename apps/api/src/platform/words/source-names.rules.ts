/** The part of a title after its last separator, where pages put the name of their site. */
const atTheEnd = /\s(?:[-–—|]|::|»)\s*([^|–—]{2,60}?)[\s|]*$/u;
/** A subtitle that names a source and a day, such as «The Times, 2026-01-13», or only a day. */
const sourceAndDay =
  /^(?:(.{1,80}?)[,;|·–-]\s*)?\d{4}-\d{2}-\d{2}$|^(?:(.{1,80}?)[,;|·–-]\s*)?\d{1,2}[./ ](?:\d{1,2}|\p{L}{3,9})[./ ]\d{4}$/u;
const longestName = 6;

/** A title and a subtitle without the name of the source, and that name. */
export interface WithoutSource {
  readonly title: string;
  readonly subtitle: string;
  /** Names of the source in their original spelling. */
  readonly names: readonly string[];
}

/**
 * Removes the name of the source from a title («… - The Times», «… | News | Al Jazeera») and from a subtitle that
 * contains nothing else («The Times, 2026-01-13»). Otherwise cards of one site would seem to have the same subject.
 * `isName` returns whether the ending of a title is known as the name of a site.
 */
export function withoutSource(
  { title, subtitle, host }: { readonly title: string; readonly subtitle: string | null; readonly host: string | null },
  isName: (ending: string) => boolean,
): WithoutSource {
  const named = subtitle?.trim().match(sourceAndDay);
  const source = named?.[1] ?? named?.[2];
  const names = source ? [source.trim()] : [];
  let rest = title;
  for (let ending = endingOf(rest); ending !== undefined; ending = endingOf(rest)) {
    const key = nameKey(ending);
    const isSource = isName(key) || (source !== undefined && nameKey(source) === key) || isOfHost(key, host);
    if (!isSource) break;
    names.push(ending);
    rest = rest.slice(0, rest.length - (rest.match(atTheEnd)?.[0].length ?? 0));
  }
  return { title: rest, subtitle: named ? '' : (subtitle ?? ''), names };
}

/** The ending of a title that could be the name of a site, in its original spelling; undefined if there is none. */
export function endingOf(title: string): string | undefined {
  const ending = title.match(atTheEnd)?.[1]?.trim();
  return ending && ending.split(/\s+/).length <= longestName ? ending : undefined;
}

/** The name of a site in the form used for comparison. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** True for a name contained in the address of the site: «Al Jazeera» at aljazeera.com. */
const isOfHost = (key: string, host: string | null): boolean =>
  key.length > 2 && (host ?? '').replace(/[^\p{L}\p{N}]+/gu, '').includes(key.replace(/^the/, ''));
