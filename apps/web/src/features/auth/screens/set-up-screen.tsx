import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { ApiError, errorText } from '../../../lib/http/index.ts';
import { Button, ButtonLink } from '../../../ui/button/index.ts';
import { FormActions, FormFailure, FormSkeleton } from '../../../ui/form/index.ts';
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
