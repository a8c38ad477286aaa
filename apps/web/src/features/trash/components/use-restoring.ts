import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify } from '#ui/toast/notify.ts';

/**
 * Restores items of a list and shows a toast with the result. `show` opens a restored item; without it the toast has no
 * such button.
 */
export function useRestoring(
  restore: (slug: string) => Promise<unknown>,
  show?: (slug: string) => (() => void) | undefined,
) {
  const { t } = useTranslation('trash');
  const [restoring, setRestoring] = useState<readonly string[]>([]);
  const start = (slug: string, title: string) => {
    const onClick = show?.(slug);
    setRestoring((before) => [...before, slug]);
    void restore(slug)
      .then(
        () => notify.success(t('restored', { title }), onClick && { action: { label: t('show'), onClick } }),
        (error) => notify.error(t('notRestored', { title }), { description: errorText(error) }),
      )
      .finally(() => setRestoring((before) => before.filter((one) => one !== slug)));
  };
  return { restoring, start };
}
