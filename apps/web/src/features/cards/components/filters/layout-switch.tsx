import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import { ViewSwitch, viewClass } from '#ui/filter-bar/view-switch.tsx';

interface LayoutSwitchProps {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

const icons = { grid: IconLayoutGrid, list: IconList } as const;

/** Grid or list. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('cards');
  return (
    <ViewSwitch label={t('layout')}>
      {(['grid', 'list'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className={viewClass({ on: layout === name, short: true })}
            aria-pressed={layout === name}
            aria-label={t(`layout_${name}`)}
            title={t(`layout_${name}`)}
            onClick={() => onChange(name)}
          >
            <Icon size={16} stroke={1.5} aria-hidden="true" />
          </button>
        );
      })}
    </ViewSwitch>
  );
}
