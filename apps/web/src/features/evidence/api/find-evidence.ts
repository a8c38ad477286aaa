import { type CardAttributes, filtersToQuery, type InsightAttributes, limits, noFilters } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { previewOf } from '#lib/text/plain-text.rules.ts';
import type { PictureImage } from '#ui/picture/picture.tsx';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';

/** The search parameters among the cards or insights of a project. */
export interface EvidenceQuestion {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly search: string;
  readonly tags: readonly string[];
  /** E-mails of the people who added the cards. */
  readonly creators: readonly string[];
  readonly onlyMine: boolean;
  /** Only cards that support no insight yet. */
  readonly unused: boolean;
}

/** A candidate with its identifier in the list. */
export interface Candidate {
  readonly evidence: Evidence;
  readonly text: string;
  readonly tags: CardAttributes['tags'];
  readonly image: PictureImage | null;
}

export interface CandidatePage {
  readonly candidates: readonly Candidate[];
  readonly total: number;
  readonly pageCount: number;
}

type Found = Pick<CardAttributes | InsightAttributes, 'slug' | 'title' | 'description' | 'tags' | 'attachment'> &
  Partial<Pick<CardAttributes, 'subtitle' | 'public'>>;

const candidateOf = ({ slug, title, subtitle = null, description, tags, attachment, public: isPublic }: Found) => ({
  evidence: { slug, title, removed_at: null, ...(isPublic !== undefined && { public: isPublic }) },
  text: previewOf({ description, subtitle }),
  tags,
  image: attachment && pictureOf(attachment, 'small'),
});

/** Loads a page (from 1) of the candidates. */
async function findPage(question: EvidenceQuestion, page: number, signal?: AbortSignal): Promise<CandidatePage> {
  const ask = question.kind === 'cards' ? askCards : askInsights;
  const { data, meta } = await ask(
    question,
    { 'page[number]': `${page}`, 'page[size]': `${limits.maxPageSize}` },
    signal,
  );
  return {
    candidates: data.map(({ attributes }) => candidateOf(attributes)),
    total: meta.total_record_count,
    pageCount: meta.total_page_count,
  };
}

interface PageQuery {
  readonly 'page[number]': string;
  readonly 'page[size]': string;
}

const askCards = (question: EvidenceQuestion, page: PageQuery, signal?: AbortSignal) => {
  const { search, tags, creators, onlyMine, unused } = question;
  const filters = filtersToQuery({
    ...noFilters,
    search,
    tags,
    creators,
    showOnlyMyCards: onlyMine,
    insight: unused ? 'none' : '',
  });
  return call('GET /v1/projects/{id}/cards', {
    params: { id: question.projectSlug },
    query: { ...filters, ...page },
    ...(signal && { signal }),
  });
};

const askInsights = ({ projectSlug, search, tags }: EvidenceQuestion, page: PageQuery, signal?: AbortSignal) =>
  call('GET /v1/projects/{id}/insights', {
    params: { id: projectSlug },
    query: { 'filter[search]': search || undefined, 'filter[tags]': tags.join(',') || undefined, ...page },
    ...(signal && { signal }),
  });

/** A page (from 1) of the candidates. */
export const evidencePageQuery = (question: EvidenceQuestion, page: number) =>
  queryOptions({
    queryKey: [
      queryRoots[question.kind],
      ...(question.kind === 'insights' ? [question.projectSlug] : []),
      'choosing',
      question,
      page,
    ],
    queryFn: ({ signal }) => findPage(question, page, signal),
    staleTime: 60_000,
  });

/** The first candidates, up to the maximum number for a conclusion. */
export async function findAll(question: EvidenceQuestion): Promise<Candidate[]> {
  const first = await findPage(question, 1);
  const pages = Math.min(first.pageCount, Math.ceil(limits.evidence / limits.maxPageSize));
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => findPage(question, index + 2)));
  return [first, ...others].flatMap(({ candidates }) => candidates).slice(0, limits.evidence);
}
