import { z } from 'zod';
import { locale } from '../fields.ts';
import { resource } from '../json-api.ts';
import { wikiBlock } from './block-schema.ts';

/** A page in the navigation. */
const pageName = z.object({
  slug: z.string(),
  title: z.string(),
  /** An emoji. */
  icon: z.string().nullable(),
});
export type WikiPageName = z.infer<typeof pageName>;

export const wikiPageListed = pageName.extend({
  /** The slug of the page above it. */
  parent: z.string().nullable(),
});
export type WikiPageListed = z.infer<typeof wikiPageListed>;
/** Its id is the slug. */
export const wikiPageListedResource = resource('wiki-pages', wikiPageListed);

const wikiHeading = z.object({ anchor: z.string(), level: z.int(), text: z.string() });
export type WikiHeading = z.infer<typeof wikiHeading>;

export const wikiPage = wikiPageListed.extend({
  /** The language of the page, if it is known: English if there is no page in the language of the reader. */
  language: locale.nullable(),
  /** The pages above it, the outermost first. */
  above: z.array(pageName),
  blocks: z.array(wikiBlock),
  /** Its headings in their order. */
  headings: z.array(wikiHeading),
  /** The pages before and after it in the order of the navigation. */
  previous: pageName.nullable(),
  next: pageName.nullable(),
});
export type WikiPage = z.infer<typeof wikiPage>;
export const wikiPageResource = resource('wiki-pages', wikiPage);

/** A search result: a page, or the section of a page under a heading. */
export const wikiHit = pageName.extend({
  /** The heading of the section; null: the page itself. */
  heading: z.string().nullable(),
  anchor: z.string().nullable(),
  /** The text around the words that were found; empty where only the title has them. */
  excerpt: z.string(),
});
export type WikiHit = z.infer<typeof wikiHit>;
/** Its id is the path of the place. */
export const wikiHitResource = resource('wiki-hits', wikiHit);
