import i18next from 'i18next';
import { noteSessionFailure } from '../features/auth/api/session-failure.ts';
import { notify } from '../ui/toast/notify.ts';

/**
 * Shows a toast with the reason why there is no session (§8 of the specification). If there are several reasons, the
 * last one is shown. Sign-in shows a notice with it, which stays.
 */
export function notifySessionFailure(reason: string): void {
  noteSessionFailure(reason);
  notify.error(i18next.t('app:error'), { id: 'restore', description: reason });
}
