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
  /** Called with the links that are not cards yet, and the slugs of the drafts that were created. */
  readonly onClose: (unsaved: readonly string[], drafts: readonly string[]) => void;
}

const reasonOf = (outcome: LinkOutcome): string => ('message' in outcome ? outcome.message : '');

/** Creates a draft from each of several links, and shows the result of each. */
export default function CaptureMany({ projectSlug, urls, onClose }: CaptureManyProps) {
  const { t } = useTranslation('capture');
  const { number } = useFormats();
  const { links, busy, done, drafts, unsaved, retry } = useManyCaptures(projectSlug, urls);
  const count = (is: LinkOutcome['is']) => links.filter(({ outcome }) => outcome.is === is).length;
  const close = () => onClose(unsaved, drafts);
  const results = (['made', 'kept', 'known', 'failed'] as const)
    .filter((is) => is === 'made' || count(is) > 0)
    .map((is) => t(`result_${is}`, { count: count(is) }));
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
          {busy ? t('manyDone', { done: number(done), all: number(links.length) }) : results.join(', ')}
        </p>
      </div>
      <ul className={styles.links}>
        {links.map(({ url, outcome }) => (
          <li key={url}>
            <span className={styles.url}>
              {'slug' in outcome && outcome.slug ? (
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
              {outcome.is === 'failed' ? outcome.message : `${t(`outcome_${outcome.is}`)} ${reasonOf(outcome)}`.trim()}
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
