import type { RadarLayout } from '@foreglow/contract';
import { drawTrails } from '@foreglow/pictures/radars/annotations';
import { annotateForAllWidths } from '@foreglow/pictures/radars/draw-names';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { variableNightStyle, variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enlargedWidth, fingerRadii } from '#features/radars/rules/phone-picture.rules.ts';
import { type PictureBlip, spotOf, spotsOf } from '#features/radars/rules/picture-blip.rules.ts';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { cx } from '#ui/class-names.ts';
import { Background } from './background.tsx';
import { BlipMark } from './blip-mark.tsx';
import { GroupList } from './group-list.tsx';
import { GroupMark } from './group-mark.tsx';
import { Labels } from './labels.tsx';
import { Names } from './names.tsx';
import { PhoneControls } from './phone-controls.tsx';
import styles from './radar-picture.module.css';
import { Sky } from './sky.tsx';
import { Tip } from './tip.tsx';
import { usePrefix } from './use-prefix.ts';
import { useRoving } from './use-roving.ts';
import { useStyleVariables } from './use-style-variables.ts';

/**
 * The name of a blip with everything that its mark shows: `31 Heat as a street utility, Energy, Next, impact 4, new`.
 */
function useBlipName(): (blip: PictureBlip) => string {
  const { t } = useTranslation('radars');
  return ({ number, label, domain, ring, impact, movement }) => {
    const parts = [`${number} ${label}`, domain, ring, t('impactIs', { impact })];
    if (movement && movement !== 'unchanged') parts.push(t(`moved_${movement}`));
    return parts.join(', ');
  };
}

interface RadarPictureProps {
  readonly layout: RadarLayout;
  /** The sectors and rings of the layout. */
  readonly field: Field;
  readonly blips: readonly PictureBlip[];
  /** The question in the sun. A narrow picture does not show it. */
  readonly challenge: string | null;
  /** Whether it is shown as lights in the night sky. */
  readonly night?: boolean;
  /** Whether the ways that blips have come are drawn; a comparison draws its own. */
  readonly trails?: boolean;
  /** The accessible name of the picture. */
  readonly label: string;
  /** The id of the chosen blip. */
  readonly chosen?: string | undefined;
  /** The id of the blip under the pointer, here or in a list next to the picture. */
  readonly pointed?: string | undefined;
  readonly onPoint?: ((id: string | undefined) => void) | undefined;
  readonly onChoose: (id: string) => void;
  /** Called on Escape in the picture. */
  readonly onLeave?: (() => void) | undefined;
  /** The ids of blips that are dimmed. */
  readonly dimmed?: ReadonlySet<string> | undefined;
  /** Drawn between the field and the blips: trails of a comparison, or the target cell of a drag. */
  readonly below?: ReactNode;
  /** Drawn over the blips. */
  readonly above?: ReactNode;
  /** Next to the drawing, instead of the name of the blip under the pointer. */
  readonly tip?: ReactNode;
}

/**
 * The picture of a radar. One of its blips is in the tab order; arrow keys move to the nearest blip in their direction,
 * Enter chooses. A group of blips that did not fit opens as a list.
 */
export function RadarPicture(props: RadarPictureProps) {
  const { layout, field, blips, challenge, label, chosen, pointed, onPoint, onChoose, onLeave, dimmed } = props;
  const { below, above, tip, night = false, trails = true } = props;
  const { t } = useTranslation('radars');
  const nameOf = useBlipName();
  const variables = useStyleVariables(night);
  const style = night ? variableNightStyle : variableRadarStyle;
  const prefix = usePrefix();
  const annotations = useMemo(() => annotateForAllWidths(layout, field, blips), [layout, field, blips]);
  const spots = useMemo(() => spotsOf(layout, blips), [layout, blips]);
  const fingers = useMemo(() => fingerRadii(spots), [spots]);
  const [opened, setOpened] = useState<string>();
  const [enlarged, setEnlarged] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    // An enlarged picture shows its middle first.
    if (box && enlarged) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  }, [enlarged]);
  const open = (key: string) => {
    const spot = spots.find((one) => one.key === key);
    if (spot && spot.blips.length > 1) setOpened(key === opened ? undefined : key);
    else if (spot) onChoose(spot.blips[0].id);
  };
  const onOpen = useStable(open);
  const onPointed = useStable((id: string | undefined) => onPoint?.(id));
  const leave = opened ? () => setOpened(undefined) : onLeave;
  const { picture, tabbed, focus } = useRoving(spots, spotOf(spots, chosen)?.key, open, leave);
  const shown = spotOf(spots, pointed);
  const openedSpot = spots.find(({ key }) => key === opened && opened !== undefined);
  const sizes = { '--ratio': layout.width / layout.height, '--enlarged': `${enlargedWidth(layout)}px` };
  const drawn = (
    <div
      className={cx(styles.frame, enlarged && styles.enlarged)}
      style={{ ...variables, ...sizes } as CSSProperties}
      onPointerLeave={() => onPoint?.(undefined)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        {...picture}
        // It gets the focus when its last blip is removed.
        tabIndex={-1}
        className={styles.picture}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={label}
      >
        <Sky layout={layout} style={style} prefix={prefix} />
        <Names
          layout={layout}
          domains={field.domains}
          rings={field.rings}
          challenge={challenge}
          style={style}
          prefix={prefix}
        />
        {below}
        {trails && <Background nodes={[drawTrails(annotations.trails, style)]} />}
        {spots.map((spot) => {
          const { key, blips: inside } = spot;
          const common = {
            spot,
            finger: fingers.get(key) ?? spot.r,
            label: inside.length > 1 ? t('moreBlips', { count: inside.length }) : nameOf(inside[0]),
            tabbed: key === tabbed,
            chosen: inside.some(({ id }) => id === chosen),
            pointed: key === shown?.key,
            dimmed: dimmed !== undefined && inside.every(({ id }) => dimmed.has(id)),
            onOpen,
            onPoint: onPointed,
          };
          return inside.length > 1 ? (
            <GroupMark key={key} {...common} layout={layout} style={style} opened={key === opened} />
          ) : (
            <BlipMark
              key={key}
              {...common}
              style={style}
              prefix={prefix}
              scale={layout.scale}
              named={annotations.named.has(key)}
            />
          );
        })}
        <Labels annotations={annotations} style={style} dimmed={dimmed} onOpen={onOpen} onPoint={onPointed} />
        {above}
      </svg>
      {tip ??
        (shown && shown.key !== opened && (
          <Tip layout={layout} spot={shown} pointed={pointed} labels={annotations.labels} />
        ))}
      {openedSpot && (
        <GroupList
          layout={layout}
          spot={openedSpot}
          chosen={chosen}
          onChoose={(id) => {
            setOpened(undefined);
            onChoose(id);
          }}
          onClose={() => {
            setOpened(undefined);
            focus(openedSpot.key);
          }}
        />
      )}
    </div>
  );
  return (
    <div className={styles.whole}>
      <div ref={scroller} className={styles.scroller}>
        {drawn}
      </div>
      <PhoneControls rings={field.rings} enlarged={enlarged} onEnlarge={setEnlarged} />
    </div>
  );
}
