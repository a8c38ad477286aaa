import type { MapGroup } from '@foreglow/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartView } from '#features/map/rules/camera.rules.ts';
import { afterFrame } from '../chart/after-frame.ts';
import type { MapChartHandle } from '../chart/map-chart.types.ts';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { ChosenCards } from './chosen-cards.tsx';
import styles from './map-panel.module.css';
import { Overview } from './overview.tsx';

interface MapPanelProps {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  readonly place: ChartView | null;
  /** The group that is chosen. */
  readonly group: MapGroup | undefined;
  /** The points of the group or of the selection. */
  readonly chosen: readonly number[];
  readonly mayWrite: boolean;
  readonly onOpen: (point: number) => void;
  readonly onChooseGroup: (id: string) => void;
  readonly onChoose: (points: readonly number[]) => void;
  readonly onClear: () => void;
  readonly onShow: MapChartHandle['flyTo'];
}

/** The panel next to the map: the chosen group or selection, or otherwise an overview. */
export function MapPanel(props: MapPanelProps) {
  const { t } = useTranslation('map');
  const { shown, parts, group, chosen, mayWrite, onOpen, onClear } = props;
  // The map is drawn first: the rows of the panel would keep it waiting.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterFrame(() => setIsDue(true)), []);
  return (
    <aside className={styles.panel} aria-label={t('panel')}>
      {!isDue ? null : chosen.length > 0 ? (
        <ChosenCards
          key={group?.id ?? 'selection'}
          shown={shown}
          parts={parts}
          group={group}
          chosen={chosen}
          mayWrite={mayWrite}
          onOpen={onOpen}
          onClear={onClear}
        />
      ) : (
        <Overview
          shown={shown}
          parts={parts}
          place={props.place}
          mayWrite={mayWrite}
          onOpen={onOpen}
          onChooseGroup={props.onChooseGroup}
          onChoose={props.onChoose}
          onShow={props.onShow}
        />
      )}
    </aside>
  );
}
