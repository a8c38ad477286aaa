import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '#ui/marks/mark.tsx';
import styles from './bookmarklet.module.css';

/** A bookmarklet that creates a card from the current page, with instructions. */
export function Bookmarklet({ projectSlug, projectTitle }: { projectSlug: string; projectTitle: string }) {
  const { t } = useTranslation('capture');
  // React does not write addresses of this kind, but a bookmark needs one.
  const written = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', programFor(projectSlug)),
    [projectSlug],
  );
  return (
    <section>
      <h2 className={styles.title}>{t('bookmarkletTitle')}</h2>
      <p className={styles.text}>{t('bookmarkletText')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: its address is written above */}
      <a ref={written} className={styles.link} draggable>
        <Mark size={18} />
        {t('bookmarkletName', { project: projectTitle })}
      </a>
    </section>
  );
}

function programFor(projectSlug: string): string {
  const address = `${location.origin}/projects/${encodeURIComponent(projectSlug)}/cards/create?url=`;
  return `javascript:void(open(${JSON.stringify(address)}+encodeURIComponent(location.href)))`;
}
