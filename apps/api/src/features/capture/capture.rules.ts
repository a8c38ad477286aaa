import type { CaptureAttributes } from '@foreglow/contract';
import { limits } from '@foreglow/contract/limits';
import { serverLimits } from '@foreglow/contract/server-limits';
import { isWebAddress } from '@foreglow/contract/web-address';
import { Parser } from 'htmlparser2';
import type { PdfFacts } from '#platform/pdf/read-pdf.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { readDate } from '#platform/text/dates.rules.ts';
import type { HtmlFacts } from './html-facts.ts';
import { workFacts } from './json-ld.rules.ts';
import { hostName, nameOf } from './page-kind.rules.ts';
import { withoutPublisher } from './title-source.rules.ts';

/** The facts of a capture, apart from its origin and from what the project already contains. */
export type Details = Pick<
  CaptureAttributes,
  'url' | 'title' | 'description' | 'site_name' | 'author' | 'published_at' | 'image_url'
>;

/** The facts of content that provides none itself. */
export function plainDetails(url: URL): Details {
  return {
    url: url.href,
    title: cutText(tidy(nameOf(url)), limits.titleLength),
    description: null,
    site_name: cutText(tidy(hostName(url)), limits.nameLength),
    author: null,
    published_at: null,
    image_url: null,
  };
}

/** The facts of a page that could not be read. One word of its address says too little as a title. */
export function keptDetails(url: URL): Details {
  const plain = plainDetails(url);
  if (plain.title.includes(' ')) return plain;
  const address = `${hostName(url)}${url.pathname}`.replace(/\/$/, '');
  return { ...plain, title: cutText(tidy(address), limits.titleLength) };
}

/**
 * The metadata of a page. The order of priority is: metadata for sharing (Open Graph), structured data (JSON-LD),
 * Twitter cards, metadata of libraries and plain HTML, and finally the visible text.
 */
export function pageDetails(facts: HtmlFacts, url: URL): Details {
  const meta = (...names: string[]): string[] => names.flatMap((name) => facts.metas.get(name) ?? []);
  const work = workFacts(facts.jsonLd);
  const plain = plainDetails(url);
  const site = firstText([...meta('og:site_name'), work.publisher, ...meta('application-name')], limits.nameLength);
  const titles = [
    ...meta('og:title'),
    work.title,
    ...meta('twitter:title', 'citation_title', 'dc.title', 'dcterms.title', 'title'),
    facts.title,
    facts.heading,
  ];
  const origin = { address: url.href, names: [...meta('og:site_name'), work.publisher].map(tidy) };
  const found = titles.map((given) => withoutPublisher(tidy(given), origin)).find(({ title }) => title !== '');
  const title = found?.title;
  const base = addressIn(facts.base, url) ?? url;
  const images = [
    ...meta('og:image:secure_url', 'og:image', 'og:image:url'),
    work.image,
    ...meta('twitter:image', 'twitter:image:src', 'thumbnail'),
    facts.links.get('image_src'),
  ];
  return {
    url: ownAddress([facts.links.get('canonical'), ...meta('og:url')], base, url),
    title: title ? cutText(title, limits.titleLength) : plain.title,
    description: firstText(
      [
        ...meta('og:description'),
        work.description,
        ...meta('description', 'twitter:description', 'dc.description', 'dcterms.description', 'citation_abstract'),
        ...facts.paragraphs.filter((paragraph) => tidy(paragraph).length >= shortestParagraph),
      ],
      serverLimits.captureDescriptionLength,
    ),
    site_name: site ?? (found?.publisher ? cutText(found.publisher, limits.nameLength) : plain.site_name),
    author: authorOf([
      work.authors,
      meta('author'),
      meta('article:author'),
      meta('citation_author', 'dc.creator', 'dcterms.creator', 'parsely-author', 'byl'),
      facts.authors,
    ]),
    published_at: firstMoment([
      ...meta('article:published_time', 'og:article:published_time'),
      work.published,
      ...meta('datepublished', 'citation_publication_date', 'citation_online_date', 'dc.date.issued', 'dcterms.issued'),
      ...meta('dc.date', 'dcterms.created', 'parsely-pub-date', 'sailthru.date', 'pubdate', 'publish-date', 'date'),
      ...facts.times,
    ]),
    image_url: images.map((image) => addressIn(image, base)?.href).find(Boolean) ?? null,
  };
}

/** A page that leads on after a longer time, in seconds, is meant to be read first. */
const soon = 10;
/** The form in which browsers read a refresh: seconds, then an address that may be quoted and named. */
const refreshForm = /^\s*(\d*)[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?(?:'([^']*)|"([^"]*)|(.+))/is;

/**
 * The address to which a refresh leads at once, in a page or in the header of an answer; `base` resolves a relative one.
 * Undefined if it leads nowhere, or to the same page again.
 */
export function refreshTarget(content: string | undefined, base: URL, page = base): URL | undefined {
  const [, seconds, ...addresses] = refreshForm.exec(content ?? '') ?? [];
  if (seconds === undefined || Number(seconds) > soon) return undefined;
  const target = addressIn(addresses.find(Boolean), base);
  return target && withoutFragment(target) !== withoutFragment(page) ? target : undefined;
}

const withoutFragment = ({ href }: URL): string => href.replace(/#.*/s, '');

/**
 * The address to which a page leads on by itself. What it says only to readers without scripts counts if it has nothing
 * else to read, since others would get a page that asks for scripts.
 */
export function leadsTo(facts: HtmlFacts, url: URL): URL | undefined {
  const { refresh, heading, paragraphs, metas } = facts;
  const isEmpty = !heading && paragraphs.length === 0 && !metas.has('og:title') && !metas.has('og:description');
  if (!refresh || (refresh.isWithoutScripts && !isEmpty)) return undefined;
  return refreshTarget(refresh.content, addressIn(facts.base, url) ?? url, url);
}

/** Shorter paragraphs are dates, names or buttons. */
const shortestParagraph = 40;

/** Names that programs write into a PDF when nobody enters one. */
const noTitle =
  /^(microsoft (word|powerpoint) - |untitled|document ?\d*$|powerpoint|.*\.(docx?|indd|pdf|pptx?|qxd|tex|dvi)$)/i;

/**
 * The facts of a PDF. Its title comes from its properties, otherwise from the largest letters at the top of the first
 * page.
 */
export function pdfDetails(facts: PdfFacts | undefined, url: URL): Details {
  const plain = plainDetails(url);
  if (!facts) return plain;
  const lines = facts.lines.map(({ text, size }) => ({ text: tidy(text), size })).filter(({ text }) => text !== '');
  const given = tidy(facts.title ?? undefined);
  const top = lines.slice(0, 15).filter(({ text }) => /\p{L}{2}/u.test(text));
  const largest = Math.max(...top.map(({ size }) => size));
  const start = top.findIndex(({ size }) => size === largest);
  // A title may span several lines in the same font size.
  const run = top.slice(start).findIndex(({ size }) => size !== largest);
  const heading = top.slice(start, run < 0 ? start + 3 : start + Math.min(run, 3));
  const title = given && !noTitle.test(given) ? given : heading.map(({ text }) => text).join(' ');
  const rest = lines.filter((line) => !heading.some(({ text }) => text === line.text) && line.text !== title);
  const [, y, month, day] = /^D:(\d{4})(\d{2})(\d{2})/.exec(facts.created ?? '') ?? [];
  return {
    ...plain,
    title: title ? cutText(title, limits.titleLength) : plain.title,
    description: firstText([rest.map(({ text }) => text).join(' ')], serverLimits.captureDescriptionLength),
    author: authorOf([[facts.author ?? '']]),
    published_at: y ? firstMoment([`${y}-${month}-${day}`]) : null,
  };
}

/**
 * The canonical address of a page, if it is on the same site. The front page is not accepted for an article, nor an
 * address that would lead people elsewhere.
 */
function ownAddress(named: readonly (string | undefined)[], base: URL, url: URL): string {
  const own = named
    .map((address) => addressIn(address, base))
    .find(
      (address) => address && hostName(address) === hostName(url) && (address.pathname !== '/' || url.pathname === '/'),
    );
  return (own ?? url).href;
}

/** A web address, resolved against the address of the page; undefined for anything else. */
function addressIn(address: string | undefined, base: URL): URL | undefined {
  const text = address?.trim();
  if (!text || text.length > limits.urlLength || !URL.canParse(text, base.href)) return undefined;
  const url = new URL(text, base.href);
  return isWebAddress(url.href) ? url : undefined;
}

function firstText(candidates: readonly (string | undefined)[], max: number): string | null {
  const text = candidates.map(tidy).find(Boolean);
  return text ? cutText(text, max) : null;
}

function firstMoment(candidates: readonly (string | undefined)[]): string | null {
  const dates = candidates.flatMap((candidate) => (candidate ? (momentOf(candidate.trim()) ?? []) : []));
  return dates[0]?.toISOString() ?? null;
}

/** A date in the formats that pages use; mails use `Tue, 03 Feb 2026 10:00:00 GMT`. */
function momentOf(text: string): Date | undefined {
  const mail = /^\p{L}{3}, \d{1,2} \p{L}{3} \d{4} \d{2}:\d{2}(:\d{2})? (GMT|UTC|[+-]\d{4})$/u;
  return readDate(text, 'day first') ?? (mail.test(text) ? new Date(text) : undefined);
}

/** The authors, from the first source that names any. Addresses of profiles are not names. */
function authorOf(sources: readonly (readonly string[])[]): string | null {
  const named = sources.map((names) => names.map(authorName).filter((name) => name !== ''));
  const names = named.find((found) => found.length > 0);
  return names ? cutText([...new Set(names)].join(', '), limits.nameLength) : null;
}

function authorName(given: string): string {
  const name = tidy(given).replace(/^(by|von)\s+/i, '');
  return /^(https?:|www\.|@)|\.(com|org|net|html?)(\/|$)/i.test(name) ? '' : name;
}

/**
 * One line of text that can be stored: character references that were escaped twice are decoded, control characters
 * removed.
 */
function tidy(text: string | undefined): string {
  if (!text) return '';
  return withReferencesRead(text)
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ufeff\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withReferencesRead(text: string): string {
  if (!/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text)) return text;
  let read = '';
  // Nothing in it is a tag: an author who escaped a reference twice did not mean one.
  const parser = new Parser(
    {
      ontext: (part) => {
        read += part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(text.replaceAll('<', '&lt;'));
  return read;
}
