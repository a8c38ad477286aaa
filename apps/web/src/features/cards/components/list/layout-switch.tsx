import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../../ui/class-names.ts';
import type { Layout } from '../../rules/card-search.rules.ts';
import styles from './layout-switch.module.css';

interface LayoutSwitchProps {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

const icons = { grid: IconLayoutGrid, list: IconList } as const;

/** Grid or list. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('cards');
  return (
    <fieldset aria-label={t('layout')} className={styles.switch}>
      {(['grid', 'list'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className={cx(styles.choice, layout === name && styles.on)}
            aria-pressed={layout === name}
            aria-label={t(`layout_${name}`)}
            title={t(`layout_${name}`)}
            onClick={() => onChange(name)}
          >
            <Icon size={16} stroke={1.5} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
