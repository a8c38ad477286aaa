import type { MapAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';

/** The progress of calculating a map. */
export function MapProgress({ map }: { readonly map: MapAttributes }) {
  const { t } = useTranslation('map');
  return (
    <ProgressBar
      label={t(`step_${map.step ?? 'waiting'}`)}
      share={map.step === 'waiting' ? undefined : (map.progress ?? undefined)}
    />
  );
}
