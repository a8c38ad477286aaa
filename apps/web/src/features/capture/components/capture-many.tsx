import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import styles from './capture-many.module.css';
import { type LinkOutcome, useManyCaptures } from './use-many-captures.ts';

interface CaptureManyProps {
  readonly projectSlug: string;
  readonly urls: readonly string[];
  /** Called with the links whose pages have not been read. */
  readonly onClose: (unread: readonly string[]) => void;
}

/** Creates a draft from each of several links, and shows the result of each. */
export default function CaptureMany({ projectSlug, urls, onClose }: CaptureManyProps) {
  const { t } = useTranslation('capture');
  const { number } = useFormats();
  const { links, busy, done, unread, retry } = useManyCaptures(projectSlug, urls);
  const count = (is: LinkOutcome['is']) => links.filter(({ outcome }) => outcome.is === is).length;
  const close = () => onClose(unread);
  return (
    <Dialog
      opened
      onClose={close}
      title={t('manyTitle', { count: urls.length })}
      width={640}
      closeOnClickOutside={false}
    >
      <div className={styles.progress}>
        <ProgressBar label={t('manyProgress')} share={done / Math.max(links.length, 1)} />
        <p role="status">
          {busy
            ? t('manyDone', { done: number(done), all: number(links.length) })
            : t('manyResult', {
                count: count('made'),
                made: number(count('made')),
                known: number(count('known')),
                failed: number(count('failed')),
              })}
        </p>
      </div>
      <ul className={styles.links}>
        {links.map(({ url, outcome }) => (
          <li key={url}>
            <span className={styles.url}>
              {(outcome.is === 'made' || outcome.is === 'known') && outcome.slug ? (
                <Link
                  to="/projects/$projectSlug/cards/$cardSlug"
                  params={{ projectSlug, cardSlug: outcome.slug }}
                  target="_blank"
                >
                  {outcome.title}
                </Link>
              ) : (
                url
              )}
            </span>
            <span className={outcome.is === 'failed' ? styles.failed : styles.outcome}>
              {outcome.is === 'failed' ? outcome.message : t(`outcome_${outcome.is}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-foot>
        {!busy && count('failed') > 0 && <Button onClick={retry}>{t('retryFailed')}</Button>}
        <Button variant="primary" onClick={close}>
          {t(busy ? 'stop' : 'done')}
        </Button>
      </div>
    </Dialog>
  );
}
