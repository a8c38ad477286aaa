import { isFormer } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../marks/index.ts';
import { CheckHead } from './check-head.tsx';
import { ChipPopover } from './chip.tsx';
import { ChoiceList } from './choice-list.tsx';

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
  const nameOf = (email: string) =>
    named.find((person) => person.email === email)?.name ?? (isFormer(email) ? t('former') : email);
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
        choices={named.map(({ name, email, card_count }) => ({
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
