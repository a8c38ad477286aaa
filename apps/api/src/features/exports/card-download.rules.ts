import type { BodyOf, QueryOf } from '@foreglow/contract';
import type { exportEndpoints } from '@foreglow/contract/exports/endpoints';
import { serverLimits } from '@foreglow/contract/server-limits';
import { problem } from '#platform/http/problem.ts';
import type { WantedExport } from './wanted-export.ts';

const perPage = { '1': 1, '2': 2, '4': 4 } as const;

type Download = (typeof exportEndpoints)['downloadPdf'];

/**
 * The export requested by a call of `/carddownload/`: the booklet of the project, one card, or the selected cards.
 * Throws the 422 problem when the selected cards do not fit the output.
 */
export function wantedFrom(query: QueryOf<Download>, { selectedCards }: BodyOf<Download>): Omit<WantedExport, 'theme'> {
  const slugs = [...new Set(selectedCards)];
  const refuse = (detail: string) => problem('invalid_attribute', detail, { pointer: '/selectedCards' });
  if (query.output === 'pdf-select' && slugs.length === 0) throw refuse('Select at least one card.');
  if (query.output === 'pdf-single' && slugs.length !== 1) throw refuse('Give exactly one card.');
  const isProject = query.output === 'pdf';
  return {
    format: 'pdf',
    // The specification answers with the file. Others learn of the progress.
    atOnce: serverLimits.downloadedAtOnce,
    content: isProject ? 'project' : 'cards',
    slugs: isProject ? undefined : slugs,
    chunkSize: query.chunkSize,
    slugsPointer: '/selectedCards',
    options: {
      paper: query.paper,
      cards_per_page: perPage[query.cardsPerPage],
      cards: query.cards,
      drafts: query.drafts === 'true',
      comments: query.comments === 'true',
      pictures: query.pictures === 'true',
      appendix: false,
      time_zone: query.timeZone,
    },
  };
}
