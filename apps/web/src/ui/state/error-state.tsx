import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { State } from './state.tsx';

interface ErrorStateProps {
  /** The failure, as a sentence. */
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  readonly busy?: boolean;
  readonly requestId?: string | undefined;
  readonly level?: 1 | 2;
}

/** Shows the failure, with advice and a retry button. */
export function ErrorState({ message, onRetry, busy, requestId, level }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div role="alert">
      <State
        mood="night"
        whole={level === 1}
        level={level}
        title={t('errorTitle')}
        text={`${message} ${onRetry ? t('errorAdvice') : ''}`}
        actions={
          onRetry && (
            <Button onClick={onRetry} busy={busy}>
              {t('retry')}
            </Button>
          )
        }
        detail={requestId && t('errorId', { id: requestId })}
      />
    </div>
  );
}
