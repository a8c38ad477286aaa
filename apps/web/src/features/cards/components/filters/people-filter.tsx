import { isFormer } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckHead, ChipPopover, ChoiceList } from '../../../../ui/filter-bar/index.ts';
import { Avatar } from '../../../../ui/marks/index.ts';
import { workspaceUsersQuery } from '../../../workspaces/index.ts';
import { projectUsersQuery } from '../../api/list-project-users.ts';
import type { CardSource } from '../../rules/source.ts';

interface People {
  readonly creators: readonly string[];
  readonly onlyMine: boolean;
}

interface PeopleFilterProps extends People {
  readonly source: CardSource;
  readonly onChange: (people: People) => void;
}

/** Filters cards by the people who added them, or the user's own cards. */
export function PeopleFilter({ source, creators, onlyMine, onChange }: PeopleFilterProps) {
  const { t } = useTranslation('cards');
  const usersQuery = source.kind === 'project' ? projectUsersQuery : workspaceUsersQuery;
  const found = useQuery(usersQuery(source.slug)).data ?? [];
  const mostFirst = [...found].sort((a, b) => b.card_count - a.card_count);
  const people = mostFirst.map((person) => (isFormer(person.email) ? { ...person, name: t('former') } : person));
  const nameOf = (email: string) =>
    people.find((person) => person.email === email)?.name ?? (isFormer(email) ? t('former') : email);
  const names = [...(onlyMine ? [t('myCards')] : []), ...creators.map(nameOf)];
  return (
    <ChipPopover
      label={names.join(', ') || t('people')}
      on={names.length > 0}
      onClear={() => onChange({ creators: [], onlyMine: false })}
      clearLabel={t('clearPeople')}
    >
      <ChoiceList
        label={t('people')}
        searchLabel={t('searchPeople')}
        empty={t('noPeople')}
        head={
          <CheckHead checked={onlyMine} onChange={(mine) => onChange({ creators, onlyMine: mine })}>
            {t('onlyMine')}
          </CheckHead>
        }
        choices={people.map(({ name, email, card_count }) => ({
          value: email,
          name,
          count: card_count,
          content: (
            <>
              <Avatar name={name} size={22} />
              <span>{name}</span>
            </>
          ),
        }))}
        chosen={creators}
        onChange={(chosen) => onChange({ creators: chosen, onlyMine })}
      />
    </ChipPopover>
  );
}
