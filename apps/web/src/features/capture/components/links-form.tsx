import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { addressesAmong, keptLinks } from '../rules/capture.rules.ts';
import styles from './bookmarklet.module.css';

const loadCaptureMany = () => import('./capture-many.tsx');

/** Creates drafts from links, one link per line. */
export default function LinksForm({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('capture');
  const [typed, setTyped] = useKeptText(keptLinks(projectSlug));
  const [given, setGiven] = useState<readonly string[]>();
  const urls = addressesAmong(typed);
  const CaptureMany = useLoaded(given !== undefined, loadCaptureMany, () => setGiven(undefined));
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('linksTitle')}</h2>
      <p className={styles.text}>{t('linksText')}</p>
      <TextAreaField
        label={t('links')}
        rows={5}
        spellCheck={false}
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={urls.length === 0} onClick={() => setGiven(urls)}>
          {t('makeDrafts', { count: Math.max(urls.length, 1) })}
        </Button>
      </div>
      {given && CaptureMany && (
        <CaptureMany
          projectSlug={projectSlug}
          urls={given}
          onClose={(unread) => {
            setGiven(undefined);
            setTyped(unread.join('\n'));
          }}
        />
      )}
    </section>
  );
}
