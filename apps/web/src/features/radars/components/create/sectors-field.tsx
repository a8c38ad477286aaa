import { limits } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { NamesField } from '../editor/names-field.tsx';
import styles from './create-radar-form.module.css';

interface SectorsFieldProps {
  /** The domains of the brief. There may be more of them than a radar can have sectors. */
  readonly domains: readonly string[];
  /** The tags of the project, most used first. They are offered if the brief has no domains. */
  readonly tags?: readonly string[];
  readonly chosen: readonly string[];
  /** If it differs from the hint for a radar. */
  readonly hint?: string;
  readonly error: string | undefined;
  readonly onChange: (names: readonly string[]) => void;
}

const { min, max } = limits.radarDomains;

/** The sectors of a new radar in order, with the unused domains of the brief, or without any, the tags of the project. */
export function SectorsField({ domains, tags = [], chosen, hint, error, onChange }: SectorsFieldProps) {
  const { t } = useTranslation('radars');
  const offered = domains.length > 0 ? domains : tags.slice(0, max);
  const others = offered.filter((name) => !chosen.some((one) => nameKey(one) === nameKey(name)));
  return (
    <div>
      <NamesField
        label={t('sectors')}
        addLabel={t('addSector')}
        name="domains"
        hint={hint ?? t(domains.length > 0 ? 'sectorsHint' : 'sectorsEmpty', { min, max })}
        error={error}
        names={chosen}
        min={0}
        max={max}
        onChange={(names) => onChange(names.map(({ name }) => name))}
      />
      {others.length > 0 && chosen.length < max && (
        <div className={cx(styles.others, chosen.length === 0 && styles.alone)}>
          <p className={styles.hint}>{t(domains.length > 0 ? 'otherDomains' : 'tagsAsSectors')}</p>
          {others.length > 1 && (
            <Button onClick={() => onChange([...chosen, ...others].slice(0, max))}>{t('addAll')}</Button>
          )}
          {others.map((name) => (
            <Button key={name} aria-label={t('addName', { name })} onClick={() => onChange([...chosen, name])}>
              <span dir="auto">+ {name}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
