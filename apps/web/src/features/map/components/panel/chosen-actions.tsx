import { limits } from '@foreglow/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnly } from '#features/cards/components/selection/selection.ts';
import { addressesOf } from '#features/cards/rules/addresses.ts';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import { colorsQuery } from '#features/map/api/read-colors.ts';
import { cardsOfPoints } from '#features/map/api/select-cards.ts';
import { projectsOf } from '#features/map/rules/projects-of.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { notify } from '#ui/toast/notify.ts';
import type { ShownMap } from '../use-map-data.ts';
import styles from './map-panel.module.css';

const loadTagPopover = () => import('./tag-popover.tsx');

interface ChosenActionsProps {
  readonly shown: ShownMap;
  readonly points: readonly number[];
  readonly mayWrite: boolean;
  readonly onClear: () => void;
}

type Action = 'insight' | 'trend' | 'tag' | 'list';

/** Actions for the cards of some points. */
export function ChosenActions({ shown, points, mayWrite, onClear }: ChosenActionsProps) {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { source } = shown;
  const tagButton = useRef<HTMLButtonElement>(null);
  const [tagged, setTagged] = useState<readonly SelectedCard[]>();
  const closeTags = () => setTagged(undefined);
  const TagPopover = useLoaded(tagged !== undefined, loadTagPopover, closeTags);
  const projects = useProjects(shown, points);
  const params = { projectSlug: projects.slug ?? '' };
  const act = useMutation({
    mutationFn: async (action: Action) => {
      const found = await cardsOfPoints(shown, points);
      if (!isShown()) return;
      const cards = found.map(({ slug, title, project_slug, public: isPublic, tags }) => ({
        slug,
        title,
        public: isPublic,
        project: project_slug,
        tags,
      }));
      const state = {
        chosenCards: cards.map(({ slug, title, public: isPublic }) => ({ slug, title, public: isPublic })),
      };
      if (action === 'insight') await navigate({ to: '/projects/$projectSlug/insights/create', params, state });
      if (action === 'trend') await navigate({ to: '/projects/$projectSlug/trends/create', params, state });
      if (action === 'tag') setTagged(cards);
      if (action === 'list') {
        selectOnly(source, cards);
        await navigate(addressesOf(source).list);
      }
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const isBusy = (action: Action) => act.isPending && act.variables === action;
  const isTooMuch = points.length > limits.evidence;
  const mayConclude = mayWrite && points.length > 0 && !isTooMuch && projects.slug !== undefined;
  return (
    <div className={styles.actions}>
      {mayConclude && (
        <Button variant="primary" busy={isBusy('insight')} onClick={() => act.mutate('insight')}>
          {t('newInsight')}
        </Button>
      )}
      {mayConclude && (
        <Button busy={isBusy('trend')} onClick={() => act.mutate('trend')}>
          {t('newTrend')}
        </Button>
      )}
      {mayWrite && points.length > 0 && (
        <>
          <Button ref={tagButton} busy={isBusy('tag')} onClick={() => act.mutate('tag')}>
            {t('tag')}
          </Button>
          {TagPopover && <TagPopover button={tagButton} source={source} cards={tagged} onClose={closeTags} />}
        </>
      )}
      {points.length > 0 && (
        <Button busy={isBusy('list')} onClick={() => act.mutate('list')}>
          {t('showAsList')}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      {mayWrite && isTooMuch && <p className={styles.hint}>{t('tooMuchEvidence', { count: limits.evidence })}</p>}
      {mayWrite && !isTooMuch && projects.count > 1 && (
        <p className={styles.hint}>{t('oneProject', { count: projects.count })}</p>
      )}
    </div>
  );
}

/** The projects that contain the cards of some points. */
function useProjects(shown: ShownMap, points: readonly number[]): { count: number; slug: string | undefined } {
  const { source, version } = shown;
  const isProject = source.kind === 'project';
  const byProject = useQuery({ ...colorsQuery(shown, 'project'), enabled: !isProject }).data;
  return useMemo(() => {
    if (isProject) return { count: 1, slug: source.slug };
    if (byProject?.version !== version) return { count: 0, slug: undefined };
    return projectsOf(byProject, points);
  }, [isProject, source, byProject, version, points]);
}
