import type { TrendAttributes } from '@foreglow/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Position,
  positionFrom,
  positionOf,
  samePosition,
  steppedPosition,
  type Ways,
} from '#features/trends/rules/drop-target.rules.ts';
import { dragToTarget } from '#lib/dragging/drag-to-target.ts';
import { useHeldFocus } from './use-held-focus.ts';

/** A trend that is being moved. */
interface Lifted {
  readonly slug: string;
  readonly title: string;
  readonly over: Position;
  readonly by: 'pointer' | 'keys';
}

interface MovingOptions {
  /** False for users who can only read, who cannot move anything. */
  readonly enabled: boolean;
  readonly ways: Ways;
  readonly onMove: (trend: TrendAttributes, to: Position) => void;
}

export type Moving = ReturnType<typeof useMoving>;

/** Moves trends by mouse, touch or keys. `announcement` is read by screen readers. */
export function useMoving({ enabled, ways, onMove }: MovingOptions) {
  const { t } = useTranslation('trends');
  const [lifted, setLifted] = useState<Lifted>();
  const [announcement, setAnnouncement] = useState('');
  const held = useHeldFocus();
  const drag = useRef<() => void>(undefined);
  useEffect(() => () => drag.current?.(), []);

  const words = ({ horizon, impact }: Position) =>
    ways === 'horizon' || horizon === null
      ? t(`horizon_${horizon}`)
      : `${t(`horizon_${horizon}`)}, ${t(`step_impact_${impact}`)}`;
  const drop = (trend: TrendAttributes, to: Position) => {
    setLifted(undefined);
    setAnnouncement(t('saidDropped', { title: trend.title, place: words(to) }));
    if (!samePosition(to, positionOf(trend, ways))) onMove(trend, to);
  };
  const giveUp = (trend: TrendAttributes) => {
    setLifted(undefined);
    setAnnouncement(t('saidStays', { title: trend.title, place: words(positionOf(trend, ways)) }));
  };

  const onPointerDown = (trend: TrendAttributes) => (event: PointerEvent<HTMLElement>) => {
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (!event.isPrimary || event.button !== 0 || onButton) return;
    const from = positionOf(trend, ways);
    const lift = (over: Position) => setLifted({ slug: trend.slug, title: trend.title, over, by: 'pointer' });
    drag.current = dragToTarget(event.nativeEvent, event.currentTarget, {
      attribute: 'data-place',
      onLift: () => lift(from),
      onOver: (target) => lift(target === undefined ? from : positionFrom(target, from)),
      onEnd: (target) => (target === undefined ? giveUp(trend) : drop(trend, positionFrom(target, from))),
    });
  };

  const onKeyDown = (trend: TrendAttributes) => (event: KeyboardEvent) => {
    const holds = lifted?.by === 'keys' && lifted.slug === trend.slug ? lifted : undefined;
    const step = holds && steppedPosition(holds.over, event.key, ways);
    if (!holds && event.key !== ' ') return;
    if (holds && !step && ![' ', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !step) return;
    if (!holds) {
      const over = positionOf(trend, ways);
      setLifted({ slug: trend.slug, title: trend.title, over, by: 'keys' });
      setAnnouncement(t(`saidLifted_${ways}`, { title: trend.title, place: words(over) }));
    } else if (step) {
      setLifted({ ...holds, over: step });
      setAnnouncement(samePosition(step, holds.over) ? t('saidEdge', { place: words(step) }) : words(step));
    } else if (event.key === 'Escape') {
      giveUp(trend);
    } else {
      held.keep(trend.slug);
      drop(trend, holds.over);
    }
  };

  return {
    enabled,
    announcement,
    /** The lifted trend, if it is over this place. */
    liftedOver: (place: Partial<Position>): Lifted | undefined =>
      lifted && samePosition({ ...lifted.over, ...place }, lifted.over) ? lifted : undefined,
    isLifted: (slug: string): boolean => lifted?.slug === slug,
    /** Props of the element that is dragged. */
    body: (trend: TrendAttributes) => (enabled ? { onPointerDown: onPointerDown(trend) } : {}),
    /** Props of the link inside it, which receives the focus. */
    grip: (trend: TrendAttributes) => ({
      'data-trend': trend.slug,
      draggable: false,
      ...(enabled && {
        onKeyDown: onKeyDown(trend),
        onBlur: () => lifted?.by === 'keys' && giveUp(trend),
        'aria-describedby': 'trend-moving-hint',
      }),
    }),
  };
}
