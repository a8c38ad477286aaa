import type { SupportedKind } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { refreshConclusions, useDeleteConclusion } from '../api/conclusion-calls.ts';
import { restoreConclusion } from '../api/restore-conclusion.ts';

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** Deletes a conclusion and offers to restore it in a toast. */
export function useRemoval(kind: SupportedKind, projectSlug: string) {
  const { t } = useTranslation(kind);
  const client = useQueryClient();
  const removal = useDeleteConclusion(kind, projectSlug);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const restore = ({ slug, title }: Named) =>
    restoreConclusion(kind, projectSlug, slug).then(
      () => {
        void refreshConclusions(client, projectSlug);
        notify.success(t('restored', { title }));
      },
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const remove = (conclusion: Named, done?: () => void) =>
    removal.mutateAsync(conclusion.slug).then(
      () => {
        done?.();
        notify.success(t('deleted', { title: conclusion.title }), {
          duration: undoMs,
          action: { label: t('undo'), onClick: () => void restore(conclusion) },
        });
      },
      (error) => notify.error(t('notDeleted'), { description: errorText(error) }),
    );
  return { remove, busy: removal.isPending };
}
