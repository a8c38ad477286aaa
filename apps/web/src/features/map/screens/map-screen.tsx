import { Outlet, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSequence } from '#features/cards/components/card/card-sequence.tsx';
import { useSource } from '#features/cards/components/use-source.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { WorkspaceMissing } from '#features/workspaces/components/workspace-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { QueryState } from '#ui/query/query-state.tsx';
import { MapPage } from '../components/map-page.tsx';
import { MapSkeleton } from '../components/map-skeleton.tsx';
import { MapWaiting } from '../components/map-waiting.tsx';
import { useMap } from '../components/use-map-data.ts';
import { useMapPlace } from '../components/use-map-place.ts';

/** The map of a project or of a repository: cards as points, close to each other if they are about the same topic. */
export default function MapScreen() {
  const { t } = useTranslation('map');
  const { cardSlug } = useParams({ strict: false });
  const source = useSource();
  const { title } = useMapPlace(source);
  const { map, points, shown } = useMap(source);
  /** The cards in their order on the map, from the one that was opened. */
  const [sequence, setSequence] = useState<readonly string[]>([]);
  const cards = useMemo(() => sequence.map((slug) => ({ slug, removed_at: null })), [sequence]);
  useDocumentTitle(cardSlug ? undefined : title && `${t('title')} · ${title}`);
  const hasPoints = shown !== undefined && shown.points.count > 0;
  return (
    <>
      <QueryState
        query={map}
        missing={source.kind === 'project' ? <ProjectMissing /> : <WorkspaceMissing />}
        skeleton={<MapSkeleton />}
      >
        {(attributes) =>
          hasPoints ? (
            <MapPage shown={shown} updating={attributes} onSequence={setSequence} />
          ) : attributes.state === 'ready' ? (
            <QueryState query={points} skeleton={<MapSkeleton />}>
              {() => <MapSkeleton />}
            </QueryState>
          ) : (
            <MapWaiting source={source} map={attributes} />
          )
        }
      </QueryState>
      <CardSequence cards={cards} counted={false}>
        <Outlet />
      </CardSequence>
    </>
  );
}
