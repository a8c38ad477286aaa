import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page, PageHeader, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { LongRows } from '#ui/rows/long-rows.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { type Member, projectMembersQuery } from '../api/list-members.ts';
import { MemberRow } from '../components/members/member-row.tsx';
import { MembersFrame } from '../components/members/members-frame.tsx';
import { ProjectPeople } from '../components/members/project-people.tsx';
import type { TitledScope } from '../components/members/titled-scope.ts';
import { named } from '../rules/members-search.rules.ts';

/** The members of a project, with a role of the project itself or through its workspace: to manage, or only to read. */
export default function ProjectMembersScreen() {
  const { t } = useTranslation('members');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/members' });
  const project = useQuery(projectQuery(projectSlug));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  return (
    <QueryState
      query={project}
      missing={<ProjectMissing />}
      skeleton={
        <Page>
          <PageHeader title={t('title')} />
          <RowSkeletons count={4} />
        </Page>
      }
    >
      {({ slug, title, workspace_slug }) => (
        <ProjectMembers scope={{ projectSlug: slug, workspaceSlug: workspace_slug, title }} slug={slug} />
      )}
    </QueryState>
  );
}

function ProjectMembers({ scope, slug }: { scope: TitledScope; slug: string }) {
  const may = useMay();
  return may('project.update', scope) ? (
    <ManagedMembers scope={scope} slug={slug} />
  ) : (
    <ProjectPeople scope={scope} slug={slug} />
  );
}

function ManagedMembers({ scope, slug }: { scope: TitledScope; slug: string }) {
  const members = useQuery(projectMembersQuery(slug));
  return (
    <QueryState
      query={members}
      skeleton={
        <MembersFrame scope={scope} count={undefined}>
          {() => <RowSkeletons count={4} />}
        </MembersFrame>
      }
    >
      {(people) => {
        const { own, through } = divided(people);
        return (
          <MembersFrame scope={scope} count={people.length} longest={Math.max(own.length, through.length)}>
            {(search) => <Members people={named(people, search)} scope={scope} />}
          </MembersFrame>
        );
      }}
    </QueryState>
  );
}

function Members({ people, scope }: { people: readonly Member[]; scope: TitledScope }) {
  const { t } = useTranslation('members');
  const may = useMay();
  const { own, through } = divided(people);
  const { workspaceSlug } = scope;
  if (people.length === 0) return <State title={t('nobodyTitle')} text={t('nobodyText')} />;
  return (
    <>
      {own.length > 0 && (
        <LongRows
          label={t('title')}
          items={own}
          row={(member) => (
            <MemberRow key={member.id} member={member} scope={scope} role={member.projects[0]?.role ?? null} />
          )}
        />
      )}
      {through.length > 0 && (
        <Section
          title={t('throughWorkspace')}
          count={through.length}
          rows={through.length}
          text={t('throughWorkspaceText')}
          actions={
            may('workspace.update', { workspaceSlug }) && (
              <Link to="/w/$workspaceSlug/members" params={{ workspaceSlug }}>
                {t('toWorkspaceMembers')}
              </Link>
            )
          }
        >
          <LongRows
            label={t('throughWorkspace')}
            items={through}
            row={(member) => (
              <MemberRow key={member.id} member={member} scope={scope} note={<WorkspaceRole of={member} />} />
            )}
          />
        </Section>
      )}
    </>
  );
}

/** The members with a role of the project itself, and those who have theirs through its workspace. */
const divided = (people: readonly Member[]) => ({
  own: people.filter(({ projects }) => projects.length > 0),
  through: people.filter(({ projects }) => projects.length === 0),
});

function WorkspaceRole({ of: { workspace_role } }: { of: Member }) {
  const texts = useRoleTexts();
  return workspace_role && <span>{texts.name(workspace_role)}</span>;
}
