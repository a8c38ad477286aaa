import { isFormer, type WorkspaceAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { LeaveButton } from '#features/permissions/components/leave-button.tsx';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { workspaceUsersQuery } from '../api/list-workspace-users.ts';
import styles from './parts.module.css';

/** The people who belong to a workspace or added cards to it. */
export function Members({ workspace }: { workspace: Pick<WorkspaceAttributes, 'slug' | 'title' | 'member_count'> }) {
  const { t } = useTranslation('workspaces');
  const { slug: workspaceSlug, title, member_count } = workspace;
  const texts = useRoleTexts();
  const may = useMay();
  const { data, error, refetch, isFetching } = useQuery(workspaceUsersQuery(workspaceSlug));
  const people = (data ?? []).map((one) => (isFormer(one.email) ? { ...one, name: t('former') } : one));
  return (
    <section className={styles.section}>
      <div className={styles.sectionTop}>
        <h2 className={styles.sectionTitle}>{t('people')}</h2>
        {may('workspace.update', { workspaceSlug }) ? (
          <ButtonLink to="/w/$workspaceSlug/members" params={{ workspaceSlug }} variant="quiet">
            {t('manageMembers')}
          </ButtonLink>
        ) : (
          <LeaveButton scope={{ workspaceSlug }} title={title} />
        )}
      </div>
      {error && !data && (
        <p role="alert">
          {errorText(error)}{' '}
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      <ul className={styles.members}>
        {!data && !error && <MemberSkeletons count={Math.min(member_count, 24)} />}
        {people.map(({ email, name, role, card_count }) => (
          <li key={email} className={styles.member}>
            <Avatar name={name} size={32} />
            <div>
              <b>{name}</b>
              <small>{role ? texts.name(role) : t('roleNone')}</small>
            </div>
            <span className={styles.cards}>{t('cards', { count: card_count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
    <li key={index} className={styles.member} aria-hidden="true">
      <SkeletonBlock width={32} height={32} radius="50%" />
      <div>
        <SkeletonBlock width="60%" />
      </div>
    </li>
  ));
}
