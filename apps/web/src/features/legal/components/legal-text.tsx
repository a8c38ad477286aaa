import type { LegalPage } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#features/auth/components/notice.tsx';
import { PublicFoot } from '#features/auth/components/public-foot.tsx';
import { useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Mark } from '#ui/marks/mark.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { legalTextQuery } from '../api/read-legal-text.ts';
import styles from './legal-text.module.css';

interface LegalTextProps {
  readonly page: LegalPage;
  readonly title: string;
}

/** A page with one of the public texts. Anybody can read it, with or without an account. */
export function LegalText({ page, title }: LegalTextProps) {
  const { t, i18n } = useTranslation('legal');
  const { name } = useSiteConfig();
  const me = useMe();
  const query = useQuery(legalTextQuery(page, i18n.language));
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <Mark />
          {name}
        </Link>
        <Link to={me ? '/' : '/login'} className={styles.way}>
          {me ? t('home') : t('signIn')}
        </Link>
      </header>
      <main className={styles.sheet}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <QueryState query={query} skeleton={<TextSkeleton />}>
          {({ text, own }) => (
            <>
              {!own && me?.permissions.is_global_admin && (
                <Notice>{t('startingText', { file: `legal/${i18n.language}/${page}.md` })}</Notice>
              )}
              <LazyProse top={2} trusted>
                {text}
              </LazyProse>
            </>
          )}
        </QueryState>
        <PublicFoot />
      </main>
    </div>
  );
}

function TextSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Loading />
      {['94%', '88%', '91%', '60%', '40%', '93%', '85%', '70%'].map((width) => (
        <SkeletonBlock key={width} width={width} />
      ))}
    </div>
  );
}
