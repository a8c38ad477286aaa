import { type AnnotationsByWidth, drawLabelsForAllWidths } from '@foreglow/pictures/radars/draw-names';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo, type PointerEvent, type SyntheticEvent } from 'react';
import { Background } from './background.tsx';
import styles from './radar-picture.module.css';

interface LabelsProps {
  readonly annotations: AnnotationsByWidth;
  readonly style: RadarStyle;
  /** The ids of blips that are dimmed. */
  readonly dimmed: ReadonlySet<string> | undefined;
  readonly onOpen: (key: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

/** The names beside the blips. They react to a pointer like their blips, whose marks have the names for everybody else. */
export const Labels = memo(function Labels({ annotations, style, dimmed, onOpen, onPoint }: LabelsProps) {
  const only = (keep: (id: string) => boolean): AnnotationsByWidth => ({
    ...annotations,
    labels: {
      wide: annotations.labels.wide.filter(({ id }) => keep(id)),
      medium: annotations.labels.medium.filter(({ id }) => keep(id)),
    },
  });
  const isDimmed = (id: string) => dimmed?.has(id) === true;
  const point = (event: PointerEvent) => event.pointerType !== 'touch' && onPoint(labelOf(event));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marks take the keys
    <g
      className={styles.labels}
      onClick={(event) => {
        const id = labelOf(event);
        if (id !== undefined) onOpen(id);
      }}
      onPointerOver={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      <Background
        nodes={drawLabelsForAllWidths(
          only((id) => !isDimmed(id)),
          style,
        )}
      />
      {dimmed && dimmed.size > 0 && (
        <g className={styles.faint}>
          <Background nodes={drawLabelsForAllWidths(only(isDimmed), style)} />
        </g>
      )}
    </g>
  );
});

const labelOf = ({ target }: SyntheticEvent): string | undefined =>
  (target instanceof Element ? target.closest('[data-label]')?.getAttribute('data-label') : null) ?? undefined;
