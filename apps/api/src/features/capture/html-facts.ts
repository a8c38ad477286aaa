import { cutTo } from '@foreglow/contract/cut-to';
import { Parser } from 'htmlparser2';

/** The metadata of a page, unprocessed and from all its sources. */
export interface HtmlFacts {
  /** Contents of `meta` by their name, property or itemprop, in lower case. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** Addresses of `link` by their relation. */
  readonly links: ReadonlyMap<string, string>;
  readonly base: string | undefined;
  readonly title: string | undefined;
  readonly heading: string | undefined;
  /** The first paragraphs of the page's own text. */
  readonly paragraphs: readonly string[];
  /** Moments of `time` elements, those marked as publication dates first. */
  readonly times: readonly string[];
  readonly authors: readonly string[];
  /** Texts of `script` that contain JSON-LD. */
  readonly jsonLd: readonly string[];
  /** What the page says in `meta http-equiv="refresh"`, and whether only to readers without scripts. */
  readonly refresh: { readonly content: string; readonly isWithoutScripts: boolean } | undefined;
}

/** The number of characters parsed between checks of the time limit. */
const lettersAtOnce = 16 * 1024;
/**
 * The number of characters parsed even when the time is over. This is fast, and the metadata of a page is at its
 * beginning.
 */
const lettersAlways = 256 * 1024;
/** No real page is nested this deeply, and the parser slows down with depth. */
const deepest = 2000;
/** More metadata than any legitimate page has. */
const maximum = { metas: 500, metaLength: 5000, texts: 20, textLength: 2000, jsonLdLength: 500_000 };
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'select', 'textarea']);
/** Paragraphs inside these elements are not the main text. */
const aside = new Set(['nav', 'header', 'footer', 'aside', 'form', 'dialog', 'button']);

interface Capture {
  readonly element: string;
  readonly max: number;
  readonly done: (text: string) => void;
  depth: number;
  text: string;
}

/**
 * Reads a page, however broken it is: all of it, or only its beginning if the time is over. A large page takes long, so
 * call this in a separate thread.
 */
export function readHtml(html: string, isOver: () => boolean): HtmlFacts {
  const reader = new FactsReader();
  const parser = new Parser(reader, { decodeEntities: true });
  for (let at = 0; at < html.length && (at < lettersAlways || !isOver()); at += lettersAtOnce) {
    parser.write(html.slice(at, at + lettersAtOnce));
    if (reader.depth > deepest) break;
  }
  parser.end();
  return reader.facts();
}

/** Listens to the parser. */
class FactsReader {
  depth = 0;
  readonly #metas = new Map<string, string[]>();
  readonly #links = new Map<string, string>();
  readonly #paragraphs: string[] = [];
  readonly #times: { datetime: string; published: boolean }[] = [];
  readonly #authors: string[] = [];
  readonly #jsonLd: string[] = [];
  readonly #captures: Capture[] = [];
  #base: string | undefined;
  #title: string | undefined;
  #heading: string | undefined;
  #refresh: HtmlFacts['refresh'];
  #silent = 0;
  /** How many of the silent elements around are `noscript`. */
  #noscript = 0;
  #aside = 0;
  #metaCount = 0;

  facts(): HtmlFacts {
    const times = this.#times.toSorted((a, b) => Number(b.published) - Number(a.published));
    return {
      metas: this.#metas,
      links: this.#links,
      base: this.#base,
      title: this.#title,
      heading: this.#heading,
      paragraphs: this.#paragraphs,
      times: times.map(({ datetime }) => datetime),
      authors: this.#authors,
      jsonLd: this.#jsonLd,
      refresh: this.#refresh,
    };
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    for (const capture of this.#captures) if (capture.element === name) capture.depth += 1;
    if (name === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) {
      this.#listen(name, maximum.jsonLdLength, (text) => keep(this.#jsonLd, text));
    }
    if (silent.has(name)) this.#silent += 1;
    if (name === 'noscript') this.#noscript += 1;
    if (name === 'meta' && this.#silent === this.#noscript) this.#readRefresh(attributes);
    if (aside.has(name)) this.#aside += 1;
    if (this.#silent > 0) return;
    if (name === 'meta') this.#meta(attributes);
    else if (name === 'link') this.#link(attributes);
    else if (name === 'base') this.#base ??= attributes.href;
    else if (name === 'time') this.#time(attributes);
    else if (name === 'title')
      this.#listen(name, maximum.textLength, (text) => {
        this.#title ??= text;
      });
    else if (name === 'h1')
      this.#listen(name, maximum.textLength, (text) => {
        this.#heading ??= text;
      });
    else if (name === 'p' && this.#aside === 0) {
      this.#listen(name, maximum.textLength, (text) => keep(this.#paragraphs, text));
    }
    const saysWho = attributes.rel === 'author' || attributes.itemprop === 'author';
    if (saysWho && name !== 'meta' && name !== 'link') {
      this.#listen(name, maximum.textLength, (text) => keep(this.#authors, text));
    }
  }

  ontext(text: string): void {
    for (const capture of this.#captures) {
      if (this.#silent > 0 && capture.element !== 'script') continue;
      const left = capture.max + 1 - capture.text.length;
      if (left > 0) capture.text += text.slice(0, left);
    }
  }

  onclosetag(name: string): void {
    this.depth -= 1;
    if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (name === 'noscript') this.#noscript = Math.max(0, this.#noscript - 1);
    if (aside.has(name)) this.#aside = Math.max(0, this.#aside - 1);
    for (let at = this.#captures.length - 1; at >= 0; at -= 1) {
      const capture = this.#captures[at];
      if (capture?.element !== name) continue;
      capture.depth -= 1;
      if (capture.depth > 0) continue;
      this.#captures.splice(at, 1);
      if (capture.text.trim()) capture.done(cutTo(capture.text, capture.max));
    }
  }

  #listen(element: string, max: number, done: (text: string) => void): void {
    if (this.#captures.length < maximum.texts) this.#captures.push({ element, max, done, depth: 1, text: '' });
  }

  #meta({ name, property, itemprop, content }: Readonly<Record<string, string>>): void {
    const key = (property || name || itemprop)?.trim().toLowerCase();
    if (!key || !content?.trim() || this.#metaCount >= maximum.metas) return;
    this.#metaCount += 1;
    this.#metas.set(key, [...(this.#metas.get(key) ?? []), cutTo(content, maximum.metaLength)]);
  }

  /** The first one counts, as in a browser. */
  #readRefresh(attributes: Readonly<Record<string, string>>): void {
    if (attributes['http-equiv']?.trim().toLowerCase() !== 'refresh' || !attributes.content) return;
    const content = attributes.content.slice(0, maximum.metaLength);
    this.#refresh ??= { content, isWithoutScripts: this.#noscript > 0 };
  }

  #link({ rel, href }: Readonly<Record<string, string>>): void {
    for (const relation of rel?.toLowerCase().split(/\s+/) ?? []) {
      if (href && this.#links.size < maximum.texts && !this.#links.has(relation)) this.#links.set(relation, href);
    }
  }

  #time({ datetime, pubdate, itemprop }: Readonly<Record<string, string>>): void {
    const published = pubdate !== undefined || itemprop?.toLowerCase() === 'datepublished';
    const push = (text: string) => {
      if (this.#times.length < maximum.texts) this.#times.push({ datetime: text, published });
    };
    if (datetime) push(datetime);
    else this.#listen('time', maximum.textLength, push);
  }
}

function keep(texts: string[], text: string): void {
  if (texts.length < maximum.texts) texts.push(text);
}
