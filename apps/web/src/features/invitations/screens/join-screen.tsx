import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '#features/auth/components/auth-layout.tsx';
import { useLinkToken } from '#features/auth/components/link-token.ts';
import { useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormActions, FormFailure } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useAcceptInvitation } from '../api/accept-invitation.ts';
import { invitationQuery } from '../api/read-invitation.ts';
import { Invited } from '../components/join/invited.tsx';
import { landing } from '../rules/landing.rules.ts';

/**
 * The screen that an invitation link opens. `/register` and `/signup` are the same screen: nobody registers without an
 * invitation.
 */
export default function JoinScreen() {
  const { t } = useTranslation('join');
  const token = useLinkToken();
  const me = useMe();
  const query = useQuery({ ...invitationQuery(token, me?.id), enabled: token !== '' });
  const { error } = query;
  const { join, joining, failure } = useJoin(token);
  useDocumentTitle(t('title'));
  if (query.data)
    return <Invited token={token} invitation={query.data} onJoin={join} joining={joining} failure={failure} />;
  if (token === '' || (error instanceof ApiError && error.status < 500 && error.status >= 400 && error.status !== 429))
    return <NeedsInvitation cutOff={token !== ''} />;
  return (
    <AuthLayout title={t('title')}>
      {error ? (
        <>
          <FormFailure message={errorText(error)} />
          <FormActions>
            <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </FormActions>
        </>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </AuthLayout>
  );
}

/** Accepts the invitation and opens its workspace or project, which shows a welcome. */
function useJoin(token: string) {
  const { t } = useTranslation('join');
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useAcceptInvitation();
  const join = async () => {
    const invitation = await mutateAsync(token);
    await navigate(landing(invitation));
    notify.success(t('welcome', { place: (invitation.project ?? invitation.workspace).title }));
  };
  return { join, joining: isPending, failure: error ? errorText(error) : undefined };
}

function NeedsInvitation({ cutOff }: { cutOff: boolean }) {
  const { t } = useTranslation('join');
  return (
    <AuthLayout
      title={cutOff ? t('unknownTitle') : t('neededTitle')}
      text={cutOff ? t('unknownText') : t('neededText')}
    >
      <ButtonLink to="/login" variant="primary" tall wide>
        {t('toSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
