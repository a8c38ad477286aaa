import type { Kind } from '@foreglow/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';

/**
 * How cards become the evidence of items of a kind. Its texts are `make` and `addTo` and, with a
 * `makeKey`, `makeFromSelected`.
 */
export interface FromCards {
  /** The screen that starts a new item with the chosen cards. */
  readonly make: (projectSlug: string) => LinkOptions;
  /** The key that opens it while cards are selected. */
  readonly makeKey?: string;
  /** The dialog over the list of cards that asks to which item they are added. */
  readonly addTo: (projectSlug: string) => LinkOptions;
  /** The key that opens it on a card. */
  readonly addToKey: string;
}

/** Describes a kind of content for screens that show several kinds. Its texts are in `locales/kind_…`. */
export interface WebKind {
  readonly icon: Icon;
  /** The key that opens its list after `g`. */
  readonly key: string;
  /** The screen that lists its items in a project. */
  readonly list: (projectSlug: string) => LinkOptions;
  /** The screen of a single item. */
  readonly one: (projectSlug: string, slug: string) => LinkOptions;
  /** Restores several items from the trash. Absent if deleting is final. */
  readonly restore?: (projectSlug: string, slugs: readonly string[]) => Promise<unknown>;
  /** Reads the title of an item whose cards are listed. */
  readonly readTitle?: (projectSlug: string, slug: string, signal: AbortSignal) => Promise<string>;
  /** Absent if its items rest on no cards, or cards are chosen on its own screens only. */
  readonly fromCards?: FromCards;
}

const declared = new Map<Kind, WebKind>();

/** Registers the kinds. The application calls this once, with one entry for every kind. */
export function declareKinds(all: Readonly<Record<Kind, WebKind>>): void {
  for (const [kind, description] of Object.entries(all)) declared.set(kind as Kind, description);
}

/** The registered description of a kind. */
export function webKind(kind: Kind): WebKind {
  const found = declared.get(kind);
  if (!found) throw new Error(`The kind ${kind} has not been declared.`);
  return found;
}

/** The kinds whose items can be made from chosen cards. */
export const kindsFromCards = () =>
  [...declared].flatMap(([kind, { icon, fromCards }]) => (fromCards ? [{ kind, icon, ...fromCards }] : []));
