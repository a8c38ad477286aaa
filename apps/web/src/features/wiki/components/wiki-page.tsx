import type { WikiPage } from '@foreglow/contract';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { headingElements } from '../rules/outline.rules.ts';
import { Blocks } from './blocks/blocks.tsx';
import { Neighbours } from './neighbours.tsx';
import { PageContents } from './page-contents.tsx';
import { PageHeadings, PagePath } from './page-path.ts';
import styles from './wiki-page.module.css';

/** With fewer headings a table of contents is not useful. */
const minHeadings = 2;

/** A page: the links to the pages above it, its title, its blocks, and the pages before and after. */
export function ShownPage({ page }: { readonly page: WikiPage }) {
  const { t } = useTranslation('wiki');
  const { slug, title, icon, language, above, blocks, headings } = page;
  useScrollToAnchor(slug);
  return (
    <PagePath value={`/wiki/${encodeURIComponent(slug)}`}>
      <article className={styles.page} lang={language ?? undefined}>
        {above.length > 0 && (
          <nav className={styles.above} aria-label={t('above')}>
            {above.map((one) => (
              <Link key={one.slug} to="/wiki/{-$wikiSlug}" params={{ wikiSlug: one.slug }}>
                {one.title}
              </Link>
            ))}
          </nav>
        )}
        <h1 className={styles.title} dir="auto">
          {icon !== null && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          {title}
        </h1>
        <div className={styles.blocks}>
          <PageHeadings value={headingElements(headings)}>
            <Blocks blocks={blocks} />
          </PageHeadings>
        </div>
        {blocks.length === 0 && <p className={styles.empty}>{t('emptyPage')}</p>}
        <Neighbours page={page} />
      </article>
      <div className={styles.side}>{headings.length >= minHeadings && <PageContents headings={headings} />}</div>
    </PagePath>
  );
}

/** Scrolls to the heading in the address, once its page is rendered. */
function useScrollToAnchor(slug: string): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is another one on another page
  useEffect(() => {
    if (hash === '') return;
    const heading = document.getElementById(hash);
    // Open the toggles that contain the heading.
    for (let toggle = heading?.closest('details'); toggle; toggle = toggle.parentElement?.closest('details')) {
      toggle.open = true;
    }
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, slug]);
}
