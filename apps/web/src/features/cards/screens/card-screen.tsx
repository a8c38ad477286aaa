import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Comments } from '#features/comments/components/lazy-comments.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { isMissing } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ModalFrame } from '#ui/dialog/modal-frame.tsx';
import { useShownError } from '#ui/query/use-shown-error.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { anyLoadedCard } from '../api/loaded-cards.ts';
import { cardQuery } from '../api/read-card.ts';
import { CardSide } from '../components/card/card-side.tsx';
import { CardSkeleton } from '../components/card/card-skeleton.tsx';
import styles from '../components/card/card-text.module.css';
import { CardText } from '../components/card/card-text.tsx';
import { NoCard } from '../components/card/instead-of-card.tsx';
import { SteppedCard } from '../components/card/stepped-card.tsx';
import { useNeighbours } from '../components/card/use-neighbours.ts';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useCardRights } from '../components/use-card-rights.ts';
import { useListQuery } from '../components/use-list-query.ts';

/** A card over its list. */
export default function CardScreen() {
  const { t } = useTranslation(['cards', 'ui']);
  const { cardSlug = '' } = useParams({ strict: false });
  const client = useQueryClient();
  const { source, inside, close, toCard } = useCardNavigation();
  const { query } = useListQuery();
  const reading = useQuery(cardQuery(cardSlug));
  const card = reading.data;
  const shown = card ?? anyLoadedCard(client, source, cardSlug);
  const error = useShownError(reading);
  const projectSlug = source.kind === 'project' ? source.slug : (shown?.project.slug ?? '');
  const { mayWrite, workspaceSlug } = useCardRights(projectSlug);
  const { previous, next, at } = useNeighbours(query, cardSlug, shown !== undefined);
  const stepTo = (slug: string | null | undefined) => (slug ? () => void toCard(slug) : undefined);
  useDocumentTitle(shown?.title);

  if (isMissing(error)) return <NoCard onClose={close} />;
  if (error && !card) {
    return (
      <Dialog opened onClose={close} title={t('ui:errorTitle')}>
        <ErrorState message={errorText(error)} onRetry={() => void reading.refetch()} busy={reading.isFetching} />
      </Dialog>
    );
  }
  // A card with the wrong project in its address is shown under its own project.
  const isElsewhere =
    source.kind === 'project' ? card?.project.slug !== source.slug : workspaceSlug && workspaceSlug !== source.slug;
  if (card && isElsewhere) {
    const params = { projectSlug: card.project.slug, cardSlug };
    const way = source.kind === 'project' ? inside : { replace: true };
    return <Navigate to="/projects/$projectSlug/cards/$cardSlug" params={params} {...way} />;
  }
  return (
    <ModalFrame
      label={shown?.title ?? t('cards:card')}
      onClose={close}
      main={
        <>
          <SteppedCard slug={cardSlug} title={shown?.title} at={at} />
          {shown ? (
            <>
              <CardText card={shown} texts={card} />
              {/* Below texts of unknown height, so it appears together with them. */}
              <div className={styles.talk} hidden={!card}>
                <Comments
                  projectSlug={shown.project.slug}
                  subjectType="cards"
                  subjectSlug={shown.slug}
                  mayWrite={mayWrite}
                />
              </div>
            </>
          ) : (
            <CardSkeleton />
          )}
        </>
      }
      side={card ? <CardSide key={card.slug} card={card} mayWrite={mayWrite} at={at} onClose={close} /> : <span />}
      previous={{ label: t('cards:previousCard'), keys: 'k', go: stepTo(previous) }}
      next={{ label: t('cards:nextCard'), keys: 'j', go: stepTo(next) }}
    />
  );
}
