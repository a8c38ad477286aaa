import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/contract/radars/layout/places';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { PictureBlip } from '../../rules/picture-blip.rules.ts';
import { pointedPlace, type WantedPlace } from '../../rules/pointed-place.rules.ts';
import { RadarPicture } from '../picture/radar-picture.tsx';
import styles from './editor.module.css';

interface EditPictureProps {
  readonly layout: RadarLayout;
  readonly field: Field;
  readonly blips: readonly PictureBlip[];
  readonly challenge: string | null;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
  readonly onLeave: () => void;
  /** The blip follows the pointer. */
  readonly onDrag: (id: string, place: WantedPlace) => void;
  /** The blip was let go, or the drag was given up. */
  readonly onDrop: (place: WantedPlace | undefined) => void;
  /** A place was pointed at twice where no blip is. */
  readonly onAdd: (place: WantedPlace) => void;
  readonly onKey: (event: KeyboardEvent, id: string) => void;
}

/** A pointer that moved less has clicked. */
const dragFrom = 5;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  place: WantedPlace | undefined;
}

/** The picture of a radar whose blips can be dragged. */
export function EditPicture({ field, onDrag, onDrop, onAdd, onKey, ...picture }: EditPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [dragging, setDragging] = useState(false);
  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const matrix = frame.current?.querySelector('svg')?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return pointedPlace(picture.layout, field, { x, y });
  };
  const down = (event: PointerEvent) => {
    const id = blipOf(event.target);
    if (id === undefined || event.button !== 0 || !picture.blips.some((blip) => blip.id === id)) return;
    drag.current = { id, x: event.clientX, y: event.clientY, moved: false, place: undefined };
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    if (!now.moved) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < dragFrom) return;
      now.moved = true;
      frame.current?.setPointerCapture(event.pointerId);
      setDragging(true);
    }
    const place = placeAt(event);
    if (!place) return;
    now.place = place;
    onDrag(now.id, place);
  };
  const end = (dropped: boolean) => () => {
    const now = drag.current;
    drag.current = undefined;
    if (!now?.moved) return;
    setDragging(false);
    onDrop(dropped ? now.place : undefined);
    // The click that follows belongs to the drag.
    suppressed.current = true;
    setTimeout(() => {
      suppressed.current = false;
    });
  };
  const suppressed = useRef(false);
  const click = (event: MouseEvent) => {
    if (suppressed.current) event.stopPropagation();
  };
  const doubleClick = (event: MouseEvent) => {
    const place = blipOf(event.target) === undefined ? placeAt(event) : undefined;
    if (place) onAdd(place);
  };
  const key = (event: KeyboardEvent) => {
    const id = blipOf(event.target);
    if (id !== undefined) onKey(event, id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blips in it take the keys; dragging has keys of its own
    <div
      ref={frame}
      className={styles.picture}
      data-dragging={dragging || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end(true)}
      onPointerCancel={end(false)}
      onClickCapture={click}
      onDoubleClick={doubleClick}
      onKeyDownCapture={key}
    >
      <RadarPicture {...picture} />
    </div>
  );
}

const blipOf = (target: EventTarget): string | undefined =>
  (target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null) ?? undefined;
