import type { MapAttributes } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Button, ButtonLink } from '../../../ui/button/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { State } from '../../../ui/state/index.ts';
import { useCardRights } from '../../cards/index.ts';
import { useLayOut } from '../api/change-map.ts';
import { MapProgress } from './map-progress.tsx';

interface MapWaitingProps {
  readonly projectSlug: string;
  readonly map: MapAttributes;
}

/** Shown while there is no map: no cards, the first one is being made, or that has failed. */
export function MapWaiting({ projectSlug, map }: MapWaitingProps) {
  const { t } = useTranslation('map');
  const { mayWrite } = useCardRights(projectSlug);
  const layOut = useLayOut(projectSlug);
  return (
    <Page>
      <PageHeader title={t('title')} />
      {map.state === 'empty' ? (
        <State
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            mayWrite && (
              <ButtonLink
                to="/projects/$projectSlug/cards/create"
                params={{ projectSlug }}
                variant="primary"
                icon={<IconPlus stroke={1.8} aria-hidden="true" />}
              >
                {t('newCard')}
              </ButtonLink>
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
