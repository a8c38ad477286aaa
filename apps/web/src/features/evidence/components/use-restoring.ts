import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { useRestoreEvidence } from '../api/restore-evidence.ts';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';

/** Restores evidence from the trash and shows the result. */
export function useRestoring(kind: EvidenceKind, projectSlug: string) {
  const { t } = useTranslation('evidence');
  const { mutateAsync, isPending, variables } = useRestoreEvidence(kind, projectSlug);
  const restore = ({ slug, title }: Evidence, done?: () => void) =>
    mutateAsync(slug).then(
      () => {
        done?.();
        notify.success(t('restored', { title }));
      },
      (error) => notify.error(t('notRestored', { title }), { description: errorText(error) }),
    );
  return { restore, restoring: isPending ? variables : undefined };
}
