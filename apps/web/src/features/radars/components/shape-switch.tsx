import { type RadarShape, radarShapes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { ViewSwitch, viewClass } from '#ui/filter-bar/view-switch.tsx';

interface ShapeSwitchProps {
  readonly shape: RadarShape;
  readonly onChange: (shape: RadarShape) => void;
}

const outlines: Readonly<Record<RadarShape, string>> = {
  half: 'M2 14a8 8 0 0 1 16 0ZM7 14a3 3 0 0 1 6 0',
  full: 'M2 10a8 8 0 1 1 16 0a8 8 0 1 1-16 0ZM7 10a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z',
};

/** Half or full disc. */
export function ShapeSwitch({ shape, onChange }: ShapeSwitchProps) {
  const { t } = useTranslation('radars');
  return (
    <ViewSwitch label={t('view')}>
      {radarShapes.map((one) => (
        <button
          key={one}
          type="button"
          className={viewClass({ on: one === shape, short: true })}
          aria-pressed={one === shape}
          aria-label={t(`shape_${one}`)}
          title={t(`shape_${one}`)}
          onClick={() => onChange(one)}
        >
          <svg width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={outlines[one]} strokeWidth="1.5" strokeLinejoin="round" />
          </svg>
        </button>
      ))}
    </ViewSwitch>
  );
}
