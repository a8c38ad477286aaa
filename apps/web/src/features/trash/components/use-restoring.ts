import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { notify } from '../../../ui/toast/index.ts';

/** Restores items of a list, each only once at a time, and shows the result. */
export function useRestoring(restore: (slug: string) => Promise<unknown>) {
  const { t } = useTranslation('trash');
  const [restoring, setRestoring] = useState<readonly string[]>([]);
  const start = (slug: string, title: string) => {
    setRestoring((before) => [...before, slug]);
    void restore(slug)
      .then(
        () => notify.success(t('restored', { title })),
        (error) => notify.error(t('notRestored', { title }), { description: errorText(error) }),
      )
      .finally(() => setRestoring((before) => before.filter((one) => one !== slug)));
  };
  return { restoring, start };
}
