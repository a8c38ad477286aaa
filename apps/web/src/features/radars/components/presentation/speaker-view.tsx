import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceOf, reasonOf } from '#features/radars/rules/from-trend.rules.ts';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import styles from './speaker-view.module.css';

interface SpeakerViewProps {
  readonly title: string;
  readonly blips: readonly ReadBlip[];
  /** The step: 0 for the whole radar. */
  readonly at: number;
  readonly onStep: (by: number) => void;
}

const focused = (view: HTMLElement | null) => view?.focus();

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** What the speaker sees: the notes on the presented blip, the next one, and the time. */
export function SpeakerView({ title, blips, at, onStep }: SpeakerViewProps) {
  const { t } = useTranslation('radars');
  const blip = blips[at - 1];
  const next = blips[at];
  const reason = blip && reasonOf(blip);
  const evidence = blip ? evidenceOf(blip) : [];
  return (
    // It has the focus, so that the keys of a remote control reach the presentation from this window too.
    <div ref={focused} className={styles.view} tabIndex={-1}>
      <header className={styles.top}>
        <Elapsed />
        <span>{t('stepOf', { at, of: blips.length })}</span>
        <span className={styles.steps}>
          <IconButton label={t('previousBlip')} aria-disabled={at === 0} onClick={() => onStep(-1)}>
            <IconChevronLeft {...icon} />
          </IconButton>
          <IconButton label={t('nextBlip')} aria-disabled={!next} onClick={() => onStep(1)}>
            <IconChevronRight {...icon} />
          </IconButton>
        </span>
      </header>
      <main className={styles.notes}>
        {blip && <p className={styles.place}>{[blip.number, blip.domain, blip.ring].join(' · ')}</p>}
        <h1 dir="auto">{blip?.label ?? title}</h1>
        {reason ? <LazyProse>{reason}</LazyProse> : blip && <p className={styles.place}>{t('noReason')}</p>}
        {evidence.length > 0 && (
          <>
            <h2>{t('evidence')}</h2>
            <ul>
              {evidence.map((card) => (
                <li key={card.slug} dir="auto">
                  {card.title}
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
      <footer className={styles.next}>
        {next ? (
          <>
            <span className={styles.place}>{t('nextUp')}</span> <b dir="auto">{next.label}</b>
          </>
        ) : (
          <span className={styles.place}>{t('atEnd')}</span>
        )}
      </footer>
    </div>
  );
}

/** The time since the speaker's view was opened, which can be counted from zero again. */
function Elapsed() {
  const { t } = useTranslation('radars');
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span className={styles.elapsed}>
      <span role="timer" aria-label={t('elapsed')}>
        {Math.floor(seconds / 60)}:{two(seconds % 60)}
      </span>
      <Button
        variant="quiet"
        aria-label={t('startOver')}
        title={t('startOver')}
        icon={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => {
          setSince(Date.now());
          setNow(Date.now());
        }}
      />
    </span>
  );
}
