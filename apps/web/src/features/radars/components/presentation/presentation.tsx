import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import { IconChevronLeft, IconChevronRight, IconMaximize, IconScreenShare, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepAt, stepBy } from '#features/radars/rules/presented-step.rules.ts';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import { IconButton } from '#ui/button/button.tsx';
import { FullScreenDialog } from '#ui/dialog/full-screen-dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { notify } from '#ui/toast/notify.ts';
import { RadarPicture } from '../picture/radar-picture.tsx';
import styles from './presentation.module.css';
import { RisenBlip } from './risen-blip.tsx';
import { SpeakerView } from './speaker-view.tsx';
import { openSpeakerWindow, SpeakerWindow } from './speaker-window.tsx';

interface PresentationProps {
  readonly opened: boolean;
  readonly layout: RadarLayout;
  /** The sectors and rings of the layout. */
  readonly field: Field;
  /** The blips to present, in the order of their numbers. */
  readonly blips: readonly ReadBlip[];
  readonly title: string;
  readonly challenge: string | null;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Shows the whole radar again. */
  readonly onWhole: () => void;
  readonly onClose: () => void;
}

const icon = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;
/** Keys of the keyboard and of remote controls, with the number of steps. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  Enter: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Backspace: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** Keys that show nothing but the night, as remote controls send them. */
const darkening = new Set(['b', 'B', '.']);

/**
 * A full-screen presentation of a radar in the night sky: first the whole, then blip by blip. A click or a key goes on.
 */
export default function Presentation({ opened, onClose, title, ...shown }: PresentationProps) {
  const mounted = useMounted();
  const [speaker, setSpeaker] = useState<Window>();
  return (
    // Browsers end full screen when they open another window.
    <FullScreenDialog opened={opened && mounted} onClose={onClose} label={title} staysOpen={speaker !== undefined}>
      <Walk {...shown} title={title} speaker={speaker} onSpeaker={setSpeaker} onClose={onClose} />
    </FullScreenDialog>
  );
}

interface WalkProps extends Omit<PresentationProps, 'opened'> {
  /** The window of the speaker's view, while it is open. */
  readonly speaker: Window | undefined;
  readonly onSpeaker: (view: Window | undefined) => void;
}

function Walk(props: WalkProps) {
  const { layout, field, blips, title, challenge, chosen, speaker, onChoose, onWhole, onSpeaker, onClose } = props;
  const { t } = useTranslation('radars');
  const [isDark, setDark] = useState(false);
  const blip = blips.find(({ id }) => id === chosen);
  const at = stepAt(blips, chosen);
  const go = (by: number) => {
    setDark(false);
    const to = blips[stepBy(blips, chosen, by) - 1];
    if (to) onChoose(to.id);
    else onWhole();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWithin(event.target, 'button') && (event.key === ' ' || event.key === 'Enter')) return;
    const by = steps[event.key];
    if (by !== undefined) go(by);
    else if (darkening.has(event.key)) setDark(!isDark);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const openSpeaker = () => {
    const opened = openSpeakerWindow(t('speakerView'));
    if (opened) onSpeaker(opened);
    else notify.error(t('speakerBlocked'), { description: t('speakerBlockedHint') });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it takes the keys before the picture in it does
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the click of a remote control; there are buttons too
    <div
      className={styles.stage}
      data-dark={isDark || undefined}
      tabIndex={-1}
      data-autofocus
      onKeyDownCapture={onKeyDown}
      onClick={({ target, currentTarget }) => {
        const isHere = target instanceof Node && currentTarget.contains(target);
        if (isHere && !isWithin(target, 'button, [data-spot], [data-label]')) go(1);
      }}
    >
      <div className={styles.picture}>
        <RadarPicture
          layout={layout}
          field={field}
          blips={blips}
          challenge={challenge === title ? null : challenge}
          night
          label={t('pictureOf', { title })}
          chosen={blip?.id}
          pointed={undefined}
          onChoose={onChoose}
        />
      </div>
      <div className={styles.words} aria-live="polite">
        {blip ? (
          <RisenBlip key={blip.id} blip={blip} />
        ) : (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton label={t('previousBlip')} aria-disabled={at === 0} onClick={() => go(-1)}>
          <IconChevronLeft {...icon} />
        </IconButton>
        <IconButton label={t('nextBlip')} aria-disabled={at === blips.length} onClick={() => go(1)}>
          <IconChevronRight {...icon} />
        </IconButton>
        {speaker ? (
          <IconButton label={t('fullScreen')} onClick={() => void document.documentElement.requestFullscreen?.()}>
            <IconMaximize {...icon} />
          </IconButton>
        ) : (
          <IconButton label={t('speakerView')} onClick={openSpeaker}>
            <IconScreenShare {...icon} />
          </IconButton>
        )}
        <IconButton label={t('leavePresentation')} onClick={onClose}>
          <IconX {...icon} />
        </IconButton>
      </div>
      {speaker && (
        <SpeakerWindow view={speaker} onClosed={() => onSpeaker(undefined)}>
          <SpeakerView title={title} blips={blips} at={at} onStep={go} />
        </SpeakerWindow>
      )}
    </div>
  );
}

/** Whether something is in an element, here or in the window of the speaker, whose elements are of other classes. */
const isWithin = (target: EventTarget, selector: string): boolean =>
  'closest' in target && (target as Element).closest(selector) !== null;
