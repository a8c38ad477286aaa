import { limits } from '@foreglow/contract';
import { call } from '../../../lib/http/index.ts';
import { type CardQuestion, questionQuery } from './keys.ts';

/** Slugs of the first cards that answer the question, as many as can be worked on at once, and how many there are. */
export async function matchingSlugs(question: CardQuestion): Promise<{ slugs: string[]; total: number }> {
  const read = (page: number) =>
    call('GET /v1/projects/{id}/cards', {
      params: { id: question.projectSlug },
      query: { ...questionQuery(question), 'page[number]': `${page}`, 'page[size]': `${limits.maxPageSize}` },
    });
  const first = await read(1);
  const pageCount = Math.min(first.meta.total_page_count, limits.bulkCards / limits.maxPageSize);
  const others = await Promise.all(Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => read(index + 2)));
  const slugs = [first, ...others].flatMap(({ data }) => data.map(({ id }) => id));
  return { slugs: slugs.slice(0, limits.bulkCards), total: first.meta.total_record_count };
}
