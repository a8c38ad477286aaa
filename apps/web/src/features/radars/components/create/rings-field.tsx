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

const ringSets = [
  ['Now', 'Next', 'Later'],
  ['Adopt', 'Trial', 'Assess', 'Hold'],
  ['Act', 'Prepare', 'Watch'],
] as const;

/** Common sets of rings in the language of the user. */
function useRingSets(): readonly (readonly string[])[] {
  const { t } = useTranslation('radars');
  return ringSets.map((set) => set.map((name) => t(`ring_${name}`)));
}

/** The names of the three horizons in the language of the user. */
export const useFirstRings = (): readonly string[] => useRingSets()[0] ?? [];

/** The rings of a new radar: one of several common sets, or custom rings. */
export function RingsField({ rings, onChange }: RingsFieldProps) {
  const { t } = useTranslation('radars');
  const sets = useRingSets();
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
