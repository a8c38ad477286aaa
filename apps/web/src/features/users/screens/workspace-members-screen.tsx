import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';
import { WorkspaceMissing } from '#features/workspaces/components/workspace-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { LongRows } from '#ui/rows/long-rows.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { State } from '#ui/state/state.tsx';
import { type Member, workspaceMembersQuery } from '../api/list-members.ts';
import { MemberRow } from '../components/members/member-row.tsx';
import styles from '../components/members/members.module.css';
import { MembersFrame } from '../components/members/members-frame.tsx';
import type { TitledScope } from '../components/members/titled-scope.ts';
import { named } from '../rules/members-search.rules.ts';

/** The members of a workspace, including members of single projects in it. */
export default function WorkspaceMembersScreen() {
  const { t } = useTranslation('members');
  const { workspaceSlug } = useParams({ from: '/shell/w/$workspaceSlug/members' });
  const may = useMay();
  const allowed = may('workspace.update', { workspaceSlug });
  const workspace = useQuery({ ...workspaceQuery(workspaceSlug), enabled: allowed });
  const members = useQuery({ ...workspaceMembersQuery(workspaceSlug), enabled: allowed });
  useDocumentTitle(workspace.data ? `${t('title')} · ${workspace.data.title}` : t('title'));
  if (!allowed) return <NoPermission />;
  const scope = { workspaceSlug, title: workspace.data?.title ?? '' };
  return (
    <QueryState
      query={members}
      missing={<WorkspaceMissing />}
      skeleton={
        <MembersFrame scope={scope} count={undefined}>
          {() => <RowSkeletons count={4} />}
        </MembersFrame>
      }
    >
      {(people) => (
        <MembersFrame scope={scope} count={people.filter(({ workspace_role }) => workspace_role).length}>
          {(search) => <Members people={named(people, search)} scope={scope} />}
        </MembersFrame>
      )}
    </QueryState>
  );
}

function Members({ people, scope }: { people: readonly Member[]; scope: TitledScope }) {
  const { t } = useTranslation('members');
  const inWorkspace = people.filter(({ workspace_role }) => workspace_role !== null);
  const inProjects = people.filter(({ workspace_role }) => workspace_role === null);
  if (people.length === 0) return <State title={t('nobodyTitle')} text={t('nobodyText')} />;
  return (
    <>
      {inWorkspace.length > 0 && (
        <LongRows
          label={t('title')}
          items={inWorkspace}
          row={(member) => <MemberRow key={member.id} member={member} scope={scope} role={member.workspace_role} />}
        />
      )}
      {inProjects.length > 0 && (
        <Section
          title={t('onlyProjects')}
          count={inProjects.length}
          text={t('onlyProjectsText')}
          rows={inProjects.length}
        >
          <LongRows
            label={t('onlyProjects')}
            items={inProjects}
            row={(member) => (
              <MemberRow key={member.id} member={member} scope={scope} note={<Projects of={member} />} />
            )}
          />
        </Section>
      )}
    </>
  );
}

/** Links to the members of the projects in which a person has a role. */
function Projects({ of: { projects } }: { of: Member }) {
  const texts = useRoleTexts();
  return (
    <ul className={styles.projects}>
      {projects.map(({ slug, title, role }) => (
        <li key={slug}>
          <Link to="/projects/$projectSlug/members" params={{ projectSlug: slug }} dir="auto">
            {title}
          </Link>
          <span>{texts.name(role)}</span>
        </li>
      ))}
    </ul>
  );
}
