import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { NotAllowed } from '../components/card/instead-of-card.tsx';
import { useReportCreated } from '../components/created/use-report-created.ts';
import { CardEditor } from '../components/editor/card-editor.tsx';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useCardRights } from '../components/use-card-rights.ts';
import { noValues } from '../rules/card-values.rules.ts';

/** The editor for a new card. */
export default function CreateCardScreen() {
  const { t } = useTranslation('cards');
  const { projectSlug, close, toCard, toEditor } = useCardNavigation();
  const { known, mayWrite } = useCardRights(projectSlug);
  const reportCreated = useReportCreated();
  const { url, tag } = useSearch({ strict: false });
  const [saved] = useState({ values: { ...noValues, tags: tag ? [tag] : [] } });
  useDocumentTitle(t('newCard'));
  if (!known) return null;
  if (!mayWrite) return <NotAllowed onClose={close} />;
  return (
    <CardEditor
      projectSlug={projectSlug}
      draftName={`new.${projectSlug}`}
      saved={saved}
      isAi={false}
      onSaved={(card) => {
        void reportCreated([card.slug], t('cardCreated'));
        void toCard(card.slug);
      }}
      from={url}
      onMerged={(into, open) => void (open ? toEditor(into) : toCard(into))}
      onClose={close}
    />
  );
}
