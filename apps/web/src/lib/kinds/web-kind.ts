import type { Kind } from '@foreglow/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';

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
