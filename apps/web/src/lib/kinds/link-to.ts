import type { Kind } from '@foreglow/contract';
import type { LinkOptions } from '@tanstack/react-router';
import { webKind } from './web-kind.ts';

/** The link to an item of a project. */
export const linkTo = (kind: Kind, projectSlug: string, slug: string): LinkOptions =>
  webKind(kind).one(projectSlug, slug);
