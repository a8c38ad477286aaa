import { isFormer, type UserAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { LeaveButton } from '#features/permissions/components/leave-button.tsx';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { projectUsersQuery } from '#features/projects/api/list-project-users.ts';
import { named, searchableFrom } from '#features/users/rules/members-search.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Page, PageHeader, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { LongRows } from '#ui/rows/long-rows.tsx';
import { Row, RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import type { TitledScope } from './titled-scope.ts';

type Person = UserAttributes & { readonly id: string };

interface ProjectPeopleProps {
  readonly scope: TitledScope;
  readonly slug: string;
}

/**
 * The people in a project, for users who do not manage its members. They see the team as a single entry, as everywhere.
 */
export function ProjectPeople({ scope, slug }: ProjectPeopleProps) {
  const { t } = useTranslation('members');
  const { number } = useFormats();
  const people = useQuery(projectUsersQuery(slug));
  const navigate = useNavigate();
  const { search = '' } = useSearch({ from: '/shell/projects/$projectSlug/members' });
  const [term, setTerm] = useSearchTerm(search, (next) => {
    void navigate({ to: '.', search: { search: next || undefined }, replace: true });
  });
  const members = people.data?.filter(({ role }) => role !== null).length;
  const searchable = search !== '' || (people.data?.length ?? 0) > searchableFrom;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={members === undefined ? undefined : number(members)}
        lede={scope.title}
        actions={<LeaveButton scope={scope} title={scope.title} />}
      />
      {searchable && (
        <FilterBar>
          <SearchField label={t('search')} value={term} onChange={setTerm} maxLength={100} />
        </FilterBar>
      )}
      <QueryState query={people} skeleton={<RowSkeletons count={4} />}>
        {(found) => <People people={named(found, search)} searched={search !== ''} />}
      </QueryState>
    </Page>
  );
}

function People({ people, searched }: { people: readonly Person[]; searched: boolean }) {
  const { t } = useTranslation('members');
  const members = people.filter(({ role }) => role !== null);
  const others = people.filter(({ role }) => role === null);
  if (people.length === 0) {
    return searched ? (
      <State title={t('nobodyTitle')} text={t('nobodyText')} />
    ) : (
      <State title={t('noneTitle')} text={t('noneText')} />
    );
  }
  return (
    <>
      {members.length > 0 && (
        <LongRows label={t('title')} items={members} row={(person) => <PersonRow key={person.id} person={person} />} />
      )}
      {others.length > 0 && (
        <Section title={t('withCards')} count={others.length} text={t('withCardsText')}>
          <LongRows
            label={t('withCards')}
            items={others}
            row={(person) => <PersonRow key={person.id} person={person} />}
          />
        </Section>
      )}
    </>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation('members');
  const texts = useRoleTexts();
  const me = useMe();
  const { id, name, email, role, card_count } = person;
  const former = isFormer(email);
  return (
    <Row
      lead={<Avatar name={name} size={36} />}
      title={former ? t('former') : name}
      badges={id === me?.id && <Badge>{t('you')}</Badge>}
      text={former ? undefined : email}
      end={<span>{role ? texts.name(role) : t('cardCount', { count: card_count })}</span>}
    />
  );
}
