import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { notify } from '../../../ui/toast/index.ts';
import { useCreateCard } from '../api/create-card.ts';
import { NotAllowed } from '../card/not-allowed.tsx';
import { CardEditor } from '../editor/card-editor.tsx';
import { noValues } from '../editor/card-values.rules.ts';
import { useCardNavigation } from '../use-card-navigation.ts';
import { useCardRights } from '../use-card-rights.ts';

/** Writes a new card. */
export default function CreateCardScreen() {
  const { t } = useTranslation('cards');
  const { projectSlug, close, toCard } = useCardNavigation();
  const { known, mayWrite } = useCardRights(projectSlug);
  const { mutateAsync } = useCreateCard(projectSlug);
  const made = useRef('');
  useDocumentTitle(t('newCard'));
  if (!known) return null;
  if (!mayWrite) return <NotAllowed onClose={close} />;
  return (
    <CardEditor
      projectSlug={projectSlug}
      draftName={`new.${projectSlug}`}
      stored={noValues}
      isNew
      isAi={false}
      onSave={async (values) => {
        made.current = (await mutateAsync(values)).slug;
      }}
      onSaved={() => {
        notify.success(t('cardCreated'));
        void toCard(made.current);
      }}
      onClose={close}
    />
  );
}
