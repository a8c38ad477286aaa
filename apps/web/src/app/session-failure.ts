import i18next from 'i18next';
import { notify } from '../ui/toast/index.ts';

/**
 * Shows a toast with the reason why there is no session (§8 of the specification). If there are several reasons, the
 * last one is shown.
 */
export const notifySessionFailure = (reason: string): void =>
  notify.error(i18next.t('app:error'), { id: 'restore', description: reason });
