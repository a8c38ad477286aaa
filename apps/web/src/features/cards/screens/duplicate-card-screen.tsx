import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { cardQuery } from '../api/read-card.ts';
import { NoCard } from '../components/card/instead-of-card.tsx';
import { CopyDialog } from '../components/copy/copy-dialog.tsx';
import { useCopied } from '../components/created/use-copied.ts';
import { useCardNavigation } from '../components/use-card-navigation.ts';

/** Duplicates a card; the copy opens. */
export default function DuplicateCardScreen() {
  const { t } = useTranslation('cards');
  const { cardSlug = '' } = useParams({ strict: false });
  const { projectSlug, toCard, close } = useCardNavigation();
  const copied = useCopied();
  const { data: card, isError } = useQuery(cardQuery(cardSlug));
  useDocumentTitle(t('duplicate'));
  if (isError && !card) return <NoCard onClose={close} />;
  return (
    <CopyDialog
      slugs={[cardSlug]}
      projectSlug={projectSlug}
      title={card?.title}
      onClose={() => void toCard(cardSlug)}
      onDone={(copies, project) => {
        copied(copies, project);
        const [copy] = copies;
        void toCard(copy && project.slug === projectSlug ? copy : cardSlug);
      }}
    />
  );
}
