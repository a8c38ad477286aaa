import { movementSymbols, type RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PictureBlip } from '#features/radars/rules/picture-blip.rules.ts';
import { IconButton } from '#ui/button/button.tsx';
import { FullScreenDialog } from '#ui/dialog/full-screen-dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { RadarPicture } from '../picture/radar-picture.tsx';
import styles from './presentation.module.css';

interface PresentationProps {
  readonly opened: boolean;
  readonly layout: RadarLayout;
  /** The sectors and rings of the layout. */
  readonly field: Field;
  /** The blips to present, in the order of their numbers. */
  readonly blips: readonly PictureBlip[];
  readonly title: string;
  readonly challenge: string | null;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const icon = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;
const onwards = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']);
const back = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']);

/** A full-screen presentation of a radar: the picture and the current blip. A click or a key goes to the next blip. */
export default function Presentation({ opened, onClose, title, ...shown }: PresentationProps) {
  const mounted = useMounted();
  return (
    <FullScreenDialog opened={opened && mounted} onClose={onClose} label={title}>
      <Walk {...shown} title={title} onClose={onClose} />
    </FullScreenDialog>
  );
}

type WalkProps = Omit<PresentationProps, 'opened'>;

function Walk({ layout, field, blips, title, challenge, chosen, onChoose, onClose }: WalkProps) {
  const { t } = useTranslation('radars');
  const at = blips.findIndex(({ id }) => id === chosen);
  const blip = blips[at];
  const next = blips[at + 1];
  const previous = at > 0 ? blips[at - 1] : undefined;
  const go = (to: PictureBlip | undefined) => to && onChoose(to.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it takes the keys before the picture in it does
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the click of a remote control; there are buttons too
    <div
      className={styles.stage}
      tabIndex={-1}
      data-autofocus
      onKeyDownCapture={(event) => {
        const onButton = event.target instanceof Element && event.target.closest('button');
        if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
        if (onwards.has(event.key)) go(next);
        else if (back.has(event.key)) go(previous);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button, [data-spot], [data-label]')) go(next);
      }}
    >
      <div className={styles.picture}>
        <RadarPicture
          layout={layout}
          field={field}
          blips={blips}
          challenge={challenge}
          night
          label={t('pictureOf', { title })}
          chosen={blip?.id}
          pointed={undefined}
          onChoose={onChoose}
        />
      </div>
      <div className={styles.words} aria-live="polite">
        {blip ? (
          <>
            <p className={styles.place}>
              {[blip.number, blip.domain, blip.ring].join(' · ')}
              {blip.movement && blip.movement !== 'unchanged' && (
                <span className={styles.moved}>
                  {' '}
                  · {movementSymbols[blip.movement]} {t(`moved_${blip.movement}`)}
                </span>
              )}
            </p>
            <p className={styles.label} dir="auto">
              {blip.label}
            </p>
          </>
        ) : (
          <p className={styles.label} dir="auto">
            {title}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton label={t('previousBlip')} aria-disabled={!previous} onClick={() => go(previous)}>
          <IconChevronLeft {...icon} />
        </IconButton>
        <IconButton label={t('nextBlip')} aria-disabled={!next} onClick={() => go(next)}>
          <IconChevronRight {...icon} />
        </IconButton>
        <IconButton label={t('leavePresentation')} onClick={onClose}>
          <IconX {...icon} />
        </IconButton>
      </div>
    </div>
  );
}
