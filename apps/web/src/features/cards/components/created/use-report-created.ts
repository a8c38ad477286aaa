import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { neighboursQuery } from '#features/cards/api/read-neighbours.ts';
import { filtersOn, unfiltered } from '#features/cards/rules/card-search.rules.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useCardNavigation } from '../use-card-navigation.ts';
import { useListQuery } from '../use-list-query.ts';
import { lightUp } from './made.ts';

/**
 * Shows a toast that cards were created, and makes the list scroll to them. If the filters of the list hide them, the
 * toast says so and offers to show them.
 */
export function useReportCreated(): (slugs: readonly string[], message: string) => Promise<void> {
  const { t } = useTranslation('cards');
  const client = useQueryClient();
  const { source, projectSlug, search, show } = useCardNavigation();
  const { query } = useListQuery();
  const isHidden = async (slug: string): Promise<boolean> => {
    if (source.kind !== 'project' || filtersOn(search) === 0) return false;
    const place = await client.fetchQuery({ ...neighboursQuery(query, slug), staleTime: 0 }).catch(() => undefined);
    return place?.position === null;
  };
  return async (slugs, message) => {
    lightUp(projectSlug, slugs);
    const [first] = slugs;
    if (first === undefined || !(await isHidden(first))) return notify.success(message);
    const showThem = () => {
      lightUp(projectSlug, slugs);
      void show(unfiltered(search));
    };
    notify.success(message, {
      description: t('hiddenByFilters'),
      duration: undoMs,
      action: { label: t('showThem'), onClick: showThem },
    });
  };
}
