import type { InvitationAttributes } from '@foreglow/contract';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '#features/auth/components/auth-layout.tsx';
import { SignInForm } from '#features/auth/components/sign-in-form.tsx';
import { useMay, useMe } from '#features/auth/components/use-me.ts';
import { fitOf } from '#features/invitations/rules/fit.rules.ts';
import { landing } from '#features/invitations/rules/landing.rules.ts';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import styles from './join.module.css';
import { RegisterForm } from './register-form.tsx';
import { RequestForm } from './request-form.tsx';
import { JoinAs, SomebodyElse } from './signed-in.tsx';

interface InvitedProps {
  readonly token: string;
  readonly invitation: InvitationAttributes;
  /** Accepts as the signed-in user, and opens the workspace or project. */
  readonly onJoin: () => Promise<unknown>;
  readonly joining: boolean;
  readonly failure: string | undefined;
}

/** Shows who invites the user to what, and lets the user join. */
export function Invited({ token, invitation, onJoin, joining, failure }: InvitedProps) {
  const { t } = useTranslation('join');
  const me = useMe();
  const may = useMay();
  const { mail } = useSiteConfig().features;
  const [confirming, setConfirming] = useState<string>();
  const [hasAccount, setHasAccount] = useState(false);
  const { inviter, project, workspace, email } = invitation;
  const scope = project?.title ?? workspace.title;
  const fit = fitOf(invitation, me?.email);
  if (fit === 'over') {
    const isThere = project
      ? may('project.view', { projectSlug: project.slug, workspaceSlug: workspace.slug })
      : may('workspace.view', { workspaceSlug: workspace.slug });
    // The link in the mail is also used to come back.
    return isThere ? <Navigate {...landing(invitation)} /> : <Over invitation={invitation} />;
  }
  if (confirming)
    return (
      <AuthLayout title={t('checkMail')} text={t('confirmSent', { email: confirming })}>
        {null}
      </AuthLayout>
    );
  const confirmsFirst = email === null && mail;
  const signsIn = fit === 'sign-in' || (fit === 'register' && hasAccount);
  return (
    <AuthLayout
      title={scope}
      text={
        <>
          {t(project ? 'invitesToProject' : 'invitesToWorkspace', {
            inviter: inviter.name,
            workspace: workspace.title,
          })}
          <RoleNote invitation={invitation} />
        </>
      }
    >
      {fit === 'join' && me && <JoinAs me={me} onJoin={onJoin} joining={joining} failure={failure} />}
      {fit === 'somebody-else' && me && email && <SomebodyElse me={me} email={email} />}
      {signsIn && (
        <SignInForm key="sign-in" email={email ?? undefined} label={t('signInAndJoin')} onSignedIn={onJoin} />
      )}
      {fit === 'register' && !hasAccount && confirmsFirst && <RequestForm token={token} onSent={setConfirming} />}
      {fit === 'register' && !hasAccount && !confirmsFirst && <RegisterForm token={token} invitation={invitation} />}
      {fit === 'register' && email === null && (
        <p className={styles.other}>
          {hasAccount ? t('noAccountYet') : t('accountAlready')}{' '}
          <button type="button" className={styles.link} onClick={() => setHasAccount(!hasAccount)}>
            {hasAccount ? t('makeAccount') : t('signInInstead')}
          </button>
        </p>
      )}
    </AuthLayout>
  );
}

function RoleNote({ invitation: { role } }: Pick<InvitedProps, 'invitation'>) {
  const { t } = useTranslation('join');
  const texts = useRoleTexts();
  return (
    <span className={styles.role}>
      <b>{t('yourRole', { role: texts.name(role) })}</b>
      {texts.about(role)}
    </span>
  );
}

/** States that the invitation was used, withdrawn or has expired, and whom to contact. */
function Over({ invitation }: Pick<InvitedProps, 'invitation'>) {
  const { t } = useTranslation('join');
  const me = useMe();
  const { state, inviter, workspace, project } = invitation;
  return (
    <AuthLayout
      title={state === 'pending' ? t('title') : t(`over_${state}`)}
      text={t('overText', { inviter: inviter.name, place: project?.title ?? workspace.title })}
    >
      <ButtonLink to={me ? '/' : '/login'} variant="primary" tall wide>
        {me ? t('goOn') : t('toSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
