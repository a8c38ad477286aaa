import type { CardAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cardKeys } from '#features/cards/api/keys.ts';
import { refreshCards } from '#features/cards/api/refresh-cards.ts';
import { call } from '#lib/http/call.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

const publish = async ({ slug, isPublic }: { slug: string; isPublic: boolean }) => {
  const body = { data: { type: 'cards', attributes: { public: isPublic } } } as const;
  return (await call('PATCH /v1/cards/{id}', { params: { id: slug }, body })).data.attributes;
};

/** Publishes a card or turns it back into a draft, and offers to undo that. */
export function usePublishing({ slug }: CardAttributes) {
  const { t } = useTranslation('cards');
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: publish,
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(card.slug), card);
      void refreshCards(client);
    },
  });
  const change = (isPublic: boolean, undoable = true): Promise<unknown> =>
    mutateAsync({ slug, isPublic }).then(
      () =>
        notify.success(t(isPublic ? 'nowPublished' : 'nowDraft'), {
          duration: undoMs,
          ...(undoable && { action: { label: t('undo'), onClick: () => void change(!isPublic, false) } }),
        }),
      (error) => notify.error(t('notChanged'), { description: errorText(error) }),
    );
  return { change: (isPublic: boolean) => void change(isPublic), busy: isPending };
}
