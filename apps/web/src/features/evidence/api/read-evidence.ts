import type { CardAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { previewOf } from '#lib/text/plain-text.rules.ts';
import type { PictureImage } from '#ui/picture/picture.tsx';
import type { EvidenceKind } from '../rules/evidence.rules.ts';

/** A card or an insight, with the fields shown for reading next to an editor. */
export interface Readable {
  readonly title: string;
  readonly subtitle: string | null;
  /** The first words of its text. */
  readonly preview: string;
  /** Markdown. */
  readonly description: string | null;
  /** Markdown; only cards have it. */
  readonly relevance: string | null;
  readonly tags: CardAttributes['tags'];
  readonly small: PictureImage | null;
  readonly large: PictureImage | null;
  readonly source_url: string | null;
}

async function readEvidence(kind: EvidenceKind, projectSlug: string, slug: string, signal: AbortSignal) {
  const { attributes } =
    kind === 'cards'
      ? (await call('GET /v1/cards/{id}', { params: { id: slug }, signal })).data
      : (
          await call('GET /v1/projects/{id}/insights/{conclusionId}', {
            params: { id: projectSlug, conclusionId: slug },
            signal,
          })
        ).data;
  const { title, description, tags, attachment } = attributes;
  const {
    subtitle = null,
    relevance = null,
    source_url = null,
  }: Partial<CardAttributes> = 'source_url' in attributes ? attributes : {};
  return {
    title,
    subtitle,
    preview: previewOf({ description, subtitle }),
    description,
    relevance,
    tags,
    small: attachment && { ...pictureOf(attachment, 'small'), alt: '' },
    large: attachment && pictureOf(attachment, 'large'),
    source_url,
  } satisfies Readable;
}

/** A card or an insight, as shown in its row and in the panel next to an editor. */
export const evidenceQuery = (kind: EvidenceKind, projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: [queryRoots[kind], ...(kind === 'insights' ? [projectSlug] : []), 'evidence', slug],
    queryFn: ({ signal }): Promise<Readable> => readEvidence(kind, projectSlug, slug, signal),
    staleTime: 60_000,
    retry: false,
  });
