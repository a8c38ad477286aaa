import { isFormer } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { withSameName } from '#lib/text/same-names.rules.ts';
import { Avatar } from '../marks/avatar.tsx';
import { CheckHead } from './check-head.tsx';
import { ChipPopover } from './chip.tsx';
import styles from './people-filter.module.css';

interface Chosen {
  readonly creators: readonly string[];
  readonly onlyMine: boolean;
}

interface PeopleFilterProps extends Chosen {
  readonly people: readonly { readonly name: string; readonly email: string; readonly card_count: number }[];
  readonly onChange: (chosen: Chosen) => void;
}

/** Filters cards by the people who added them, or shows the user's own cards. */
export function PeopleFilter({ people, creators, onlyMine, onChange }: PeopleFilterProps) {
  const { t } = useTranslation('filters');
  const byCount = [...people].sort((a, b) => b.card_count - a.card_count);
  const named = byCount.map((person) => (isFormer(person.email) ? { ...person, name: t('former') } : person));
  const alike = withSameName(named.filter(({ email }) => !isFormer(email)));
  const nameOf = (email: string) =>
    named.find((person) => person.email === email)?.name ?? (isFormer(email) ? t('former') : email);
  const names = [...(onlyMine ? [t('myCards')] : []), ...creators.map(nameOf)];
  return (
    <ChipPopover
      label={names.join(', ') || t('people')}
      on={names.length > 0}
      onClear={() => onChange({ creators: [], onlyMine: false })}
      clearLabel={t('clearPeople')}
      choices={{
        label: t('people'),
        searchLabel: t('searchPeople'),
        empty: t('noPeople'),
        head: (
          <CheckHead checked={onlyMine} onChange={(mine) => onChange({ creators, onlyMine: mine })}>
            {t('onlyMine')}
          </CheckHead>
        ),
        choices: named.map((person) => ({
          value: person.email,
          name: person.name,
          count: person.card_count,
          content: <PersonName {...person} isAlike={alike.has(person)} />,
        })),
        chosen: creators,
        onChange: (chosen) => onChange({ creators: chosen, onlyMine }),
      }}
    />
  );
}

interface PersonNameProps {
  readonly name: string;
  readonly email: string;
  /** Somebody else has the same name. */
  readonly isAlike: boolean;
}

const PersonName = ({ name, email, isAlike }: PersonNameProps) => (
  <>
    <Avatar name={name} size={22} />
    <span title={name}>
      {name}
      {isAlike && <span className={styles.email}>{email}</span>}
    </span>
  </>
);
