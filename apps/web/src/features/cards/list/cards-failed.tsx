import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../lib/http/index.ts';
import { ButtonLink } from '../../../ui/button/index.ts';
import { ErrorState, State } from '../../../ui/state/index.ts';

interface CardsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Stands where the cards would be when they could not be read: not there, not allowed, or broken. */
export function CardsFailed({ error, onRetry, busy }: CardsFailedProps) {
  const { t } = useTranslation('cards');
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return (
      <State
        mood="night"
        title={t('noProjectTitle')}
        text={t('noProjectText')}
        actions={<ButtonLink to="/">{t('allWorkspaces')}</ButtonLink>}
      />
    );
  }
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <ErrorState message={errorText(error)} onRetry={onRetry} busy={busy} requestId={requestId} />;
}
