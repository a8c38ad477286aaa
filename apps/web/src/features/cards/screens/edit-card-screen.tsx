import type { CardAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ModalFrame } from '#ui/dialog/modal-frame.tsx';
import { notify } from '#ui/toast/notify.ts';
import { cardQuery } from '../api/read-card.ts';
import { CardSkeleton } from '../components/card/card-skeleton.tsx';
import { NoCard, NotAllowed } from '../components/card/instead-of-card.tsx';
import { CardEditor } from '../components/editor/card-editor.tsx';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useCardRights } from '../components/use-card-rights.ts';
import { valuesOf } from '../rules/card-values.rules.ts';

/** The editor for an existing card. */
export default function EditCardScreen() {
  const { t } = useTranslation('cards');
  const { cardSlug = '' } = useParams({ strict: false });
  const { projectSlug, close } = useCardNavigation();
  const { known, mayWrite } = useCardRights(projectSlug);
  const { data: card, isError } = useQuery(cardQuery(cardSlug));
  useDocumentTitle(card && `${t('editCard')}: ${card.title}`);
  // The loaded card stays when refreshing fails: the user is editing it.
  if (isError && !card) return <NoCard onClose={close} />;
  if (!card || !known) {
    return <ModalFrame label={t('editCard')} onClose={close} main={<CardSkeleton />} side={<span />} />;
  }
  if (!mayWrite) return <NotAllowed onClose={close} />;
  return <Editing key={card.slug} card={card} projectSlug={projectSlug} />;
}

function Editing({ card, projectSlug }: { card: CardAttributes; projectSlug: string }) {
  const { t } = useTranslation('cards');
  const { toCard, toEditor } = useCardNavigation();
  // The card as it was when editing began: a reload must not look like unsaved changes.
  const [saved] = useState(() => ({ values: valuesOf(card), updatedAt: card.updated_at }));
  const toThisCard = () => void toCard(card.slug);
  return (
    <CardEditor
      projectSlug={projectSlug}
      draftName={card.slug}
      saved={saved}
      slug={card.slug}
      isAi={card.ai_assistant}
      onSaved={() => {
        notify.success(t('cardSaved'));
        toThisCard();
      }}
      onMerged={(into, open) => void (open ? toEditor(into) : toCard(into))}
      onClose={toThisCard}
    />
  );
}
