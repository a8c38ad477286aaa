import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PictureBlip } from '#features/radars/rules/picture-blip.rules.ts';
import { samePlace, type WantedPlace } from '#features/radars/rules/pointed-place.rules.ts';
import { followPointer } from '#lib/dragging/follow-pointer.ts';

/** A position in the window, in pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

interface BlipDragOptions {
  readonly blips: readonly PictureBlip[];
  /** The place in the radar at a point of the window. */
  readonly placeAt: (at: WindowPoint) => WantedPlace | undefined;
  readonly onDrag: (id: string, place: WantedPlace) => void;
  readonly onDrop: (place: WantedPlace | undefined) => void;
}

/** A pointer that was pressed on a blip. */
interface Press {
  readonly id: string;
  readonly event: globalThis.PointerEvent;
}

/**
 * Drags blips by mouse or finger, one at a time. A drag is cancelled if its blip is removed by somebody else. `dragged`
 * is the dragged blip with the place under the pointer.
 */
export function useBlipDrag({ blips, placeAt, onDrag, onDrop }: BlipDragOptions) {
  const [press, setPress] = useState<Press>();
  const [over, setOver] = useState<WantedPlace>();
  const isThere = blips.some(({ id }) => id === press?.id);
  const here = useEffectEvent(placeAt);
  const drag = useEffectEvent(onDrag);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!press || !isThere) return;
    const { id, event } = press;
    let lifted = false;
    let moved = false;
    let last: WantedPlace | undefined;
    const moveTo = (at: WindowPoint) => {
      const place = here(at);
      if (!place || samePlace(place, last)) return;
      last = place;
      moved = true;
      setOver(place);
      drag(id, place);
    };
    return followPointer(event, {
      onLift: () => {
        lifted = true;
        last = here({ x: event.clientX, y: event.clientY });
        setOver(last);
      },
      onMove: moveTo,
      onEnd: (at) => {
        // A blip that is released before its first frame is still dragged once before it is dropped.
        if (at && !moved) flushSync(() => moveTo(at));
        setPress(undefined);
        setOver(undefined);
        if (lifted) drop(at && moved ? here(at) : undefined);
      },
    });
  }, [press, isThere]);

  const begin = (event: PointerEvent, id: string | undefined) => {
    if (press || !event.isPrimary || event.button !== 0) return;
    if (blips.some((blip) => blip.id === id) && id !== undefined) setPress({ id, event: event.nativeEvent });
  };
  return { dragged: press && over ? { id: press.id, place: over } : undefined, begin };
}
