import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { notify } from '../toast/notify.ts';

/**
 * For the content of a dialog that makes a call: returns a function for its failure. If the user has closed the dialog
 * meanwhile, it shows the failure as a toast and returns true. `action`: the label of the button that made the call.
 */
export function useLateFailure(): (action: string, error: unknown) => boolean {
  const { t } = useTranslation('ui');
  const isShown = useIsShown();
  return (action, error) => {
    if (isShown()) return false;
    notify.error(t('notDone', { action }), { description: errorText(error) });
    return true;
  };
}
