import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/browser/clipboard.ts';
import { notify } from '../toast/notify.ts';

/** Copies a link into the product, and shows whether that worked. */
export function useLinkCopy(): (path: string) => Promise<void> {
  const { t } = useTranslation('ui');
  return async (path) => {
    if (await copyText(new URL(path, location.href).href)) notify.success(t('linkCopied'));
    else notify.error(t('linkNotCopied'));
  };
}
