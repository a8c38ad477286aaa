import { IconLasso, IconMarquee2, IconMinus, IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Chip } from '#ui/filter-bar/chip.tsx';
import type { ChartTool } from '../chart/chart.types.ts';
import type { MapChartHandle } from '../chart/map-chart.types.ts';
import styles from './controls.module.css';

interface ControlsProps {
  /** The zoom in per cent. */
  readonly zoom: number;
  readonly tool: ChartTool;
  readonly outlines: boolean;
  readonly hasOutlines: boolean;
  readonly chart: RefObject<MapChartHandle | null>;
  readonly onTool: (tool: ChartTool) => void;
  readonly onOutlines: (on: boolean) => void;
}

/** Controls for the zoom and for the tool that selects points. */
export function Controls({ zoom, tool, outlines, hasOutlines, chart, onTool, onOutlines }: ControlsProps) {
  const { t } = useTranslation('map');
  const { number } = useFormats();
  const toggle = (wanted: ChartTool) => onTool(tool === wanted ? 'pan' : wanted);
  return (
    <div className={styles.controls}>
      <fieldset className={styles.zoom} aria-label={t('zoom')}>
        <button type="button" aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => chart.current?.zoomOut()}>
          <IconMinus size={14} stroke={1.8} aria-hidden="true" />
        </button>
        <button type="button" className={styles.percent} title={t('showAll')} onClick={() => chart.current?.fit()}>
          {t('percent', { value: number(zoom) })}
        </button>
        <button type="button" aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => chart.current?.zoomIn()}>
          <IconPlus size={14} stroke={1.8} aria-hidden="true" />
        </button>
      </fieldset>
      <Chip
        on={tool === 'lasso'}
        onClick={() => toggle('lasso')}
        icon={<IconLasso size={15} stroke={1.6} aria-hidden="true" />}
      >
        {t('lasso')}
      </Chip>
      <Chip
        on={tool === 'box'}
        onClick={() => toggle('box')}
        icon={<IconMarquee2 size={15} stroke={1.6} aria-hidden="true" />}
      >
        {t('box')}
      </Chip>
      {hasOutlines && (
        <Chip on={outlines} onClick={() => onOutlines(!outlines)}>
          {t('outlines')}
        </Chip>
      )}
    </div>
  );
}
