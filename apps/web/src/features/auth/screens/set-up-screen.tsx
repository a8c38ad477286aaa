import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormActions, FormFailure } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { setupQuery } from '../api/read-setup.ts';
import styles from '../components/auth-layout.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useLinkToken } from '../components/link-token.ts';
import { SetUpForm } from '../components/set-up-form.tsx';

/** The screen opened by the one-time set-up link, which creates the first administrator. */
export default function SetUpScreen() {
  const { t } = useTranslation('recovery');
  const token = useLinkToken();
  const { isPending, isSuccess, error, refetch, isFetching } = useQuery(setupQuery(token));
  // 422: the link was cut off.
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 422);
  useDocumentTitle(t('setUpTitle'));
  return (
    <AuthLayout title={t('setUpTitle')} text={isSuccess ? t('setUpText') : undefined}>
      {isPending && <FormSkeleton fields={3} />}
      {isSuccess && <SetUpForm token={token} />}
      {error && (
        <div className={styles.problem}>
          <FormFailure message={refused ? t('setUpLinkInvalid') : errorText(error)} />
          <FormActions>
            {!refused && (
              <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            )}
            <ButtonLink to="/login" variant={refused ? 'primary' : 'plain'}>
              {t('toSignIn')}
            </ButtonLink>
          </FormActions>
        </div>
      )}
    </AuthLayout>
  );
}
