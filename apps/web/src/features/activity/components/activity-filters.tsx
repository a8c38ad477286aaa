import {
  type ActivityAttributes,
  type ActivitySubject,
  activitySubjects,
  inNaturalOrder,
  isFormer,
} from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectUsersQuery } from '#features/projects/api/list-project-users.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { Chip } from '#ui/filter-bar/chip.tsx';
import { ChipMenu } from '#ui/filter-bar/chip-menu.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import type { ActivitySearch } from '../rules/activity-search.rules.ts';

interface ActivityFiltersProps {
  readonly projectSlug: string;
  readonly asked: ActivitySearch;
  /** The people in the listed activities, who may have left the project. */
  readonly shown: readonly ActivityAttributes['person'][];
}

/** Filters activities by subject and by person. */
export function ActivityFilters({ projectSlug, asked, shown }: ActivityFiltersProps) {
  const { t } = useTranslation('activity');
  const kinds = useKindTexts();
  const nameOf = (subject: ActivitySubject) =>
    subject === 'brief' || subject === 'members' || subject === 'project'
      ? t(`about_${subject}`)
      : kinds.names(subject);
  const navigate = useNavigate();
  const members = useQuery(projectUsersQuery(projectSlug)).data ?? [];
  const people = [...new Map([...shown, ...members].map((person) => [person.id, person])).values()];
  const named = people
    .map(({ id, name, email }) => ({ id, name: isFormer(email) ? t('former') : name }))
    .sort((a, b) => inNaturalOrder(a.name, b.name));
  const ids = named.map(({ id }) => id);
  const ask = (change: ActivitySearch) =>
    void navigate({ to: '.', search: { ...asked, page: undefined, ...change }, replace: true });
  return (
    <FilterBar>
      {activitySubjects.map((subject) => (
        <Chip
          key={subject}
          on={asked.kind === subject}
          onClick={() => ask({ kind: asked.kind === subject ? undefined : subject })}
        >
          {nameOf(subject)}
        </Chip>
      ))}
      <ChipMenu
        values={['', ...ids]}
        value={asked.person ?? ''}
        name={(person) => named.find(({ id }) => id === person)?.name ?? (person === '' ? t('everybody') : '…')}
        label={t('person')}
        clearLabel={t('everybody')}
        onChange={(person) => ask({ person: person || undefined })}
      />
    </FilterBar>
  );
}
