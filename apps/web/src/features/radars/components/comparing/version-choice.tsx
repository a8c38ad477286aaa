import type { DumpAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { now } from '#features/radars/rules/compare-view.rules.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './comparison.module.css';
import { useChangeWords } from './use-change-words.ts';

interface VersionChoiceProps {
  readonly dumps: readonly DumpAttributes[];
  readonly from: string;
  readonly to: string;
  readonly onChange: (pair: { readonly from: string; readonly to: string }) => void;
}

/** A choice of the two versions. */
export function VersionChoice({ dumps, from, to, onChange }: VersionChoiceProps) {
  const { t } = useTranslation('radars');
  const { versionName } = useChangeWords();
  const published = dumps.map(({ slug, number, created_at }) => ({
    value: slug,
    name: versionName({ number, createdAt: created_at }),
  }));
  return (
    <div className={styles.choice}>
      <div className={styles.select}>
        <Select
          aria-label={t('earlierVersion')}
          options={published}
          value={from}
          onChange={(value) => onChange({ from: value, to })}
          compact
        />
      </div>
      <span aria-hidden="true">→</span>
      <div className={styles.select}>
        <Select
          aria-label={t('laterVersion')}
          options={[{ value: now, name: t('versionNow') }, ...published]}
          value={to}
          onChange={(value) => onChange({ from, to: value })}
          compact
        />
      </div>
    </div>
  );
}
