import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useBroken } from '#ui/part/use-broken.ts';
import { ErrorState } from '#ui/state/error-state.tsx';

/** Shown instead of a screen that failed, with a button to retry. */
export default function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  const router = useRouter();
  useBroken(error, reset);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main>
      <title>{t('brokenTitle')}</title>
      <ErrorState
        level={1}
        message={errorText(error)}
        onRetry={again}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    </main>
  );
}
