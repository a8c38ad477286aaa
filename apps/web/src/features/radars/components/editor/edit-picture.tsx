import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { PictureBlip } from '#features/radars/rules/picture-blip.rules.ts';
import { pointedPlace, type WantedPlace } from '#features/radars/rules/pointed-place.rules.ts';
import { RadarPicture } from '../picture/radar-picture.tsx';
import styles from './editor.module.css';
import { TargetCell, TargetName } from './target-cell.tsx';
import { useBlipDrag, type WindowPoint } from './use-blip-drag.ts';

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
  /** The blip follows the pointer. Called at most once per frame, and only when the place has changed. */
  readonly onDrag: (id: string, place: WantedPlace) => void;
  /** The blip was released. Undefined: the drag was cancelled, or the blip was never moved. */
  readonly onDrop: (place: WantedPlace | undefined) => void;
  /** A place without a blip was double-clicked. */
  readonly onAdd: (place: WantedPlace) => void;
  readonly onKey: (event: KeyboardEvent, id: string) => void;
}

/** The picture of a radar whose blips can be dragged. The target cell is highlighted and named. */
export function EditPicture({ onDrag, onDrop, onAdd, onKey, ...picture }: EditPictureProps) {
  const { layout, field, blips, pointed } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const placeAt = (at: WindowPoint) => {
    const matrix = frame.current?.querySelector('svg')?.getScreenCTM()?.inverse();
    return matrix && pointedPlace(layout, field, new DOMPoint(at.x, at.y).matrixTransform(matrix));
  };
  const { dragged, begin } = useBlipDrag({ blips, placeAt, onDrag, onDrop });
  const doubleClick = ({ target, clientX, clientY }: MouseEvent) => {
    const place = spotKeyOf(target) === undefined ? placeAt({ x: clientX, y: clientY }) : undefined;
    if (place) onAdd(place);
  };
  const key = (event: KeyboardEvent) => {
    const id = spotKeyOf(event.target);
    if (id !== undefined) onKey(event, id);
  };
  const target = dragged && { layout, field, place: dragged.place };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blips in it take the keys; dragging has keys of its own
    <div
      ref={frame}
      className={styles.picture}
      data-dragging={dragged ? true : undefined}
      onPointerDown={(event) => begin(event, spotKeyOf(event.target))}
      onDoubleClick={doubleClick}
      onKeyDownCapture={key}
    >
      <RadarPicture
        {...picture}
        pointed={dragged?.id ?? pointed}
        below={target && <TargetCell {...target} />}
        tip={target && <TargetName {...target} />}
      />
    </div>
  );
}

/** The id of a blip, or the key of several blips drawn as one. */
const spotKeyOf = (target: EventTarget): string | undefined =>
  (target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null) ?? undefined;
