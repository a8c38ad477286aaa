import { grantableRoles, projectRoles, workspaceRoles } from '@foreglow/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#features/auth/components/use-me.ts';
import { InviteDialog } from '#features/invitations/components/invite-dialog.tsx';
import { LinkPanel } from '#features/invitations/components/link-panel.tsx';
import { PendingInvitations } from '#features/invitations/components/pending-invitations.tsx';
import { RoleGuide } from '#features/permissions/components/role-guide.tsx';
import { searchableFrom } from '#features/users/rules/members-search.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import styles from './members.module.css';
import type { TitledScope } from './titled-scope.ts';

interface MembersFrameProps {
  readonly scope: TitledScope;
  /** The number of members; undefined while it is loading. */
  readonly count: number | undefined;
  /** The number of members in the longest list, if there are several. */
  readonly longest?: number | undefined;
  /** Renders the members for a search term. */
  readonly children: (search: string) => ReactNode;
}

/** The common parts of the member screens of a workspace and a project: inviting, searching, open invitations. */
export function MembersFrame({ scope, count, longest, children }: MembersFrameProps) {
  const { t } = useTranslation('members');
  const { number } = useFormats();
  const permissions = usePermissions();
  const navigate = useNavigate();
  const { search = '', invite } = useSearch({ strict: false });
  const { title, ...where } = scope;
  const roles = grantableRoles(permissions, scope.projectSlug ? 'project' : 'workspace', where);
  const show = (change: { search?: string | undefined; invite?: true | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true });
  const [term, setTerm] = useSearchTerm(search, (next) => show({ search: next || undefined }));
  return (
    <Page rows={longest ?? count}>
      <PageHeader
        title={t('title')}
        count={count === undefined ? undefined : number(count)}
        lede={title}
        actions={
          roles.length > 0 && (
            <Button
              variant="primary"
              icon={<IconUserPlus stroke={1.8} aria-hidden="true" />}
              onClick={() => show({ invite: true })}
            >
              {t('invite')}
            </Button>
          )
        }
      />
      {count !== undefined && (count > searchableFrom || search !== '') && (
        <FilterBar>
          <SearchField label={t('search')} value={term} onChange={setTerm} maxLength={100} />
        </FilterBar>
      )}
      {children(search)}
      {/* What is below the members appears together with them, so that it does not move. */}
      <div hidden={count === undefined}>
        <PendingInvitations scope={where} search={search} />
        {search === '' && <LinkPanel scope={where} roles={roles} />}
        <div className={styles.guide}>
          <RoleGuide roles={scope.projectSlug ? projectRoles : workspaceRoles} />
        </div>
      </div>
      <InviteDialog
        scope={where}
        title={title}
        roles={roles}
        opened={invite === true && roles.length > 0}
        onClose={() => show({ invite: undefined })}
      />
    </Page>
  );
}
