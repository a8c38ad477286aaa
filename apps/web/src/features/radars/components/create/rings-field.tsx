import { limits } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/field/select-field.tsx';
import { NamesField } from '../editor/names-field.tsx';
import styles from './create-radar-form.module.css';

interface RingsFieldProps {
  /** From the centre outwards. */
  readonly rings: readonly string[];
  readonly onChange: (rings: readonly string[]) => void;
}

/** The names of the three horizons in the language of the user. */
export function useFirstRings(): readonly string[] {
  const { t } = useTranslation('radars');
  return (['Now', 'Next', 'Later'] as const).map((name) => t(`ring_${name}`));
}

/** The rings of a new radar: one of several common sets, or custom rings. */
export function RingsField({ rings, onChange }: RingsFieldProps) {
  const { t } = useTranslation('radars');
  const sets = [useFirstRings(), ['Adopt', 'Trial', 'Assess', 'Hold'], ['Act', 'Prepare', 'Watch']];
  const chosen = sets.findIndex((set) => set.join('\n') === rings.join('\n'));
  return (
    <div className={styles.rings}>
      <SelectField
        label={t('rings')}
        placeholder={t('ownRings')}
        options={sets.map((set, at) => ({ value: `${at}`, name: set.join(' · ') }))}
        value={chosen < 0 ? '' : `${chosen}`}
        onChange={(value) => onChange(sets[Number(value)] ?? rings)}
      />
      <NamesField
        label={t('ringNames')}
        addLabel={t('addRing')}
        hint={t('ringsHint')}
        names={rings}
        {...limits.radarRings}
        onChange={(names) => onChange(names.map(({ name }) => name))}
      />
    </div>
  );
}
