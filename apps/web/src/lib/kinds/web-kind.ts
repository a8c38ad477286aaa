import type { Kind } from '@foreglow/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';

/** What a kind of content says of itself to screens that show several kinds. Its words are in `locales/kind_…`. */
export interface WebKind {
  readonly icon: Icon;
  /** The letter that leads to its list after `g`. */
  readonly key: string;
  /** The screen that lists what a project has of it. */
  readonly list: (projectSlug: string) => LinkOptions;
  /** The screen of one of them. */
  readonly one: (projectSlug: string, slug: string) => LinkOptions;
  /** Takes several of them back out of the trash. Missing where deleting is final. */
  readonly restore?: (projectSlug: string, slugs: readonly string[]) => Promise<unknown>;
}

const declared = new Map<Kind, WebKind>();

/** Makes the kinds known to `lib/kinds`. The application calls it once, with one entry for every kind. */
export function declareKinds(all: Readonly<Record<Kind, WebKind>>): void {
  for (const [kind, description] of Object.entries(all)) declared.set(kind as Kind, description);
}

/** What a kind has said of itself. */
export function webKind(kind: Kind): WebKind {
  const found = declared.get(kind);
  if (!found) throw new Error(`The kind ${kind} has not been declared.`);
  return found;
}
