import { IconBaselineDensitySmall, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import { ViewSwitch, viewClass } from '#ui/filter-bar/view-switch.tsx';
import { useDensity } from '../list/use-density.ts';

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

/** Whether more cards are shown, with less of each. */
export function DensitySwitch() {
  const { t } = useTranslation('cards');
  const [density, setDensity] = useDensity();
  const isCompact = density === 'compact';
  return (
    <ViewSwitch label={t('density')}>
      <button
        type="button"
        className={viewClass({ on: isCompact, short: true })}
        aria-pressed={isCompact}
        aria-label={t('compact')}
        title={t('compact')}
        onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      >
        <IconBaselineDensitySmall size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </ViewSwitch>
  );
}
