import type { MapAttributes } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CardSource } from '#features/cards/rules/source.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { State } from '#ui/state/state.tsx';
import { useLayOut } from '../api/change-map.ts';
import { MapProgress } from './map-progress.tsx';
import { useMapPlace } from './use-map-place.ts';

interface MapWaitingProps {
  readonly source: CardSource;
  readonly map: MapAttributes;
}

/** Shown while there is no map: there are no cards, the first map is being calculated, or that has failed. */
export function MapWaiting({ source, map }: MapWaitingProps) {
  const { t } = useTranslation('map');
  const { mayWrite } = useMapPlace(source);
  const layOut = useLayOut(source);
  return (
    <Page>
      <PageHeader title={t('title')} />
      {map.state === 'empty' ? (
        <State
          ghost="map"
          title={t('emptyTitle')}
          text={t(source.kind === 'project' ? 'emptyText' : 'emptyRepositoryText')}
          actions={
            source.kind === 'workspace' ? (
              <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug: source.slug }}>
                {t('toTheProjects')}
              </ButtonLink>
            ) : (
              mayWrite && (
                <ButtonLink
                  to="/projects/$projectSlug/cards/create"
                  params={{ projectSlug: source.slug }}
                  variant="primary"
                  icon={<IconPlus stroke={1.8} aria-hidden="true" />}
                >
                  {t('newCard')}
                </ButtonLink>
              )
            )
          }
        />
      ) : map.state === 'failed' && !map.updating ? (
        <State
          mood="night"
          title={t('failedTitle')}
          text={layOut.error ? errorText(layOut.error) : t('failedText')}
          actions={
            mayWrite && (
              <Button variant="primary" busy={layOut.isPending} onClick={() => layOut.mutate()}>
                {t('tryAgain')}
              </Button>
            )
          }
        />
      ) : (
        <State
          title={t('makingTitle')}
          text={t('makingText', { count: map.unplaced })}
          actions={<MapProgress map={map} />}
        />
      )}
    </Page>
  );
}
