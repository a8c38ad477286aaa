import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { ApiError, errorText } from '../../../lib/http/index.ts';
import { Button, ButtonLink } from '../../../ui/button/index.ts';
import { FormActions, FormFailure } from '../../../ui/form/index.ts';
import { Bone, Loading } from '../../../ui/state/index.ts';
import { setupQuery } from '../api/read-setup.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SetUpForm } from './set-up-form.tsx';

/** Where the one-time set-up link leads: the first administrator is made here. */
export default function SetUpScreen() {
  const { t } = useTranslation('auth');
  const { token = '' } = useSearch({ from: '/setup' });
  const { isPending, isSuccess, error, refetch, isFetching } = useQuery(setupQuery(token));
  const refused = error instanceof ApiError && error.status === 401;
  useDocumentTitle(t('setUpTitle'));
  return (
    <AuthLayout title={t('setUpTitle')} text={isSuccess ? t('setUpText') : undefined}>
      {isPending && <FormSkeleton />}
      {isSuccess && <SetUpForm token={token} />}
      {error && (
        <>
          <FormFailure message={refused ? t('setUpLinkInvalid') : errorText(error)} />
          <FormActions>
            {!refused && (
              <Button look="primary" busy={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            )}
            <ButtonLink to="/login" look={refused ? 'primary' : 'plain'}>
              {t('toSignIn')}
            </ButtonLink>
          </FormActions>
        </>
      )}
    </AuthLayout>
  );
}

function FormSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Loading />
      {['name', 'email', 'password'].map((name) => (
        <div key={name} style={{ display: 'grid', gap: 8 }}>
          <Bone width={80} />
          <Bone height={42} radius={9} />
        </div>
      ))}
    </div>
  );
}
